import type { PreparedText } from '../../../shared/schemas/elsewhere.ts'
import type { FormTruth } from '../corpus.ts'
import { fieldOf, isFieldName } from '../../../shared/fill/fields.ts'
import { besideOf, stateOf } from './controls.ts'

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Ways to write an account: all of them lead to the same one. */
const handle = (text: string) => text.replace(/^(https:\/\/(x|twitter)\.com\/)?@?/, '')

/** The whole text, or its beginning up to the end of a word. */
function isWholeOrCut(entered: string, text: string): boolean {
  if (entered === text) return true
  const begun = entered.replace(/\s*(…|\.\.\.)$/, '')
  return begun.length > 20 && text.startsWith(begun) && !/^[\p{L}\p{N}]/u.test(text.slice(begun.length))
}

/** As the browser would judge it on submitting; a script’s value is never recognized by itself. */
function isTaken(control: HTMLInputElement, entered: string): boolean {
  if (!('validity' in control)) return true
  const { typeMismatch, patternMismatch, badInput } = control.validity
  const isTooLong = control.maxLength > -1 && entered.length > control.maxLength
  return !typeMismatch && !patternMismatch && !badInput && !isTooLong && !(entered.length < control.minLength)
}

/** Whether it takes entries or choices one by one, and may show them beside itself. */
export const isListed = (selector: string, { fields }: FormTruth): boolean =>
  [fields[selector] ?? []].flat().some((name) => isFieldName(name) && ['choice', 'list'].includes(fieldOf(name).kind))

/** Whether all entries of a list, or one of the choices that are right, stand beside a control and didn’t before. */
function isBeside(control: HTMLElement, before: string, lists: readonly string[], choices: readonly string[]): boolean {
  const now = besideOf(control).toLowerCase()
  const isNew = (text: string) => now.includes(text.toLowerCase()) && !before.toLowerCase().includes(text.toLowerCase())
  return choices.some(isNew) || lists.some((list) => list.split(/,\s*/).every(isNew))
}

/** Whether a filled control now holds what it asks for. */
export function isRight(
  control: HTMLElement,
  selector: string,
  { fields, values }: FormTruth,
  listing: readonly PreparedText[],
  beside?: string,
): boolean {
  const names = [fields[selector] ?? []].flat()
  const texts = listing.flatMap(({ field, value }) => (names.includes(field) ? [value] : []))
  const state = stateOf(control)
  if (names.length === 0) return false
  if (beside !== undefined) return isBeside(control, beside, texts, values?.[selector] ?? [])
  if (state === 'true' || control.ariaChecked === 'true') return true
  if (control.localName === 'select') {
    const { selectedOptions } = control as HTMLSelectElement
    return [...selectedOptions].some(({ text, value }) =>
      [...texts, ...(values?.[selector] ?? [])].some((right) => same(text, right) || same(value, right)),
    )
  }
  if (!isTaken(control as HTMLInputElement, state)) return false
  const entered = (control.localName === 'button' ? control.innerText : state).replaceAll(/^×|\s+/g, ' ').trim()
  if (values?.[selector])
    return values[selector].some((right) => right === entered || (control.localName === 'button' && entered.startsWith(right)))
  if (names.includes('twitter')) return texts.some((text) => same(handle(text), handle(entered)))
  if (names.includes('url') || names.includes('github'))
    return texts.some((text) => same(text.replace(/\/$/, ''), entered.replace(/\/$/, '')))
  return texts.some((text) => isWholeOrCut(entered, text))
}
