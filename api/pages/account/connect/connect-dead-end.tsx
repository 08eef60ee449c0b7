import { FormField } from '../../forms/form-field.tsx'
import { paths } from '../../../../shared/paths.ts'

export const deadEndTitles = {
  unknown: 'Invalid code',
  expired: 'Code expired',
  approved: 'Code already used',
  declined: 'Request declined',
}

const reasons = {
  unknown: 'We don’t recognize this code. Check it in your tool: 8 letters, no digits. Codes expire after 10 minutes.',
  expired: 'This code expired before it was approved.',
  approved: 'This code was already used. If you lost the token, revoke the connection and connect again.',
  declined: 'Nothing was connected. If you change your mind, start a new session in your tool or request a new code.',
}

export function DeadEnd({ state }: { state: keyof typeof reasons }) {
  return (
    <div class="connect stack gap-5 wraps">
      <p>{reasons[state]}</p>
      {state === 'unknown' ? (
        <CodeForm />
      ) : (
        <p>
          {state !== 'declined' && 'Start again from your tool to get a new link. '}
          <a href={paths.connections()}>See all connections</a>
        </p>
      )}
    </div>
  )
}

/** Where people enter the code of a tool that can’t open a link. */
export function CodeForm() {
  return (
    <form class="form" action={paths.connect()} method="get">
      <CodeField hint="8 letters, such as BCDF-GHJK." />
      <div class="form__actions">
        <button class="sw-button sw-button--primary">Continue</button>
      </div>
    </form>
  )
}

export const CodeField = ({ hint }: { hint: string }) => (
  <FormField
    name="code"
    label="Code from your tool"
    look="connect__input"
    autocomplete="one-time-code"
    autocapitalize="characters"
    inputmode="text"
    spellcheck={false}
    isSecret
    required
    hint={hint}
  />
)
