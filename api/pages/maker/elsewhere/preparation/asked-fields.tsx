import { fieldNames, fieldOf, isFieldName, type FieldName } from '../../../../../shared/fill/fields.ts'
import { FormField } from '../../../parts/form-field.tsx'
import type { RefusedText } from './prepared-texts.tsx'

type Props = {
  path: string
  directory: string
  missing: readonly FieldName[]
  answers: Record<string, string>
  email: string
  refused: RefusedText | undefined
}

/** Asks once for what the directory wants and the listing doesn’t say; answers can be changed later. */
export function AskedFields({ path, directory, missing, answers, email, refused }: Props) {
  const given = fieldNames.filter((field) => answers[field] !== undefined)
  const isRefusedEdit = refused !== undefined && Object.keys(refused.typed).some((name) => isFieldName(name) && given.includes(name))
  const typed = { ...answers, ...refused?.typed }
  const faults = refused?.faults.faults ?? {}
  return (
    <>
      {missing.length > 0 && (
        <form class="form prepared__asked edged lit rounded-small" action={path} method="post" novalidate>
          <div>
            <h3>{directory} also asks for</h3>
            <p class="soft small">
              Your listing doesn’t say. Your answers are used for every directory. Leave a field empty if you have nothing for it.
            </p>
          </div>
          <AnswerFields fields={missing} {...{ typed, faults, email }} />
          <div class="form__actions">
            <button class="sw-button sw-button--primary" type="submit" name="do" value="answers">
              Save answers
            </button>
          </div>
        </form>
      )}
      {given.length > 0 && (
        <details class="ask-again" open={isRefusedEdit}>
          <summary>Edit your answers ({given.length})</summary>
          <form class="form" action={path} method="post" novalidate>
            <AnswerFields fields={given} {...{ typed, faults, email }} />
            <div class="form__actions">
              <button class="sw-button" type="submit" name="do" value="answers">
                Save answers
              </button>
            </div>
          </form>
        </details>
      )}
    </>
  )
}

type AnswersProps = {
  fields: readonly FieldName[]
  typed: Record<string, string>
  faults: Record<string, string>
  email: string
  /** The name of a field in the form. */
  nameOf?: (field: FieldName) => string
}

/** A form’s fields for answers; the account’s email is offered. */
export function AnswerFields({ fields, typed, faults, email, nameOf = (field) => field }: AnswersProps) {
  return (
    <>
      {fields.map((field) => (
        <FormField
          key={field}
          name={nameOf(field)}
          label={fieldOf(field).label}
          type={fieldOf(field).kind === 'email' ? 'email' : 'text'}
          value={typed[field] ?? (field === 'email' ? email : '')}
          fault={faults[field]}
          {...(hints[field] === undefined ? {} : { hint: hints[field] })}
          {...(fieldOf(field).kind === 'long text' ? { rows: 5 } : {})}
        />
      ))}
    </>
  )
}

const hints: Partial<Record<FieldName, string>> = {
  competitors: 'Products that people compare it to, separated by commas',
  audience: 'Who it’s for, in a few words',
  price: 'As on your pricing page, such as “From $12 a month”',
  firstComment: 'What you post under it on launch day. Add it to your listing to show it here too.',
  launchDate: 'YYYY-MM-DD',
  email: 'Where the directory can reach you. Only you see it here.',
  platforms: 'Separated by commas',
  tags: 'Separated by commas',
}
