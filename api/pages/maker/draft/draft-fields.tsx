import type { ComponentChildren } from 'preact'
import type { ListingField } from '../../../../shared/fields/field.ts'
import { withLearnMore } from '../../../../shared/audit/checks/index.ts'
import { FindingCard } from '../../../../shared/ui/finding-card.tsx'
import type { Check } from '../../../../shared/schemas/readiness.ts'
import type { DraftValues } from './draft-values.ts'
import { FieldError } from '../../forms/form-field.tsx'
import { isDay } from '../../../domain/launch/launch.ts'
import { lengthOf } from '../../../domain/plain-text.ts'
import { Written } from '../../parts/written.tsx'

export type FormState = {
  values: DraftValues
  errors: Record<string, string>
  findings: Record<string, Check[]>
  /** The version saved in another tab or device, for the fields that differ. */
  saved: Record<string, string>
  /** What screenshots show, by address. */
  alts?: Record<string, string>
  /** Pictures of the page that can be added by a press; null if there are none, or nobody has asked us to fetch them (`canFetch`). */
  offers?: { canFetch: boolean; paths: string[] | null }
}

type FieldProps = { field: string; state: FormState }

/** A part of the editor that a script takes from the server’s answer to a save (browser/draft/autosave.ts). */
export const Slot = ({ name, children }: { name: string; children?: ComponentChildren }) => <div data-slot={name}>{children}</div>

/** A field's error, shown right below its label. Scripts remove it once the field is fixed. */
export const DraftError = ({ field, state: { errors } }: FieldProps) => (
  <Slot name={`error-${field}`}>
    <FieldError id={`field-${field}-error`}>{errors[field]}</FieldError>
  </Slot>
)

export const errorId = (field: string, { errors }: FormState) => (errors[field] === undefined ? undefined : `field-${field}-error`)

/** Shown below a field: the version saved elsewhere, and what the audit says about it. */
export function FieldNotes({ field, state: { findings, saved } }: FieldProps) {
  const found = findings[field] ?? []
  return (
    <Slot name={`notes-${field}`}>
      {saved[field] !== undefined && (
        <div class="beside gap-0-3 first-wide grid center above-2 sunken beside--saved">
          <p class="soft tiny">Other version</p>
          <p class="beside__text small wraps lines" dir="auto">
            {saved[field] === '' ? '(empty)' : saved[field]}
          </p>
        </div>
      )}
      {found.length > 0 && (
        <ul class="sw-findings list card">
          {withLearnMore(found).map((check) => (
            <FindingCard key={check.id} check={check} />
          ))}
        </ul>
      )}
    </Slot>
  )
}

/** The value from the page that differs from the form’s. */
export type Crawled = { words: string; value: unknown } | null

/** The value from the page. Without scripts, the button saves the form with that value in the field. */
export function CrawledValue({ field, label, crawled }: { field: string; label: string; crawled: Crawled }) {
  if (!crawled) return null
  return (
    <div class="beside gap-0-3 first-wide grid center above-2 sunken" data-crawled={field} data-value={JSON.stringify(crawled.value)}>
      <p class="soft tiny">From your page</p>
      <Written class="beside__text small wraps lines" text={crawled.words} />
      <button class="sw-button sw-button--small" name="use" value={field}>
        <span data-crawled-label>Use this</span>
        <span class="sw-hidden"> as the {label.toLowerCase()}</span>
      </button>
    </div>
  )
}

type Typed = Extract<ListingField, { kind: 'line' | 'text' | 'site' | 'link' | 'handle' }>

/** Props of a control: the field, its definition and what was typed. */
export type ControlProps<F = ListingField, Value = unknown> = { name: string; field: F; value: Value; state: FormState; crawled: Crawled }

/** A text field with its length. Scripts update the count while typing. */
export function DraftText({ name, field, value, state, crawled }: ControlProps<Typed, string>) {
  const { label, required } = field
  const { hint, placeholder, rows } = field.form
  const limit = 'maxLength' in field ? (field.advised ?? field.maxLength) : undefined
  const id = `field-${name}`
  const invalid = state.errors[name] !== undefined
  const described = [hint !== undefined && `${id}-hint`, limit !== undefined && `${id}-count`, invalid && `${id}-error`].filter(Boolean)
  const shared = {
    id,
    name,
    dir: 'auto' as const,
    'aria-invalid': invalid ? ('true' as const) : undefined,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    placeholder,
  }
  return (
    <div class="form-field draft-field">
      <div class="line baseline between gap-3">
        <label for={id}>
          {label} {required === undefined && <span class="soft smaller light">optional</span>}
        </label>
        {limit !== undefined && <Count id={`${id}-count`} counts={id} length={lengthOf(value)} limit={limit} />}
      </div>
      {hint !== undefined && (
        <p class="form-field__hint soft smaller" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <DraftError field={name} state={state} />
      {rows === undefined ? (
        <input class="field" type="text" value={value} {...shared} />
      ) : (
        <textarea class="field field--text" rows={rows} {...shared}>
          {value}
        </textarea>
      )}
      <CrawledValue field={name} label={label} crawled={crawled} />
      <FieldNotes field={name} state={state} />
    </div>
  )
}

export const Count = ({ id, counts, length, limit }: { id: string; counts: string; length: number; limit: number }) => (
  <span class={`rigid soft smaller figures ${length > limit ? 'sw-limit--over' : ''}`} id={id} data-counts={counts} data-limit={limit}>
    <span data-count>
      {length} / {limit}
      {length > limit && ` · ${length - limit} over`}
    </span>
    <span class="sw-hidden"> characters</span>
  </span>
)

type Props = { id: string; name: string; value: string; min?: string; max?: string; described?: string | undefined; invalid?: boolean }

/** A date field would hide an invalid date, so that is shown in a text field. */
export function DayField({ id, name, value, min, max, described, invalid = false }: Props) {
  const shared = { id, name, value, 'aria-describedby': described, 'aria-invalid': invalid ? ('true' as const) : undefined }
  return value === '' || isDay(value) ? (
    <input class="field field--day" type="date" min={min} max={max} {...shared} />
  ) : (
    <input class="field field--day" type="text" placeholder="YYYY-MM-DD" {...shared} />
  )
}
