import type { FieldKey } from '../../shared/fields/listing-fields.ts'
import { measure } from './draft-state.ts'

type Props = {
  field: FieldKey
  label: string
  text: string
  rows?: number | undefined
  error: string | undefined
  onInput: (text: string) => void
}

const counterClass = { fine: 'figures', long: 'figures doubtful bold', refused: 'figures sw-limit--over' }

export function TextField({ field, label, text, rows, error, onInput }: Props) {
  const measured = measure(field, text)
  const isRejected = error !== undefined || measured?.is === 'refused'
  const id = `draft-${field}`
  const note = error ?? measured?.words ?? ''
  const shared = {
    id,
    class: 'whole rounded-small edged lit ink',
    value: text,
    autoComplete: 'off',
    dir: 'auto' as const,
    'aria-describedby': [measured && `${id}-count`, note && `${id}-note`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': isRejected,
  }
  return (
    <div class="field stack flat bare shrinks edgeless">
      <div class="line between baseline gap-2 soft tiny">
        <label class="ink bold" for={id}>
          {label}
        </label>
        {measured !== null && (
          <span id={`${id}-count`} class={counterClass[measured.is]}>
            {measured.length} / {measured.limit}
            <span class="sw-hidden"> characters</span>
          </span>
        )}
      </div>
      {rows === undefined ? (
        <input {...shared} onInput={(event) => onInput(event.currentTarget.value)} />
      ) : (
        <textarea {...shared} rows={rows} onInput={(event) => onInput(event.currentTarget.value)} />
      )}
      {note !== '' && (
        <p id={`${id}-note`} class={isRejected ? 'flat bad tiny tight medium' : 'flat soft tiny tight'}>
          {note}
        </p>
      )}
    </div>
  )
}
