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
  // A page without forms: the nearest box with a few controls.
  for (const element of around(control)) {
    if (isStep(element)) continue
    if (element === part || (heldIn(all).get(element) ?? 0) >= 3) return element
  }
  return part
}

/** How many controls each element around any of them holds, by all controls of a page. */
const held = new WeakMap<readonly HTMLElement[], Map<Element, number>>()

function heldIn(all: readonly HTMLElement[]): ReadonlyMap<Element, number> {
  const known = held.get(all)
  if (known) return known
  const counts = new Map<Element, number>()
  for (const control of all) for (const element of around(control)) counts.set(element, (counts.get(element) ?? 0) + 1)
  held.set(all, counts)
  return counts
}

const buttonSelector = 'button, input[type=submit], input[type=button], input[type=image], [role="button"]'
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
