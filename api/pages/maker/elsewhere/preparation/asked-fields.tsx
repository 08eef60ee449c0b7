import { fieldNames, fieldOf, type FieldName, isFieldName } from '../../../../../shared/fill/fields.ts'
import { FoldedForm, Form } from '../../../forms/form.tsx'
import { FormField } from '../../../forms/form-field.tsx'
import words from '../../words.json' with { type: 'json' }
import { draftWordings, saveAnswers, saveWording } from '../../../../actions/elsewhere/save-plan.ts'
import { defineForm } from '../../../page/define-page.ts'
import type { PageRequest } from '../../../forms/page-request.ts'

type Props = {
  title: string
  missing: readonly FieldName[]
  answers: Record<string, string>
  email: string
}

/** Asks once for what the directory wants and the listing doesn’t say; answers can be changed later. */
export function AskedFields({ title, missing, answers, email }: Props) {
  const given = fieldNames.filter((field) => answers[field] !== undefined)
  return (
    <>
      {missing.length > 0 && (
        <Form
          name="answers"
          about={{ part: 'missing' }}
          class="form stack gap-5 prepared__asked edged lit rounded-small"
          submit="Save answers"
        >
          <div>
            <h3>{title}</h3>
            <p class="soft small">
              Your listing doesn’t say. Your answers are used for every directory. Leave a field empty if you have nothing for it.
            </p>
          </div>
          <AnswerFields fields={missing} {...{ answers, email }} />
        </Form>
      )}
      {given.length > 0 && (
        <FoldedForm
          name="answers"
          about={{ part: 'given' }}
          class="form stack gap-5"
          summary={`Edit your answers (${given.length})`}
          submit="Save answers"
          quiet
        >
          <AnswerFields fields={given} {...{ answers, email }} />
        </FoldedForm>
      )}
    </>
  )
}

type AnswersProps = {
  fields: readonly FieldName[]
  answers: Record<string, string>
  email: string
}

/** A form’s fields for answers; the account’s email is offered if it’s verified. */
export const AnswerFields = ({ fields, answers, email }: AnswersProps) => (
  <>
    {fields.map((field) => (
      <FormField
        key={field}
        name={field}
        label={fieldOf(field).label}
        type={fieldOf(field).kind === 'email' ? 'email' : 'text'}
        value={answers[field] ?? (field === 'email' ? email : '')}
        {...(hints[field] === undefined ? {} : { hint: hints[field] })}
        {...(fieldOf(field).kind === 'long text' ? { rows: 5 } : {})}
      />
    ))}
  </>
)

const hints: Partial<Record<FieldName, string>> = words.hints

const toText = (_done: unknown, { path }: PageRequest, form: URLSearchParams): string => {
  const field = form.get('field') ?? ''
  return `${path}#${isFieldName(field) ? `text-${field}` : 'texts'}`
}

export const textForms = {
  answers: defineForm(saveAnswers, {
    says: 'Saved.',
    fields: (form, { launch: { slug } }) => ({ slug, answers: Object.fromEntries([...form].filter(([name]) => isFieldName(name))) }),
    next: (_saved, { path }) => `${path}#texts`,
  }),
  wording: defineForm(saveWording, { says: 'Saved.', next: toText }),
  'other-wording': defineForm(saveWording, { says: 'Saved.', next: toText }),
  'listing-text': defineForm(saveWording, {
    says: 'Saved.',
    fields: (form, { launch: { slug }, params: { directory = '' } }) => ({ slug, directory, field: form.get('field') ?? '', wording: '' }),
    next: toText,
  }),
  'draft-wordings': defineForm(draftWordings, { says: 'Other wordings are below.', next: toText }),
}
