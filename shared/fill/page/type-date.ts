import { until } from './choose-options.ts'
import { moveFocus } from './open-list.ts'
import { setText } from './set-value.ts'

const numbersIn = (text: string): string => String(Array.from(text.matchAll(/\d+/g), ([digits]) => Number(digits)).sort((a, b) => a - b))

/** Whether days and months may stand in either order in the page’s language. */
export const hasTwoOrders = ({ ownerDocument }: Element): boolean =>
  !/^(?!en)[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i.test(ownerDocument.documentElement.lang)

/** Types a date as it is, or else as the page’s language writes it, and leaves the field, which is when calendars read it. Returns whether it stays. */
export async function typeDate(control: HTMLInputElement, date: string): Promise<boolean> {
  const at = new Date(`${date}T12:00`)
  const isLocal = !Number.isNaN(at.getTime()) && !hasTwoOrders(control)
  const { lang } = control.ownerDocument.documentElement
  const local = isLocal ? [at.toLocaleDateString(lang, { day: '2-digit', month: '2-digit', year: 'numeric' })] : []
  for (const text of [date, ...local]) {
    moveFocus(control, 'focus')
    setText(control, text)
    moveFocus(control, 'blur')
    await until(() => false, 100)
    if (numbersIn(control.value) === numbersIn(date)) return true
  }
  setText(control, '')
  return false
}
