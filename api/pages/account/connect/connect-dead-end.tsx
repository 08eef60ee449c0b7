import { FormField } from '../../forms/form-field.tsx'
import { paths } from '../../../../shared/paths.ts'
import words from './dead-ends.json' with { type: 'json' }
import type { ComponentChildren } from 'preact'
import { accountSheet } from '../../page/account-sheet.tsx'
import type { Sheet } from '../../page/define-page.ts'

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

export const startTitle = 'Connect a tool'

type ConnectSheet = Pick<Sheet, 'status' | 'headers' | 'ownTitle'> & {
  title: string
  children: ComponentChildren
  extra?: ComponentChildren
}

/**
 * Never cached, and never sends the URL with a code to another site as a referrer. It does send it to this site: without any referrer,
 * browsers send a form’s Origin as null, and on plain http sites nothing else shows that the form is ours.
 */
export const connectSheet = ({ title, headers, ...rest }: ConnectSheet): Sheet =>
  accountSheet({ title, drawing: false, headers: { 'Referrer-Policy': 'same-origin', ...headers }, ...rest })
