import type { ComponentProps } from 'preact'
import { Button } from '../parts/button.tsx'
import { FoldedForm, Form, rejectedForm } from './form.tsx'
import { useRequest } from './page-request.ts'
import { FormField } from './form-field.tsx'

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

type Props = {
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
export function RenameForm({ name, id, what, field, ...rest }: Props) {
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
