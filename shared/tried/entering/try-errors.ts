import type { Hold } from '../held/hold.ts'
import { isSeen, labelOf, textOn, toNamed, wait } from '../named.ts'
import { press, pressKey } from '../pressing/press.ts'
import { setValue } from './set-value.ts'
import { refusal } from './form-words.ts'
import { findForms } from './try-forms.ts'
import type { Fault } from '../tried.ts'

type Text = HTMLInputElement | HTMLTextAreaElement

const texts = 'input:not([type]), input[type="text"], input[type="tel"], input[type="email"], textarea'
const wrong = 'anna.example.com'

/** What becomes of a filled form when Enter is pressed, and when its email address is wrong. Leaves it as it was. */
export async function tryErrors(take: Hold['take']): Promise<Fault[]> {
  const [form] = findForms()
  if (form === undefined || form.button === null) return []
  const { email, box, button } = form
  const fields = [...box.querySelectorAll<Text>(texts)].filter((one) => isSeen(one) && !one.disabled && !one.readOnly)
  const given = fields.map(({ value }) => value)
  const fill = (address: string) => {
    for (const one of fields) setValue(one, one === email ? address : one.type === 'tel' ? '+49 30 901820' : 'Anna Berg')
    take()
  }
  const isSent = () => {
    const { requests, effects, leadsTo } = take()
    return requests || leadsTo !== null || effects.includes('submit')
  }
  const lost = () => fields.filter((one) => one !== email && one.isConnected && isSeen(one) && one.value === '')
  const faults: Fault[] = []
  const add = (kind: string, one: Element) => void faults.push({ ...toNamed(one), text: labelOf(one), kind })

  const typed = fields.find((one) => one instanceof HTMLInputElement)
  fill('anna.berg@example.com')
  if (typed !== undefined && fields.length > 1) {
    typed.focus({ preventScroll: true })
    const isTaken = pressKey('Enter', {}, typed)
    // What browsers press then: the form’s first button that sends.
    const first = [...box.querySelectorAll<HTMLElement>('button:not([type="button"]), input[type="submit"], input[type="image"]')].find(
      (one) => !one.matches('[type="reset"], :disabled'),
    )
    if (!isTaken && first !== undefined && first !== button) press(first)
    await wait(200)
    if (!isSent() && lost().length > 0 && email.isConnected) add('enters', typed)
  }
  fill(wrong)
  press(button)
  await wait(500)
  if (email.isConnected && isSeen(email) && !isSent()) {
    const [empty] = lost()
    if (empty !== undefined) add('clears', empty)
    for (const message of messages()) {
      const owner = ownerOf(message, box, fields)
      if (owner !== null && owner !== email && /e-?mail|@/i.test(message.textContent ?? '')) add('misplaced', owner)
    }
  }
  for (const [at, one] of fields.entries()) if (one.isConnected) setValue(one, given[at] ?? '', false)
  return faults
}

/** What a button in a form is for when it isn’t for sending it. */
const aside =
  /^(?:(?:show|hide|toggle|view|see|add|back|previous|cancel|close|edit|browse|choose|upload|generate|copy|more|help|anzeigen|verbergen|zurück|abbrechen|hinzufügen|afficher|retour|annuler|ajouter|mostrar|volver|cancelar|mostra|indietro|annulla)\b.{0,30}|[+\-−–×✕?…👁]️?)$/iu

/** Buttons without a type, in a form that has another one to send it, that send it although they say something else. */
export async function findMissubmits(take: Hold['take']): Promise<Element[]> {
  const found: Element[] = []
  for (const one of document.querySelectorAll<HTMLButtonElement>('form button:not([type], [name], [formaction], :disabled)')) {
    const others = [...(one.form?.elements ?? [])].filter(
      (other) => other !== one && other.matches('button:not([type="button"]), [type="submit"]'),
    )
    const words = textOn(one) || one.title
    if (found.length > 2 || !isSeen(one) || !aside.test(words) || !others.some((other) => !aside.test(textOn(other)))) continue
    let isSent = false
    const hear = () => (isSent = true)
    for (const name of ['submit', 'invalid']) addEventListener(name, hear, true)
    take()
    press(one)
    await wait(100)
    for (const name of ['submit', 'invalid']) removeEventListener(name, hear, true)
    if (isSent) found.push(one)
  }
  return found
}

/** Short texts that say that something is wrong with what was entered. */
const messages = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('p, span, div, small, li, em, strong, label')].filter(
    (one) =>
      one.childElementCount <= 1 &&
      (one.textContent ?? '').trim().length < 120 &&
      (refusal.test(one.textContent ?? '') || /required|pflicht|obligatoire/i.test(one.textContent ?? '')) &&
      isSeen(one),
  )

/** The field that a message stands for: the only one in the box around both, or the one between whose label and successor it is. */
function ownerOf(message: Element, form: Element, fields: readonly Text[]): Text | null {
  for (let at = message.parentElement; at !== null && at !== form && form.contains(at); at = at.parentElement) {
    const inside = fields.filter((one) => at.contains(one))
    if (inside.length === 1) return inside[0] ?? null
    if (inside.length > 1) break
  }
  const isAfter = (one: Element) => (one.compareDocumentPosition(message) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const last = fields.findLastIndex(isAfter)
  // Before the first and after the last field, it’s about the whole form. In between, it may be about either neighbor.
  const [above, below] = [fields[last], fields[last + 1]]
  if (!form.contains(message) || above === undefined || below === undefined) return null
  // Unless it’s the only one that says that this message describes it.
  const described = fields.filter((field) => field.getAttribute('aria-describedby')?.split(/\s+/).includes(message.id))
  const isIts = message.id !== '' && described.length === 1 && described[0] === above
  return isIts || (above.type !== 'email' && below.type !== 'email' && !/mail/i.test(above.name + below.name)) ? above : null
}
