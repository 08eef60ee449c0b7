import { mustSetUpSecondFactor } from '../../../domain/moderation/moderator-rule.ts'
import { deletePasskey, renamePasskey } from '../../../actions/sessions/passkeys.ts'
import { revokeOtherSessions, revokeSession } from '../../../actions/sessions/sign-in.ts'
import { defineForm, definePage } from '../../page/define-page.ts'
import { PasskeyList, SessionList } from './security-lists.tsx'
import { securitySheet } from './security-page.tsx'
import { paths } from '../../../../shared/paths.ts'
import { LinkButton } from '../../parts/link-button.tsx'
import { pluralForm } from '../../../../shared/plural.ts'

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
