import type { ComponentChildren } from 'preact'
import { FindingCard } from '../../../../shared/ui/finding-card.tsx'
import type { Check } from '../../../../shared/schemas/readiness.ts'
import type { DraftValues, TextField } from './draft-values.ts'
import { isDay } from '../../../domain/launch-plan.ts'

/** What the fields of one form share. */
export type FormState = {
  values: DraftValues
  faults: Record<string, string>
  findings: Record<string, Check[]>
  /** What another tab or another day has saved, where it differs from what is typed here. */
  saved: Record<string, string>
}

/** What stands beside a field: its fault, what is wrong with it by the audit, what the page says, what was saved elsewhere. */
export function FieldNotes({ field, state }: { field: string; state: FormState }) {
  const { faults, findings, saved } = state
  const fault = faults[field]
  const found = findings[field] ?? []
  return (
    <>
      {fault !== undefined && (
        <p class="fault" id={`field-${field}-fault`}>
          {fault}
        </p>
      )}
      {saved[field] !== undefined && (
        <div class="beside beside--saved">
          <p class="beside__label">Saved elsewhere</p>
          <p class="beside__text" dir="auto">
            {saved[field] === '' ? 'Nothing' : saved[field]}
          </p>
        </div>
      )}
      {found.length > 0 && (
        <ul class="sw-findings">
          {found.map((check) => (
            <FindingCard key={check.id} check={check} />
          ))}
        </ul>
      )}
    </>
  )
}

type Crawled = { words: string; value: unknown } | null | undefined

/** What the page itself says, to take over. The button is an ordinary one: it saves the form with that value in the field. */
export function CrawledValue({ field, label, crawled }: { field: string; label: string; crawled: Crawled }) {
  if (!crawled) return null
  return (
    <div class="beside" data-crawled={field} data-value={JSON.stringify(crawled.value)}>
      <p class="beside__label">From your page</p>
      <p class="beside__text" dir="auto">
        {crawled.words}
      </p>
      <button class="sw-button sw-button--small" type="submit" name="use" value={field}>
        <span data-crawled-label>Use it</span>
        <span class="sw-hidden"> as the {label.toLowerCase()}</span>
      </button>
    </div>
  )
}

type TextProps = {
  field: TextField
  label: string
  state: FormState
  hint?: ComponentChildren
  /** What reads well; longer texts are saved all the same, up to a limit that the fault names. */
  limit?: number
  rows?: number
  crawled?: Crawled
  optional?: boolean
  placeholder?: string
}

/** A line or a text with its limit in sight. The length is counted while typing where scripts run, and on every answer where not. */
export function DraftText({ field, label, state, hint, limit, rows, crawled, optional, ...input }: TextProps) {
  const id = `field-${field}`
  const value = state.values[field]
  const invalid = state.faults[field] !== undefined
  const described = [hint !== undefined && `${id}-hint`, limit !== undefined && `${id}-count`, invalid && `${id}-fault`].filter(Boolean)
  const shared = {
    id,
    name: field,
    dir: 'auto' as const,
    'aria-invalid': invalid ? ('true' as const) : undefined,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    ...input,
  }
  return (
    <div class="form-field draft-field">
      <div class="draft-field__top">
        <label for={id}>
          {label} {optional && <span class="draft-field__optional">optional</span>}
        </label>
        {limit !== undefined && <Count id={`${id}-count`} counts={id} length={Array.from(value).length} limit={limit} />}
      </div>
      {hint !== undefined && (
        <p class="form-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {rows === undefined ? (
        <input class="field" type="text" value={value} {...shared} />
      ) : (
        <textarea class="field field--text" rows={rows} {...shared}>
          {value}
        </textarea>
      )}
      <FieldNotes field={field} state={state} />
      <CrawledValue field={field} label={label} crawled={crawled} />
    </div>
  )
}

export function Count({ id, counts, length, limit }: { id: string; counts: string; length: number; limit: number }) {
  return (
    <span class={length > limit ? 'sw-limit sw-limit--over' : 'sw-limit'} id={id} data-counts={counts} data-limit={limit}>
      <span data-count>
        {length} / {limit}
        {length > limit && ` · ${length - limit} over`}
      </span>
      <span class="sw-hidden"> characters</span>
    </span>
  )
}

type Props = { id: string; name: string; value: string; min?: string; max?: string; described?: string | undefined; invalid?: boolean }

/** A date field shows nothing of what is no day, so that is given back in a plain one. */
export function DayField({ id, name, value, min, max, described, invalid = false }: Props) {
  const shared = { id, name, value, 'aria-describedby': described, 'aria-invalid': invalid ? ('true' as const) : undefined }
  return value === '' || isDay(value) ? (
    <input class="field field--day" type="date" min={min} max={max} {...shared} />
  ) : (
    <input class="field field--day" type="text" placeholder="YYYY-MM-DD" {...shared} />
  )
}
