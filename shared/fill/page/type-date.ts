import { until } from './choose-options.ts'
import { moveFocus } from './open-list.ts'
import { setText, setValue } from './set-value.ts'

const numbersIn = (text: string): string => String(Array.from(text.matchAll(/\d+/g), ([digits]) => Number(digits)).sort((a, b) => a - b))

/** Whether a text is a date (YYYY-MM-DD): in numbers, or with its month by name, as in “December 8, 2026”. */
export function isDate(text: string, date: string, lang: string): boolean {
  if (numbersIn(text) === numbersIn(date)) return true
  const month = new Date(`${date}T12:00`).toLocaleDateString(lang, { month: 'long' }).slice(0, 3)
  return numbersIn(text) === numbersIn(date.replace(/-\d+-/, ' ')) && text.toLowerCase().includes(month.toLowerCase())
}

/** Whether days and months may stand in either order in the page’s language. */
export const hasTwoOrders = ({ ownerDocument }: Element): boolean =>
  !/^(?!en)[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i.test(ownerDocument.documentElement.lang)

/** Types a date as it is, or else as the page’s language writes it, and leaves the field, which is when calendars read it. Returns whether it stays. */
export async function typeDate(control: HTMLInputElement, date: string): Promise<boolean> {
  const at = new Date(`${date}T12:00`)
  const isLocal = !Number.isNaN(at.getTime()) && !hasTwoOrders(control)
  const { lang } = control.ownerDocument.documentElement
  const local = isLocal ? [at.toLocaleDateString(lang, { day: '2-digit', month: '2-digit', year: 'numeric' })] : []
  // Some boxes take a month alone.
  for (const text of [date, ...local, date.slice(0, 7)]) {
    moveFocus(control, 'focus')
    setText(control, text)
    moveFocus(control, 'blur')
    await until(() => false, 100)
    if (isDate(control.value, date, isLocal ? lang : 'en') || (text.length === 7 && control.value === text)) return true
  }
  await setValue(control, '')
  return false
}
