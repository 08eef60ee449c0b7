import { Form, rejectedForm } from './form.tsx'
import { useRequest } from './current-request.ts'
import { FormField } from './form-field.tsx'

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
