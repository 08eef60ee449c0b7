import { textWithoutControls } from '../texts/element-text.ts'
import { foldWords, nameWords } from '../texts/fold-words.ts'
import type { FormControl, FormFacts } from '../recognition/form-kind.ts'
import { around } from './walk-page.ts'

const forms = 'form, [role="form"], [role="search"], search, dialog, [role="dialog"]'
const parts = 'footer, aside, nav, header'

/** Parts of one form, shown one after another. */
const steps = '[role="tabpanel"], [class*="step" i], [class*="tab-pane" i], fieldset'

/** Also one of several alike, of which others aren’t shown. */
const isStep = (element: Element): boolean =>
  element.matches(steps) ||
  [...(element.parentElement?.children ?? [])].some(
    (other) => other !== element && element.className !== '' && other.classList[0] === element.classList[0] && !other.checkVisibility(),
  )

/** The form that a control is in; without one, the part of the page that holds it and others. */
export function groupOf(control: HTMLElement, all: readonly HTMLElement[]): Element {
  let part: Element = control
  for (const element of around(control)) {
    if (element.matches(forms)) return element
    if (part === control && (element.matches(parts) || element.localName === 'body')) part = element
  }
  if (part.localName !== 'body') return part
  // A page without forms: the nearest box with a few controls, or, if no button follows them there, the one around it and its like that has one.
  let first: Element | undefined
  for (const element of around(control)) {
    const own = heldIn(all).get(element)
    if (isStep(element) || own === undefined || (own.count < 3 && element !== part)) continue
    const isMore = first === undefined || own.count > (heldIn(all).get(first)?.count ?? 0)
    if (isMore && (own.isEnded ??= hasEnd(element, own.last, all))) return element
    first ??= element
    if (element === part) break
  }
  return first ?? part
}

const buttonSelector = 'button, input[type=submit], input[type=button], input[type=image], [role="button"]'

/** A button with a word on it after the last of its controls. */
const hasEnd = (element: Element, last: HTMLElement, all: readonly HTMLElement[]): boolean =>
  [...element.querySelectorAll<HTMLElement>(buttonSelector)].some(
    (button) =>
      !all.includes(button) &&
      (last.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING) > 0 &&
      /\p{L}/u.test(`${button.textContent} ${button.getAttribute('value') ?? ''}`),
  )

/** What each element around any control holds, by all controls of a page. */
type Own = { count: number; last: HTMLElement; isEnded?: boolean }
const held = new WeakMap<readonly HTMLElement[], Map<Element, Own>>()

function heldIn(all: readonly HTMLElement[]): ReadonlyMap<Element, Own> {
  const known = held.get(all)
  if (known) return known
  const own = new Map<Element, Own>()
  for (const control of all)
    for (const element of around(control)) own.set(element, { count: (own.get(element)?.count ?? 0) + 1, last: control })
  held.set(all, own)
  return own
}

const headings = 'h1, h2, h3, h4, legend, [role="heading"]'
const text = (element: Element | null | undefined): string =>
  element ? textWithoutControls(element).replace(/\s+/g, ' ').trim().slice(0, 200) : ''

/** What is written on and above a form. */
export function factsOf(group: Element, controls: readonly FormControl[]): FormFacts {
  const attributes = ['id', 'name', 'class', 'aria-label', 'data-form'].map((name) => nameWords(group.getAttribute(name) ?? ''))
  const action = group.localName === 'form' ? nameWords(pathOf(group.getAttribute('action'))) : ''
  const buttons = [...group.querySelectorAll<HTMLElement>(buttonSelector)].map(
    (button) => button.getAttribute('value') ?? button.getAttribute('aria-label') ?? button.textContent,
  )
  const over = headingsOf(group)
  const { title, location, documentElement } = group.ownerDocument
  return {
    controls,
    isSearch:
      group.matches('[role="search"], search') ||
      controls.some(({ type }) => type === 'search') ||
      [...around(group)].some((element) => element.matches('[role="search"], search')),
    own: foldWords(`${attributes.join(' ')} ${action}`),
    buttons: foldWords(buttons.join(' | ').slice(0, 300)),
    heading: foldWords(over.slice(0, 2).join(' | ')),
    above: foldWords(over.join(' ')),
    page: foldWords(`${title} ${nameWords(location.pathname)} ${text(documentElement.querySelector('h1'))}`),
  }
}

function pathOf(action: string | null): string {
  if (!action) return ''
  return URL.parse(action, 'https://form.invalid')?.pathname ?? ''
}

/** The heading nearest above the form, and those in it. */
function headingsOf(group: Element): string[] {
  const inside = [...group.querySelectorAll(headings)].slice(0, 3).map(text)
  for (let at: Element | null = group, up = 0; at !== null && at.localName !== 'body' && up < 4; at = at.parentElement, up++) {
    for (let before = at.previousElementSibling; before !== null; before = before.previousElementSibling) {
      // Headings of other forms say nothing of this one.
      if (before.matches('form, dialog, fieldset') || before.querySelector('form') !== null) continue
      const heading = before.matches(headings) ? before : [...before.querySelectorAll(headings)].at(-1)
      if (heading) return [text(heading), ...inside]
    }
  }
  return inside
}
