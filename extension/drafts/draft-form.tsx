import { Fragment, type VNode } from 'preact'
import type { FieldOfKind, ListingField } from '../../shared/fields/field.ts'
import { byKind, type FieldKey, type Held } from '../../shared/fields/listing-fields.ts'
import { draftKeys, toggleChoice, measure } from './draft-state.ts'
import type { Draft } from './use-draft.ts'
import { TextButton } from '../parts/text-button.tsx'
import { Chevron } from '../../shared/ui/chevron.tsx'

type TextProps = {
  field: FieldKey
  label: string
  text: string
  rows?: number | undefined
  error: string | undefined
  onInput: (text: string) => void
}

const counterClass = { fine: 'figures', long: 'figures doubtful bold', refused: 'figures sw-limit--over' }

export function TextField({ field, label, text, rows, error, onInput }: TextProps) {
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

type Props = {
  id: string
  field: FieldOfKind<'choices'>
  chosen: readonly string[]
  error: string | undefined
  onChange: (chosen: string[]) => void
}

/** Collapsed to the chosen options; expands to all of them. Once as many as possible are chosen, the others are disabled. */
const ChoicesField = ({ id, field: { label, options, max }, chosen, error, onChange }: Props) => (
  <fieldset class="field stack flat bare shrinks edgeless" aria-describedby={error === undefined ? undefined : `draft-${id}-note`}>
    <div class="line between baseline gap-2 soft tiny">
      <legend class="bare ink bold">{label}</legend>
      <span class="figures">
        {chosen.length} / {max}
        <span class="sw-hidden"> chosen</span>
      </span>
    </div>
    <details class="categories rounded-small edged lit">
      <summary class="line center between gap-2 folds">
        <span class={chosen.length === 0 ? 'soft' : 'row gap-half'}>
          {chosen.length === 0
            ? `Choose up to ${max}`
            : chosen.map((slug) => (
                <span class="sw-chip" key={slug}>
                  {options.find((option) => option.slug === slug)?.label ?? slug}
                </span>
              ))}
        </span>
        <Chevron />
      </summary>
      <div class="categories__all grid ruled">
        {options.map(({ slug, label }) => {
          const isChosen = chosen.includes(slug)
          return (
            <label key={slug} class="category line center pressable">
              <input
                class="rigid flat"
                type="checkbox"
                checked={isChosen}
                disabled={!isChosen && chosen.length >= max}
                onChange={() => onChange(toggleChoice(chosen, slug, max))}
              />
              {label}
            </label>
          )
        })}
      </div>
    </details>
    {error !== undefined && (
      <p id={`draft-${id}-note`} class="flat bad tiny tight medium">
        {error}
      </p>
    )}
  </fieldset>
)

export function DraftForm({ draft }: { draft: Draft }) {
  const { fields, isEdited, sending, change, reset } = draft
  const errors = sending.at === 'failed' && sending.failure.kind === 'invalid' ? sending.failure.fieldErrors : {}
  const errorOf = (field: string) => errors[field]?.join(' ')
  return (
    <form class="stack gap-4" onSubmit={(event) => event.preventDefault()} noValidate>
      <p class="flat soft tiny">
        {isEdited ? 'Your edits are saved on this device.' : 'Drafted from your page.'} You’ll pick a week and submit on the site.{' '}
        {isEdited && <TextButton words="Reset to page content" onPress={reset} />}
      </p>
      {draftKeys.map((key) => (
        <Fragment key={key}>
          {control(key, fields[key], { id: key, error: errorOf(key), onChange: (value) => change({ [key]: value }) })}
        </Fragment>
      ))}
    </form>
  )
}

/** `onChange` is given a value of the field’s kind. */
type Given<Value = unknown> = { id: FieldKey; error: string | undefined; onChange: (value: Value) => void }

const text = (value: string | null, { label, form }: ListingField, { id, error, onChange }: Given) => (
  <TextField field={id} label={label} text={value ?? ''} rows={form.rows} error={error} onInput={onChange} />
)
const none = () => null

const control = byKind<Held, VNode | null, [Given]>({
  line: text,
  text,
  link: text,
  handle: text,
  choice: (value, field, given) => <ChoiceField value={value} field={field} {...given} />,
  choices: (value, field, given) => <ChoicesField chosen={value ?? []} field={field} {...given} />,
  site: none,
  flag: none,
  picture: none,
  pictures: none,
  discount: none,
})

type ChoiceProps = { value: string | null; field: FieldOfKind<'choice'> } & Given<string | null>

const ChoiceField = ({ value, field: { label, options }, id, error, onChange }: ChoiceProps) => (
  <div class="field stack flat bare shrinks edgeless">
    <div class="line between baseline gap-2 soft tiny">
      <label class="ink bold" for={`draft-${id}`}>
        {label}
      </label>
    </div>
    <select
      class="whole rounded-small edged lit ink"
      id={`draft-${id}`}
      value={value ?? ''}
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : `draft-${id}-note`}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    >
      <option value="">Detect from your page</option>
      {Object.entries(options).map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </select>
    {error !== undefined && (
      <p id={`draft-${id}-note`} class="flat bad tiny tight medium">
        {error}
      </p>
    )}
  </div>
)
