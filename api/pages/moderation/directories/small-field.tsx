export const sourceHint = 'A URL, or where you found it.'

type Props = {
  /** Unique on the page, without the `field-` that it begins with there. */
  id: string
  name: string
  label: string
  value: string
  type?: 'text' | 'date'
  hint?: string | undefined
  rows?: number
  options?: readonly (readonly [value: string, label: string])[]
  fault?: string | undefined
}

/** A labelled field of one of the many forms on a directory’s page. All are required. */
export function SmallField({ id: part, name, label, value, type = 'text', hint, rows, options, fault }: Props) {
  const id = `field-${part}`
  const described = [hint !== undefined && `${id}-hint`, fault !== undefined && `${id}-fault`].filter(Boolean).join(' ')
  const shared = {
    class: 'field',
    id,
    name,
    required: true,
    'aria-invalid': fault === undefined ? undefined : ('true' as const),
    'aria-describedby': described === '' ? undefined : described,
  }
  return (
    <div class={`form-field small-field small-field--${name}`}>
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
      {options !== undefined ? (
        <select {...shared}>
          <option value="">Choose…</option>
          {options.map(([option, words]) => (
            <option key={option} value={option} selected={option === value}>
              {words}
            </option>
          ))}
        </select>
      ) : type === 'date' ? (
        <input type="date" value={value} {...shared} />
      ) : rows !== undefined ? (
        <textarea rows={rows} {...shared}>
          {value}
        </textarea>
      ) : (
        <input type="text" value={value} {...shared} />
      )}
    </div>
  )
}
