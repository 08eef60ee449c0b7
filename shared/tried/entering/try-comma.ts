import { isSeen, textOn, wait } from '../named.ts'
import { leakSince, linesOf } from '../pressing/after-press.ts'
import { press } from '../pressing/press.ts'
import { setValue } from './set-value.ts'
import { calculating } from './try-numbers.ts'

const example = /(?<![\d.,])\d{1,3},\d{1,2}(?![\d.,])/

/** Languages whose keyboards have a comma for decimals. */
const withComma = /^(?:de(?!-ch)|fr|es(?!-mx)|it(?!-ch)|pt|nl|pl|cs|sk|sv|da|nb|no|fi|tr|ru|uk|el|hu|ro)(?![a-z])/i

/** Enters the number with a decimal comma that a field gives as its own example, or that its keyboard has. What the page can’t do with it, with the field; null if nothing. */
export async function tryComma(until: number): Promise<{ field: Element; text: string } | null> {
  let left = 2
  for (const field of document.querySelectorAll<HTMLInputElement>('input[type="text"], input:not([type])')) {
    const hints = (field.getAttribute('aria-describedby') ?? '').split(/\s+/).map((id) => document.getElementById(id))
    const [shown] = example.exec([field.placeholder, ...hints.map((one) => one && textOn(one))].join(' ')) ?? []
    const comma = shown ?? (field.inputMode === 'decimal' && withComma.test(document.documentElement.lang) ? '2,5' : undefined)
    if (comma === undefined || !isSeen(field) || field.disabled || field.readOnly) continue
    if (left === 0 || performance.now() > until) break
    left -= 1
    const [{ value }, lines] = [field, linesOf(document.body.innerText)]
    setValue(field, comma)
    await wait(150)
    if (leakSince(lines) === undefined) await calculate(field)
    const leak = leakSince(lines)
    setValue(field, value)
    if (leak !== undefined) return { field, text: leak.replace(/^the page shows “(.*)”$/, '$1') }
  }
  return null
}

/** Presses the button that only calculates: its form sends nothing anywhere. */
async function calculate({ form }: HTMLInputElement): Promise<void> {
  if (form === null || form.hasAttribute('action') || form.method !== 'get') return
  const [button, ...others] = [...form.querySelectorAll<HTMLButtonElement>('button, input[type="submit"]')].filter(isSeen)
  if (button === undefined || others.length > 0 || !calculating.test(textOn(button) || button.value)) return
  press(button)
  await wait(200)
}
