import { fieldKeys, fieldOf } from '../../../../shared/fields/listing-fields.ts'
import { formParts, type ListingField } from '../../../../shared/fields/field.ts'

/** The sections of the form that hold fields of the listing. */
export const sections = Object.entries(formParts).map(([part, title]) => ({
  part,
  title,
  keys: fieldKeys.filter((key) => fieldOf(key).form.part === part),
}))

const wishLabels = { plan: 'Plan', launchDate: 'Launch date' }

export const draftLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(sections.flatMap(({ keys }) => keys.map((key) => [key, fieldOf(key).label]))),
  ...wishLabels,
}
const order = Object.keys(draftLabels)

/** A picture that we draw if there is none isn’t. */
const isAskedFor = (field: ListingField): boolean => field.required !== undefined && !('isGenerated' in field)

/** What a draft needs before it can be submitted, in the form’s order. */
export const requiredFields = order.filter(
  (field) => field in wishLabels || fieldKeys.some((key) => key === field && isAskedFor(fieldOf(key))),
)

/** Errors for the summary: in the order of the form, each with its field's label. */
export const labelledErrors = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors)
      .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
      .map(([field, error]) => [field, `${draftLabels[field] ?? field}: ${error}`]),
  )

export const submittedWords = 'Submitted. A moderator will review it; you can withdraw it until it goes live.'
