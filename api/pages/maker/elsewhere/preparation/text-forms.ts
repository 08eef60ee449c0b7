import { isFieldName } from '../../../../../shared/fill/fields.ts'
import { draftWordings } from '../../../../actions/elsewhere/draft-wordings.ts'
import { saveAnswers, saveWording } from '../../../../actions/elsewhere/save-plan.ts'
import { defineForm } from '../../../page/define-page.ts'
import type { PageRequest } from '../../../forms/page-request.ts'

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
