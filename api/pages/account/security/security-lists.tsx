import { agoWords } from '../../../../shared/ui/ago-words.ts'
import { dayWords } from '../../../../shared/ui/day-words.ts'
import { instantWords } from '../../../../shared/ui/instant-words.ts'
import type { Passkey, Session } from '../../../ports/account-security.ts'
import { ConfirmForm } from '../../forms/confirm-form.tsx'
import { ButtonForm } from '../../forms/form.tsx'
import { RenameForm } from '../../forms/rename-form.tsx'
import { dayMs } from '../../../../shared/durations.ts'

export function PasskeyList({ passkeys, now }: { passkeys: Passkey[]; now: Date }) {
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

export const SessionList = ({ sessions, now }: { sessions: Session[]; now: Date }) => (
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
