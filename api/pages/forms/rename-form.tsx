import { Form, rejectedForm } from './form.tsx'
import { useForm, useRequest } from './current-request.ts'

type FieldProps = {
  /** The name of the field; it begins the ids of its parts, too. */
  field: string
  label: string
  value: string
  maxLength: number
}

type Props = FieldProps & {
  /** The name of the form on its page. */
  name: string
  id: string
  /** What is renamed, for screen readers. */
  what: string
}

/** A form with one name in it, behind “Rename”. */
export function RenameForm({ name, id, what, ...field }: Props) {
  const about = { id }
  return (
    <details class="connection__rename" open={rejectedForm(useRequest(), name, about) !== null}>
      <summary class="pressable">
        Rename<span class="sw-hidden"> {what}</span>
      </summary>
      <Form name={name} about={about} class="grid gap-2" summary={false}>
        <NameField {...field} />
        <button class="sw-button" type="submit">
          Save
        </button>
      </Form>
    </details>
  )
}

function NameField({ field, label, value, maxLength }: FieldProps) {
  const { rejected, suffix } = useForm()
  const error = rejected?.errors[field] ?? rejected?.message
  const inputId = `${field}-${suffix}`
  return (
    <>
      <label for={inputId}>{label}</label>
      {error !== undefined && (
        <p class="field-error" id={`${inputId}-error`}>
          {error}
        </p>
      )}
      <input
        class="field"
        id={inputId}
        name={field}
        value={rejected?.sent.get(field) ?? value}
        required
        maxLength={maxLength}
        aria-invalid={error === undefined ? undefined : 'true'}
        aria-describedby={error === undefined ? undefined : `${inputId}-error`}
      />
    </>
  )
}
