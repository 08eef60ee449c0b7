import { isSeen, labelOf, namesOf } from '../named.ts'
import { setValue } from './set-value.ts'
import { plain } from './unusual-addresses.ts'

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const values: Record<string, string> = {
  tel: '+49 30 901820',
  url: 'https://example.com/',
  date: '2026-01-15',
  password: 'Ebb-and-flow-2026!',
  number: '1',
}

/** The number that a field’s own hint shows. */
const exampleIn = ({ type, placeholder = '' }: { type: string; placeholder?: string }): string | undefined =>
  type === 'tel' && /^\+?[\d ()/-]{8,20}$/.test(placeholder) ? placeholder : undefined

/** The first day that a field takes. */
const dayIn = (field: Field) => (field instanceof HTMLInputElement && field.type === 'date' && field.min !== '' ? field.min : undefined)

/** An address may have to be entered twice, the second time as text. */
const isMail = (field: Field) => field instanceof HTMLInputElement && /e-?mail/i.test(`${namesOf(field)} ${labelOf(field)}`)

/** Fills a field that somebody would have to fill. Returns whether it’s known to be right. */
export function fill(field: Field): boolean {
  if (!field.willValidate || !isSeen(field)) return true
  if (field instanceof HTMLSelectElement) {
    const option = [...field.options].find(({ value, disabled }) => value !== '' && !disabled)
    if (option !== undefined && field.value === '') setValue(field, option.value)
  } else if (field.matches('[type="checkbox"], [type="radio"]')) {
    if (field instanceof HTMLInputElement && !field.checked && (field.required || field.type === 'checkbox')) field.click()
  } else if (field.value === '')
    setValue(
      field,
      exampleIn(field) ?? dayIn(field) ?? values[field.type] ?? (field.type === 'email' || isMail(field) ? plain : 'Anna Berg'),
    )
  return field.validity.valid
}
