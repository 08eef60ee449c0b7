import type { ComponentChildren, ComponentProps } from 'preact'
import { ErrorSummary, FormField } from './form-field.tsx'
import { FormGuard, openedAt } from './form-guard.tsx'
import { requireForm } from './known-forms.ts'
import { CurrentForm, useRequest, type PageRequest, type RejectedForm } from './page-request.ts'
import { Button } from '../parts/button.tsx'

type FormProps = {
  /** Its name in the page’s `forms`. */
  name: string
  /** The names of others that its fields are for: those of its buttons named `do`. */
  others?: readonly string[]
  /** What tells it from others of its name on the page, such as a slug: sent along, in hidden fields. */
  about?: Readonly<Record<string, string>>
  /** Tells the ids of its fields from those of other forms on the page. By default, `about` does. */
  part?: string
  /** Its own path, if the page has given it one. */
  to?: string
  class?: string
  isGuarded?: boolean
  /** False for a form with one field, which shows the error next to it and takes the focus. */
  summary?: boolean
  /** The rejected form that it shows again, if that isn’t by its name alone; null if the page itself says why it was rejected. */
  rejected?: RejectedForm | null
  id?: string
  /** For a form with files. */
  enctype?: 'multipart/form-data'
  /** What the button at its end says. */
  submit?: string
  /** Whether that button isn’t primary: what it does isn’t the page’s main action. */
  quiet?: boolean
  /** Shown beside the button, such as a link that leads away. */
  beside?: ComponentChildren
  children?: ComponentChildren
}

/** A form of a page, which may have `data-` attributes for scripts. If it was rejected, it lists its errors at the top, and its fields keep what was entered. */
export function Form({
  name,
  others = [],
  about = {},
  part,
  to,
  class: look = 'form stack gap-5',
  isGuarded = false,
  summary = true,
  rejected: given,
  submit,
  quiet = false,
  beside,
  children,
  ...attributes
}: FormProps) {
  const request = useRequest()
  const names = [name, ...others]
  const action = to ?? request?.path ?? ''
  for (const each of names) requireForm(each, action)
  const found = names.map((each) => rejectedForm(request, each, about)).find((each) => each !== null) ?? null
  const rejected = given === undefined ? found : given
  const suffix = part ?? Object.values(about).join('-')
  if (rejected !== null) rejected.isShown = true
  const form = (
    <form class={look === '' ? undefined : look} action={action} method="post" novalidate {...attributes}>
      <input type="hidden" name="do" value={name} />
      {Object.entries(about).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {isGuarded && request && <FormGuard opened={openedAt(request.world, rejected?.sent)} />}
      {children}
      {submit !== undefined && (
        <div class="row center gap-3-5">
          <button class={quiet ? 'sw-button' : 'sw-button sw-button--primary'}>{submit}</button>
          {beside}
        </div>
      )}
    </form>
  )
  // A form with only a button, of which a page may have many, needs no field ids.
  if (rejected === null && suffix === '' && summary) return form
  return (
    <CurrentForm.Provider value={{ rejected, suffix, isOneField: !summary }}>
      {rejected && summary && <ErrorSummary title={rejected.title} errors={rejected.errors} message={rejected.message} suffix={suffix} />}
      {form}
    </CurrentForm.Provider>
  )
}

/** The form of this name, and about this, if it was rejected. */
export function rejectedForm(
  request: Pick<PageRequest, 'rejected'> | null,
  name: string,
  about: Readonly<Record<string, string>> = {},
): RejectedForm | null {
  const { rejected = null } = request ?? {}
  const isSame = rejected?.name === name && Object.entries(about).every(([field, value]) => rejected.sent.get(field) === value)
  return isSame ? rejected : null
}

type Props = Pick<FormProps, 'name' | 'to' | 'about' | 'part' | 'class' | 'submit' | 'quiet' | 'children'> & {
  summary: ComponentChildren
  /** The class of its summary. */
  head?: string
  /** The class of the whole. */
  frame?: string
}

type ButtonProps = Omit<FormProps, 'class'> & { words: string; look?: 'primary' | 'small'; of?: string }

/** A form with just a button. `of` tells similar buttons apart for screen readers. */
export const ButtonForm = ({ words, look, of, ...form }: ButtonProps) => (
  <Form {...form} class="">
    <button class={look === undefined ? 'sw-button' : `sw-button sw-button--${look}`}>
      {words}
      {of !== undefined && <span class="sw-hidden">{of}</span>}
    </button>
  </Form>
)

/** A form that is folded away behind its summary. Rejected, it’s open. */
export const FoldedForm = ({ summary, head = 'pad-y-2 medium pressable', frame = 'ask-again', ...form }: Props) => (
  <details class={frame} open={rejectedForm(useRequest(), form.name, form.about) !== null}>
    <summary class={head}>{summary}</summary>
    <Form class="" {...form} />
  </details>
)

type ConfirmProps = Pick<ComponentProps<typeof FoldedForm>, 'name' | 'about' | 'children' | 'head'> & {
  summary: string
  /** What its button says, if it isn’t the summary. */
  button?: string
  /** What tells it from similar forms, for screen readers. */
  of?: string
}

/** A form of one button, behind a line that says what it does first. */
export const ConfirmForm = ({ summary, button = summary, of, head = 'bad medium pressable', children, ...form }: ConfirmProps) => (
  <FoldedForm
    {...form}
    frame="confirm"
    head={`pad-y-10 ${head}`}
    summary={
      <>
        {summary}
        {of !== undefined && <span class="sw-hidden">{of}</span>}
      </>
    }
  >
    {children}
    <Button class="confirm__button" words={button} of={of} />
  </FoldedForm>
)

type RenameProps = {
  /** The name of the form on its page. */
  name: string
  id: string
  /** What is renamed, for screen readers. */
  what: string
  /** The name of the field. */
  field: string
  label: string
  value: string
  maxLength: number
}

/** A form with one name in it, behind “Rename”. */
export function RenameForm({ name, id, what, field, ...rest }: RenameProps) {
  const about = { id }
  return (
    <details class="connection__rename" open={rejectedForm(useRequest(), name, about) !== null}>
      <summary class="pad-y-10 pressable">
        Rename<span class="sw-hidden"> {what}</span>
      </summary>
      <Form name={name} about={about} class="grid gap-2" summary={false}>
        <FormField name={field} {...rest} required />
        <button class="sw-button">Save</button>
      </Form>
    </details>
  )
}
