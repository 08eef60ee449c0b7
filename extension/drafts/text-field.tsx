import { measure, type TextField as Field } from './draft-state.ts'

type Props = {
  field: Field
  label: string
  text: string
  rows?: number
  error: string | undefined
  onInput: (text: string) => void
}

const counterClass = { fine: 'sw-limit', long: 'sw-limit field__count--long', refused: 'sw-limit sw-limit--over' }

/** A text field of the listing with a live character count. */
export function TextField({ field, label, text, rows, error, onInput }: Props) {
  const { length, limit, is, words } = measure(field, text)
  const id = `draft-${field}`
  const note = error ?? words
  const shared = {
    id,
    value: text,
    autoComplete: 'off',
    dir: 'auto' as const,
    'aria-describedby': `${id}-count${note === '' ? '' : ` ${id}-note`}`,
    'aria-invalid': error !== undefined || is === 'refused',
  }
  return (
    <div class="field">
      <div class="field__head">
        <label for={id}>{label}</label>
        <span id={`${id}-count`} class={counterClass[is]}>
          {length} / {limit}
          <span class="sw-hidden"> characters</span>
        </span>
      </div>
      {rows === undefined ? (
        <input {...shared} onInput={(event) => onInput(event.currentTarget.value)} />
      ) : (
        <textarea {...shared} rows={rows} onInput={(event) => onInput(event.currentTarget.value)} />
      )}
      {note !== '' && (
        <p id={`${id}-note`} class={error !== undefined || is === 'refused' ? 'field__note field__note--error' : 'field__note'}>
          {note}
        </p>
      )}
    </div>
  )
}
