import type { Hold } from '../held/hold.ts'
import { isSeen, textOn, toNamed, wait } from '../named.ts'
import { press } from '../pressing/press.ts'
import type { TriedForm } from '../tried.ts'
import { fill, type Field } from './fill-field.ts'

const senders = 'button:not([type="button"], [type="reset"]), input[type="submit"], input[type="image"]'
/** What can fill a hidden field in ways that only a person knows. */
const others =
  'button[type="button"], [role]:not([role="group"], [role="radiogroup"], [role="textbox"]), [tabindex], canvas, iframe, [class*="captcha" i]'

const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true })
const isEmpty = (one: Element): one is Field =>
  (one instanceof HTMLInputElement || one instanceof HTMLSelectElement || one instanceof HTMLTextAreaElement) &&
  one.willValidate &&
  one.validity.valueMissing &&
  one.type !== 'file'

/** Forms that can’t be sent, once all that can be seen is filled in: they require what stays hidden, and browsers can’t say so. */
export async function findUnsendable(take: Hold['take'], until: number): Promise<TriedForm[]> {
  const found: TriedForm[] = []
  for (const form of document.forms) {
    const button = [...form.elements].find((one) => one.matches(senders) && isSeen(one) && !one.matches(':disabled'))
    if (performance.now() > until || button === undefined || form.noValidate || !form.checkVisibility()) continue
    if (button.hasAttribute('formnovalidate') || hiddenIn(form).length === 0) continue
    const field = await hiddenWhenSent(form, button, take)
    if (field) found.push({ ...toNamed(field), text: textOn(button), outcome: 'hidden', detail: toNamed(field).place.html })
  }
  return found
}

/** The required fields that nobody can see, unless something beside them may fill them. */
const hiddenIn = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(isEmpty).filter((one) => !isShown(one) && !isLabelPressed(one) && !hasWidget(one, form))

const isLabelPressed = (one: Field) => one.matches('[type="checkbox"], [type="radio"]') && [...(one.labels ?? [])].some(isShown)

function hasWidget(field: Element, form: Element): boolean {
  let at = field.parentElement
  for (let steps = 0; steps < 2 && at !== null && at !== form && form.contains(at); steps++, at = at.parentElement)
    if ([...at.querySelectorAll(others)].some(isShown)) return true
  return false
}

/** The first field that is still hidden and empty after the form’s button was pressed, on a page that shows nothing new. */
async function hiddenWhenSent(form: HTMLFormElement, button: Element, take: Hold['take']): Promise<Field | undefined> {
  for (const one of form.querySelectorAll<HTMLElement>('[contenteditable]:not([contenteditable="false"])')) {
    one.textContent ||= 'Anna Berg'
    one.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'Anna Berg', inputType: 'insertText' }))
  }
  const shown = () => [...form.elements].filter(isShown)
  for (const one of shown() as Field[]) if (one.willValidate && !fill(one)) return undefined
  const [before, text] = [shown().length, document.body.innerText]
  let isSent = false
  const hear = () => (isSent = true)
  addEventListener('submit', hear, true)
  take()
  press(button)
  await wait(800)
  removeEventListener('submit', hear, true)
  const { requests, leadsTo } = take()
  const isAnswered = isSent || requests || leadsTo !== null || document.body.innerText !== text || shown().length > before
  return isAnswered ? undefined : hiddenIn(form)[0]
}
