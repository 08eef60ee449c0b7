import { isPictured, isSeen, wait } from '../named.ts'
import { setValue } from './set-value.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

const fields =
  'textarea, input:not([type]), input[type="text"], input[type="email"], input[type="tel"], input[type="url"], input[type="password"], input[type="number"]'
/** A search is known by its button, and a code or a date by the row of its digits. */
const known = '[type="search"], [role="combobox"], [inputmode="numeric"], [autocomplete~="one-time-code"], [class*="search" i], [name="q"]'
const narrowest = 90
const longestLabel = 60

/** Fields of forms with several ones that, once they’re filled in, no text says what they’re for (WCAG 2.2, 3.3.2): only a placeholder did, or nothing. */
export async function findUnlabeled(): Promise<Element[]> {
  const all = [...document.querySelectorAll<Field>(fields)].filter((one) => isSeen(one) && !isPictured(one))
  const asked = all.filter(
    (one) =>
      !one.matches(known) &&
      !one.readOnly &&
      !one.disabled &&
      !(one.maxLength >= 0 && one.maxLength < 8) &&
      one.getBoundingClientRect().width >= narrowest &&
      all.some((other) => other !== one && boxOf(other) === boxOf(one)),
  )
  const bare = asked.filter((one) => !isLabeled(one, all))
  const found: Element[] = []
  for (const one of bare.slice(0, 6)) {
    const given = one.value
    setValue(one, one.type === 'number' ? '7' : 'Anna', false)
    await wait(300) // labels may rise from the field
    if (one.isConnected && isSeen(one) && !isLabeled(one, all)) found.push(one)
    if (one.isConnected) setValue(one, given, false)
  }
  return found
}

/** Fields that no label names, right after one that is tied to nothing: pressing it does nothing, and screen readers don’t say it. */
export const findLoose = (): Element[] =>
  [...document.querySelectorAll('label')].flatMap((label) => {
    const next = label.nextElementSibling
    const field = next?.matches(fields)
      ? next
      : next?.querySelectorAll('input, select, textarea').length === 1
        ? next.querySelector(fields)
        : null
    const isTied =
      label.control !== null || (label.id !== '' && document.querySelector(`[aria-labelledby~="${CSS.escape(label.id)}"]`) !== null)
    if (
      isTied ||
      !isSeen(label) ||
      isPictured(label) ||
      !field ||
      !isSeen(field) ||
      field.matches('[aria-label], [aria-labelledby], [title]')
    )
      return []
    return (field as Field).labels?.length === 0 && /\p{L}/u.test(label.innerText) ? [label] : []
  })

const boxOf = (field: Field): Element | null => field.form ?? field.closest('fieldset, section, main, [role="form"]')

const isText = (node: ChildNode | null): boolean => {
  if (node === null) return false
  const text = (node instanceof HTMLElement ? node.innerText : node.textContent)?.trim() ?? ''
  if (!/\p{L}{2}|#|№|[$€£%]/u.test(text)) return false
  return (
    !(node instanceof Element) || (isSeen(node) && text.length <= longestLabel && !node.matches('h1, h2, h3, button, a, script, style'))
  )
}

/** A label that is seen, or a short text right before the field or in a box that it has for itself. */
function isLabeled(field: Field, all: readonly Field[]): boolean {
  const ids = (field.getAttribute('aria-labelledby') ?? '').split(/\s+/)
  const labels = [...(field.labels ?? []), ...ids.map((id) => document.getElementById(id))].filter((one) => one !== null)
  if (labels.some((one) => isSeen(one) && one.innerText.replace(/[*\s]/g, '').length > 0)) return true
  const isOwn = (box: Element) => !all.some((other) => other !== field && box.contains(other))
  for (let at: Element = field; ;) {
    if (before(at).some(isText)) return true
    const { parentElement } = at
    if (parentElement === null || parentElement.matches('form, body, main, section') || !isOwn(parentElement)) return false
    at = parentElement
  }
}

/** What stands between a field, or its box, and what else can be filled in before it. */
function before(box: Element): ChildNode[] {
  const nodes: ChildNode[] = []
  for (let node = box.previousSibling; node !== null; node = node.previousSibling) {
    if (node instanceof Element && (node.matches(`${fields}, select, button`) || node.querySelector(`${fields}, select, button`) !== null))
      break
    nodes.push(node)
  }
  return nodes
}
