import { Fragment, type VNode } from 'preact'
import type { FieldOfKind, ListingField } from '../../shared/fields/field.ts'
import { byKind, type FieldKey, type Held } from '../../shared/fields/listing-fields.ts'
import { ChoicesField } from './choices-field.tsx'
import { draftKeys } from './draft-state.ts'
import { TextField } from './text-field.tsx'
import type { Draft } from './use-draft.ts'
import { TextButton } from '../parts/text-button.tsx'

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
