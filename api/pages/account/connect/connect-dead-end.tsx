import { FormField } from '../../forms/form-field.tsx'
import { paths } from '../../../../shared/paths.ts'
import words from './dead-ends.json' with { type: 'json' }

export const deadEndTitles = words.titles

export const DeadEnd = ({ state }: { state: keyof typeof deadEndTitles }) => (
  <div class="connect stack gap-5 wraps">
    <p>{words.reasons[state]}</p>
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

/** Where people enter the code of a tool that can’t open a link. */
export const CodeForm = () => (
  <form class="form stack gap-5" action={paths.connect()} method="get">
    <CodeField hint="8 letters, such as BCDF-GHJK." />
    <div class="row center gap-3-5">
      <button class="sw-button sw-button--primary">Continue</button>
    </div>
  </form>
)

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
