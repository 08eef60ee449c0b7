import { textWithoutControls, withoutAsides } from '../texts/element-text.ts'
import { isPressed, titleOf, togglesWith } from './toggle-buttons.ts'
import { around, drawnOptions, fieldSelector } from './walk-page.ts'

/** Radio buttons and check boxes. */
export const isOption = (control: Element): boolean =>
  togglesWith(control) !== undefined || control.matches(`input[type=radio], input[type=checkbox], ${drawnOptions}`)

/** Buttons that stay pressed may be for one choice or several. Switches are for several. */
export const optionType = (option: HTMLElement): string => {
  if (option.localName === 'input') return (option as HTMLInputElement).type
  if (option.role === 'switch') return 'checkbox'
  return option.ariaChecked === null ? 'button' : (option.role ?? 'button')
}

export function isChecked(option: HTMLElement): boolean {
  if (togglesWith(option) !== undefined) return isPressed(option)
  return option.localName === 'input' ? (option as HTMLInputElement).checked : (option.ariaChecked ?? option.ariaPressed) === 'true'
}

/** The radio buttons or check boxes that answer one question with this one, in document order. Empty if it stands alone. */
export function membersOf(option: HTMLElement): HTMLElement[] {
  const toggles = togglesWith(option)
  if (toggles !== undefined) return [...toggles]
  const root = option.getRootNode() as Document | ShadowRoot
  const form = option.closest('form')
  const isKin = (other: HTMLElement) => other.localName === option.localName && optionType(other) === optionType(option)
  const roots = 'host' in root && root.querySelectorAll(fieldSelector).length === 1 ? rootsLike(root.host) : [root]
  const all = roots
    .flatMap((one) => [...one.querySelectorAll<HTMLElement>(fieldSelector)])
    .filter((other) => isOption(other) && isKin(other) && other.closest('form') === form)
  const stem = stemOf(option)
  const alike = stem === '' ? [] : all.filter((other) => stemOf(other) === stem)
  if (alike.length > 1) return alike
  return optionType(option) === 'radio' && stem !== '' ? [] : inOneBox(option, all)
}

/** The insides of all components of the same kind: some draw one box each. */
const rootsLike = (host: Element): ShadowRoot[] =>
  [...(host.getRootNode() as ParentNode).querySelectorAll(host.localName)].flatMap(({ shadowRoot }) => shadowRoot ?? [])

/** Whether an element is around another, also if that is inside a component. */
export const holds = (element: Element, other: Element): boolean => [...around(other)].includes(element)

/** What the names of a group have in common: `platforms[]`, `platforms[0]` and `input_9.1`. */
export function stemOf(option: HTMLElement): string {
  const name = option.getAttribute('name') ?? ''
  return optionType(option) === 'radio' ? name : name.replace(/\[\d*\]$|\.\d+$/, '')
}

/** Boxes without a common name, in the nearest box that holds several of them and nothing else to fill in. */
function inOneBox(option: HTMLElement, all: readonly HTMLElement[]): HTMLElement[] {
  let up = 0
  for (const element of around(option)) {
    if (up++ > 6 || element.matches('form, dialog, body')) return []
    const members = all.filter((other) => holds(element, other))
    if (members.length < 2) continue
    const stems = members.map(stemOf).filter(Boolean)
    const isOneQuestion = new Set(stems).size === stems.length
    // A named group may end with a box for another answer.
    const isGroup = element.matches('[role="radiogroup"]') || controlsBeside(element, members).length === 0
    return isOneQuestion && isGroup ? members : []
  }
  return []
}

/** What can be filled in in an element besides the members of a group. */
export const controlsBeside = (element: Element, members: readonly Element[]): Element[] =>
  [...element.querySelectorAll(`${fieldSelector}, :defined`)]
    .flatMap((other) => (other.shadowRoot === null ? other : [...other.shadowRoot.querySelectorAll(fieldSelector)]))
    .filter((other) => !members.includes(other) && other.matches(fieldSelector))

const maxLength = 120

/** What the page calls an option: its label, its accessible name, the text after it, or all that is written in its box; else its value. */
export function optionText(option: HTMLElement): string {
  const root = option.getRootNode() as Document | ShadowRoot
  const named = (option.getAttribute('aria-labelledby') ?? '').split(/\s+/).map((id) => root.getElementById(id))
  const box = option.parentElement
  const all = [...((option as HTMLInputElement).labels ?? [])]
  // The label of the whole question may name its first option, too.
  const own = all.filter((label) => label.contains(option) || label.parentElement === box)
  const labels = own.length > 0 ? own : all
  const isAlone = box !== null && controlsBeside(box, [option]).length === 0
  const value = option.getAttribute('value') ?? ''
  const found = [
    labels.map(withoutAsides).join(' '),
    option.getAttribute('aria-label') ?? '',
    named.map((element) => (element === null ? '' : textWithoutControls(element))).join(' '),
    togglesWith(option) === undefined ? option.innerText : titleOf(option),
    'host' in root ? (root.host.textContent ?? '') : '',
    textAfter(option),
    isAlone ? textWithoutControls(box) : '',
    /\p{L}{2}/u.test(value) && !/^(?:on|true|yes)$/i.test(value) ? value.replace(/[_-]+/g, ' ') : '',
  ].map((text) => text.replace(/^[✓✔☑]|\s+/g, ' ').trim())
  const said = (found.find(Boolean) ?? '').slice(0, maxLength)
  return hasKey(said, [option, ...labels, ...(isAlone ? [box] : [])]) ? said.slice(1).trim() : said
}

/** Form builders draw the key that chooses an option before it: “A”. */
const hasKey = (said: string, boxes: readonly Element[]): boolean =>
  /^[A-Z\d]./.test(said) &&
  boxes.some((box) => {
    const first = [...box.querySelectorAll('*')].find((part) => part.childElementCount === 0 && part.textContent.trim() !== '')
    return first !== undefined && first.textContent.trim() === said[0] && first.nextSibling?.nodeType !== Node.TEXT_NODE
  })

function textAfter(option: Element): string {
  let text = ''
  for (let node = option.nextSibling; node !== null; node = node.nextSibling) {
    if (node.nodeType === Node.ELEMENT_NODE) {
      const element = node as Element
      if (element.matches(`br, ${fieldSelector}`) || element.querySelector(fieldSelector) !== null) break
    }
    if (node.nodeType === Node.ELEMENT_NODE || node.nodeType === Node.TEXT_NODE) text += ` ${node.textContent ?? ''}`
  }
  return text
}

export const checkedIn = (members: readonly HTMLElement[]): HTMLElement[] => members.filter(isChecked)
