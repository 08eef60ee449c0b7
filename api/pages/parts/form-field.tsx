import type { ComponentChildren } from 'preact'
import { useForm } from '../page/current-request.ts'

type FieldProps = {
  name: string
  label: string
  type?: 'text' | 'email' | 'password'
  autocomplete?: string
  autocapitalize?: 'none' | 'characters'
  inputmode?: 'text' | 'numeric'
  spellcheck?: boolean
  value?: string
  required?: boolean
  /** Help text below the label. */
  hint?: ComponentChildren
  fault?: string | undefined
  /** A class of its own. */
  look?: string
  /** For a text of several lines. */
  rows?: number
}

/** A labelled field. Its hint and error are linked to it for screen readers. In a rejected `Form`, it has what was typed, and its error. */
export function FormField({
  name,
  label,
  type = 'text',
  required = false,
  hint,
  look,
  rows,
  value: saved,
  fault: own,
  ...rest
}: FieldProps) {
  const { rejected, suffix } = useForm()
  const value = type === 'password' ? saved : (rejected?.sent.get(name) ?? saved)
  const fault = own ?? rejected?.faults[name]
  const id = fieldId(name, suffix)
  const described = [hint !== undefined && `${id}-hint`, fault !== undefined && `${id}-fault`].filter(Boolean).join(' ')
  const shared = {
    class: look === undefined ? 'field' : `field ${look}`,
    id,
    name,
    required,
    ...rest,
    'aria-invalid': fault === undefined ? undefined : ('true' as const),
    'aria-describedby': described === '' ? undefined : described,
  }
  return (
    <div class="form-field">
      <label for={id}>{label}</label>
      {hint !== undefined && (
        <p class="form-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {fault !== undefined && (
        <p class="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
      {type === 'password' && <input type="password" value={value} {...shared} />}
      {type === 'email' && <input type="email" value={value} {...shared} />}
      {type === 'text' && rows === undefined && <input type="text" value={value} {...shared} />}
      {rows !== undefined && (
        <textarea rows={rows} dir="auto" {...shared}>
          {value}
        </textarea>
      )}
    </div>
  )
}

type SummaryProps = { title: string; faults: Record<string, string>; message?: string | undefined; suffix?: string }

/** The error summary above a rejected form. It takes the focus and links to each field. */
export function FaultSummary({ title, faults, message, suffix = '' }: SummaryProps) {
  const list = Object.entries(faults)
  return (
    <div class="fault-summary" role="alert" tabIndex={-1} autofocus>
      <p class="fault-summary__title">{title}</p>
      {message !== undefined && <p>{message}</p>}
      {list.length > 0 && (
        <ul>
          {list.map(([name, fault]) => (
            <li key={name}>
              <a href={`#${fieldId(name, suffix)}`}>{fault}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const fieldId = (name: string, suffix: string) => `field-${name}${suffix === '' ? '' : `-${suffix}`}`
