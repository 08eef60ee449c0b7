import type { ComponentChildren } from 'preact'
import { useForm } from './page-request.ts'

type FrameProps = {
  name: string
  label: ComponentChildren
  required?: boolean | undefined
  /** Help text below the label. */
  hint?: ComponentChildren
  /** The error, if it isn’t that of the rejected form around the field. */
  error?: ComponentChildren
  /** A class of the whole field. */
  frame?: string | undefined
  /** Tells its id from those of fields of the same name. By default, the form does. */
  part?: string | undefined
}

/** What a control needs to be connected with its label, hint and error, for screen readers too. */
type Attributes = {
  id: string
  name: string
  required: boolean
  'aria-invalid': 'true' | undefined
  'aria-describedby': string | undefined
  autofocus?: true
}

/** A field’s error, if it has one. Scripts find it by its class. */
export const FieldError = ({ id, role, children }: { id: string; role?: 'alert' | undefined; children: ComponentChildren }) =>
  children === undefined ? null : (
    <p class="field-error above-2 bad medium wraps" id={id} role={role}>
      {children}
    </p>
  )

/** A label, a hint and an error around a control of any kind. `sent` is what a rejected form had in it. */
export function FieldFrame({
  name,
  label,
  required = false,
  hint,
  error: own,
  frame,
  part,
  children,
}: FrameProps & { children: (attributes: Attributes, sent: string | undefined) => ComponentChildren }) {
  const { rejected, suffix, isOneField } = useForm()
  const error = own ?? rejected?.errors[name] ?? (isOneField ? rejected?.message : undefined)
  const id = fieldId(name, part ?? suffix)
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div class={frame === undefined ? 'form-field' : `form-field ${frame}`}>
      <label for={id}>{label}</label>
      {hint !== undefined && (
        <p class="form-field__hint soft smaller" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} role={isOneField ? 'alert' : undefined}>
        {error}
      </FieldError>
      {children(
        {
          id,
          name,
          required,
          'aria-invalid': error === undefined ? undefined : 'true',
          'aria-describedby': described === '' ? undefined : described,
          ...(isOneField && error !== undefined && { autofocus: true }),
        },
        rejected?.sent.get(name) ?? undefined,
      )}
    </div>
  )
}

type FieldProps = FrameProps & {
  type?: 'text' | 'email' | 'password' | 'date' | 'url' | 'color'
  autocomplete?: string
  autocapitalize?: 'none' | 'characters'
  inputmode?: 'text' | 'numeric'
  spellcheck?: boolean
  maxLength?: number
  min?: string
  max?: string
  step?: number
  placeholder?: string
  autofocus?: boolean
  /** What is stored. A rejected form shows what was typed instead. */
  value?: string | undefined
  /** What was typed isn’t shown again, as in fields for passwords. */
  isSecret?: boolean
  /** A class of the control. */
  look?: string
  /** For a text of several lines. */
  rows?: number | undefined
  /** For a choice of one. */
  options?: readonly (readonly [value: string, label: string])[] | undefined
}

/** A labelled field. In a rejected `Form`, it has what was typed, and its error. */
export function FormField({
  type = 'text',
  value: saved,
  isSecret = type === 'password',
  look,
  rows,
  options,
  name,
  label,
  required,
  hint,
  error,
  frame,
  part,
  ...rest
}: FieldProps) {
  const framed = { name, label, required, hint, error, frame, part }
  return (
    <FieldFrame {...framed}>
      {(attributes, sent) => {
        const shared = { class: look === undefined ? 'field' : `field ${look}`, ...attributes, ...rest }
        const value = isSecret ? saved : (sent ?? saved)
        if (options !== undefined)
          return (
            <select {...shared}>
              {options.map(([option, words]) => (
                <option key={option} value={option} selected={option === value}>
                  {words}
                </option>
              ))}
            </select>
          )
        if (rows !== undefined)
          return (
            <textarea rows={rows} dir="auto" {...shared}>
              {value}
            </textarea>
          )
        // What was typed as a password is never sent back.
        if (type === 'password') return <input type="password" {...shared} />
        if (type === 'email') return <input type="email" value={value} {...shared} />
        if (type === 'color') return <input type="color" value={value} {...shared} />
        if (type === 'date') return <input type="date" value={value} {...shared} />
        return type === 'url' ? <input type="url" value={value} {...shared} /> : <input type="text" value={value} {...shared} />
      }}
    </FieldFrame>
  )
}

type SummaryProps = {
  title: string
  errors: Record<string, string>
  message?: string | undefined
  suffix?: string
  /** The page of the fields, if it’s another one. */
  to?: string
}

/** The error summary above a rejected form. It takes the focus and links to each field. */
export function ErrorSummary({ title, errors, message, suffix = '', to = '' }: SummaryProps) {
  const list = Object.entries(errors)
  return (
    <div class="error-summary below-5 pad-4 wraps rounded-small" role="alert" tabIndex={-1} autofocus>
      <p class="error-summary__title">{title}</p>
      {message !== undefined && <p>{message}</p>}
      {list.length > 0 && (
        <ul class="above-2">
          {list.map(([name, error]) => (
            <li key={name}>
              <a href={`${to}#${fieldId(name, suffix)}`}>{error}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const fieldId = (name: string, suffix: string) => `field-${name}${suffix === '' ? '' : `-${suffix}`}`
