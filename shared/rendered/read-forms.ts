import { placeOf } from './place.ts'
import { listed, type Forms } from './rendered.ts'

/** What browsers can fill in, by the type or name of a field (HTML, autofill field names). */
const tokens: [RegExp, string][] = [
  [/^e-?mail$/i, 'email'],
  [/^(?:tel|phone)$/i, 'tel'],
  [/^(?:full[-_]?name|your[-_]?name)$/i, 'name'],
  [/^first[-_]?name$/i, 'given-name'],
  [/^last[-_]?name$/i, 'family-name'],
]

/** The forms that people see. */
export function readForms(): Forms {
  const fields = [...document.querySelectorAll<HTMLInputElement>('form input')].filter((field) =>
    field.checkVisibility({ visibilityProperty: true }),
  )
  const unfilled = fields.flatMap((field) => {
    const token = tokens.find(([pattern]) => pattern.test(field.type) || pattern.test(field.name))?.[1]
    const isOpen = token !== undefined && !field.hasAttribute('autocomplete') && field.form?.getAttribute('autocomplete') !== 'off'
    return isOpen ? { field, token } : []
  })
  const forms = [...document.forms].filter((form) => form.hasAttribute('action') && form.checkVisibility({ visibilityProperty: true }))
  return {
    unfilled: unfilled.slice(0, listed).map(({ field, token }) => ({ place: placeOf(field), token })),
    hasPassword: fields.some(({ type }) => type === 'password'),
    actions: forms
      .slice(0, listed)
      .map((form) => ({ place: placeOf(form), url: URL.parse(form.getAttribute('action') ?? '', document.baseURI)?.href ?? '' })),
  }
}
