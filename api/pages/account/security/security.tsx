import { mustSetUpSecondFactor } from '../../../domain/moderation/moderator-rule.ts'
import { deletePasskey, renamePasskey } from '../../../actions/sessions/passkeys.ts'
import { revokeOtherSessions, revokeSession } from '../../../actions/sessions/sign-in.ts'
import { defineForm, definePage, type Sheet } from '../../page/define-page.ts'
import { paths } from '../../../../shared/paths.ts'
import { LinkButton } from '../../parts/button.tsx'
import { pluralForm } from '../../../../shared/plural.ts'
import { agoWords, dayWords, instantWords } from '../../../../shared/ui/day-words.ts'
import type { Passkey, Session } from '../../../ports/accounts.ts'
import { ConfirmForm, RenameForm, ButtonForm } from '../../forms/form.tsx'
import { dayMs } from '../../../../shared/durations.ts'
import type { ComponentChildren } from 'preact'
import { privateSheet } from '../../page/account-sheet.tsx'
import { PasskeyScript } from '../sign-in/passkey-forms.tsx'

export const security = definePage({
  path: paths.security,
  access: 'member',
  load: ({ world, ctx }) => world.accounts.readSecurity(ctx.get('Cookie')),
  forms: {
    'rename-passkey': defineForm(renamePasskey, { rejected: 'Not renamed', says: 'Renamed.' }),
    'delete-passkey': defineForm(deletePasskey, { says: 'Passkey deleted. Your other devices are signed out.' }),
    'revoke-session': defineForm(revokeSession, { says: 'Session revoked.' }),
    'revoke-other-sessions': defineForm(revokeOtherSessions, { says: 'All other sessions revoked.' }),
  },
  view({ recoveryCodesLeft, passkeys, sessions }, { world, account, now }) {
    const isOn = recoveryCodesLeft !== null
    return securitySheet({
      title: 'Security',
      lead: 'Sign-in methods and sessions',
      children: (
        <>
          {mustSetUpSecondFactor(world, account) && (
            <p class="security__needed below-5 pad-3-4 rounded-small" role="status">
              Moderators here need two-factor authentication. Turn it on to open the review queue.
            </p>
          )}
          <section class="stack left gap-4 above-6 capped pad-top-4">
            <h2>Two-factor authentication</h2>
            <p class="soft">
              {isOn
                ? `On. You have ${recoveryCodesLeft} unused recovery ${pluralForm(recoveryCodesLeft, 'code')}.`
                : 'Off. When it’s on, signing in takes your password and a code from an app on your phone.'}
            </p>
            <a class={isOn ? 'sw-button' : 'sw-button sw-button--primary'} href={paths.twoFactor()}>
              {isOn ? 'Manage two-factor authentication' : 'Set up two-factor authentication'}
            </a>
          </section>
          <section class="stack left gap-4 above-6 capped pad-top-4">
            <h2>Passkeys</h2>
            <p class="soft">Sign in with your fingerprint, face or screen lock instead of a password and code.</p>
            <PasskeyList passkeys={passkeys} now={now} />
            <LinkButton href={paths.addPasskey()} words="Add passkey" />
          </section>
          <section class="stack left gap-4 above-6 capped pad-top-4">
            <h2>Sessions</h2>
            <p class="soft">Where you’re signed in. We store the browser’s name and these times, but not your IP address or location.</p>
            <SessionList sessions={sessions} now={now} />
          </section>
        </>
      ),
    })
  },
})

function PasskeyList({ passkeys, now }: { passkeys: Passkey[]; now: Date }) {
  if (passkeys.length === 0) return <p class="whole dashed pad-5 soft rounded">No passkeys yet.</p>
  return (
    <ul class="connections__list ruled whole grid flat bare">
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} now={now} />
      ))}
    </ul>
  )
}

const PasskeyRow = ({ passkey: { id, name, createdAt, lastUsedAt }, now }: { passkey: Passkey; now: Date }) => (
  <li class="connection grid at-start gap-2-5 wraps underlined">
    <div class="connection__facts soft">
      <h3 class="ink">
        <bdi>{name}</bdi>
      </h3>
      <p>
        Added <time dateTime={createdAt}>{dayWords(createdAt.slice(0, 10))}</time>
        {lastUsedAt === null ? ', not used yet' : ', last used '}
        {lastUsedAt !== null && <time dateTime={lastUsedAt}>{agoWords(lastUsedAt, now)}</time>}
      </p>
    </div>
    <RenameForm name="rename-passkey" id={id} field="name" label="Passkey name" value={name} maxLength={60} what={name} />
    <ConfirmForm name="delete-passkey" about={{ id }} head="" summary="Delete" button="Delete passkey" of={` ${name}`}>
      <p>You won’t be able to sign in with it. Your other devices will be signed out.</p>
    </ConfirmForm>
  </li>
)

const SessionList = ({ sessions, now }: { sessions: Session[]; now: Date }) => (
  <>
    <ul class="connections__list ruled whole grid flat bare">
      {sessions.map(({ id, isThis, browser, signedInAt, usedAt }) => (
        <li class="connection grid at-start gap-2-5 wraps underlined" key={id}>
          <div class="connection__facts soft">
            <h3 class="ink">
              {browser} {isThis && <span class="security__this tone-pass smaller medium rounded-small">This device</span>}
            </h3>
            <p>
              Signed in <time dateTime={signedInAt}>{instantWords(signedInAt)}</time>
            </p>
            {/* A session’s use is stored once a day. */}
            {!isThis && (
              <p>
                Last used <time dateTime={usedAt}>{usedWords(usedAt, now)}</time>
              </p>
            )}
          </div>
          {!isThis && <ButtonForm name="revoke-session" about={{ id }} words="Revoke session" />}
        </li>
      ))}
    </ul>
    {sessions.length > 1 && (
      <ConfirmForm name="revoke-other-sessions" head="" summary="Revoke all other sessions" button="Revoke other sessions">
        <p>Every device but this one will be signed out immediately. Connected tools stay connected.</p>
      </ConfirmForm>
    )}
  </>
)

/** Only the day is known. */
function usedWords(usedAt: string, now: Date): string {
  const days = Math.floor((now.getTime() - Date.parse(usedAt)) / dayMs)
  return days < 1 ? 'in the last 24 hours' : agoWords(usedAt, now)
}

type SecurityPage = { title: string; lead: ComponentChildren; children: ComponentChildren; isStep?: boolean }

/** A page of /profile/security/. `isStep`: below the overview, and links back to it. */
export const securitySheet = ({ title, lead, children, isStep = false }: SecurityPage): Sheet =>
  privateSheet({
    title,
    lead,
    description: 'Two-factor authentication, passkeys, and the devices that are signed in to your account.',
    extra: <PasskeyScript />,
    look: isStep ? 'security security--step list-width' : 'security list-width',
    children: (
      <>
        {children}
        {isStep && (
          <p class="account__other above-5 soft">
            <a href={paths.security()}>Back to security</a>
          </p>
        )}
      </>
    ),
  })
