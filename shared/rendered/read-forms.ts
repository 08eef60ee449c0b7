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
    unreachable: [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form input[required], form textarea[required]')]
      .filter(isUnreachable)
      .slice(0, listed)
      .map((field) => ({
        place: placeOf(field),
        name: field.labels?.[0]?.textContent?.trim().slice(0, 40) || field.placeholder || field.name,
      })),
    hasPassword: fields.some(({ type }) => type === 'password'),
    actions: forms
      .slice(0, listed)
      .map((form) => ({ place: placeOf(form), url: URL.parse(form.getAttribute('action') ?? '', document.baseURI)?.href ?? '' })),
  }
}

/** Browsers refuse to send the form and can’t say why. A hidden part with several fields is a later step, and an editor may fill a hidden field. */
function isUnreachable(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  const { form } = field
  if (form === null || form.noValidate || !field.willValidate || field.validity.valid || field.checkVisibility()) return false
  const sender = form.querySelector<HTMLElement>('button:not([type]), [type="submit"], [type="image"]')
  if (field instanceof HTMLTextAreaElement && form.querySelector('[contenteditable]') !== null) return false
  if (!form.checkVisibility() || !sender?.checkVisibility({ visibilityProperty: true })) return false
  let hidden: Element = field
  while (hidden.parentElement !== null && hidden.parentElement !== form && !hidden.parentElement.checkVisibility())
    hidden = hidden.parentElement
  return hidden === field || hidden.querySelectorAll('input, select, textarea, button').length === 1
}
