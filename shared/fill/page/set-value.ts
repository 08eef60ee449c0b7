import { isChecked, isOption, membersOf, optionText, optionType } from './choice-group.ts'
import { textIn } from './is-usable.ts'
import { isOptionReachable } from './is-option-reachable.ts'

/** What a control held before, to put back exactly. */
export type Held = { text: string } | { options: boolean[] } | { chosen: Chosen } | { html: string }

/** What a control holds now. */
export function heldBy(control: HTMLElement): Held {
  if (control.localName === 'select') return { options: [...(control as HTMLSelectElement).options].map(({ selected }) => selected) }
  if (isOption(control)) return { chosen: chosenIn(membersOf(control)) }
  if (isTextBox(control)) return { text: control.value }
  return { html: control.innerHTML }
}

const isTextBox = (control: HTMLElement): control is HTMLInputElement | HTMLTextAreaElement =>
  control.localName === 'input' || control.localName === 'textarea'

/** Puts a text into a control, or chooses the options of these texts, a line each, and tells the page as typing or choosing would. No button is pressed. */
export function setValue(control: HTMLElement, value: string): void {
  if (control.localName === 'select') choose(control as HTMLSelectElement, value)
  else if (isOption(control)) chooseIn(membersOf(control), value.split('\n'))
  else if (isTextBox(control)) setText(control, value)
  else setRich(control, value)
}

export function putBack(control: HTMLElement, held: Held): void {
  if ('chosen' in held) return putBackIn(held.chosen)
  if ('text' in held) return setText(control as HTMLInputElement, held.text)
  if ('options' in held) {
    const { options } = control as HTMLSelectElement
    for (const [index, selected] of held.options.entries()) {
      const option = options[index]
      if (option) option.selected = selected
    }
    if (!held.options.includes(true)) (control as HTMLSelectElement).selectedIndex = -1
    return notifyPage(control)
  }
  setRich(control, '')
  if (control.innerHTML === held.html) return
  control.innerHTML = held.html
  tellInput(control, 'deleteContentBackward', null)
}

/** The setter of the page’s own kind of element: frameworks that control an input put one of theirs before it, and then see no change. */
function setText(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control)
  notifyPage(control)
}

function choose(control: HTMLSelectElement, value: string): void {
  const wanted = new Set(control.multiple ? value.split('\n') : [value])
  for (const option of control.options) {
    const isWanted = wanted.has(option.text.trim()) && !option.disabled
    if (control.multiple) option.selected = option.selected || isWanted
    else if (isWanted) {
      control.selectedIndex = option.index
      break
    }
  }
  notifyPage(control)
}

function notifyPage(control: HTMLElement): void {
  control.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

const tellInput = (control: HTMLElement, inputType: string, data: string | null): boolean =>
  control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType, data }))

/** Editors keep their own copy of the text, and learn of changes that the browser’s editing makes. */
function setRich(control: HTMLElement, value: string): void {
  const { ownerDocument: page } = control
  const selection = page.defaultView?.getSelection() ?? null
  const ranges = selection === null ? [] : Array.from({ length: selection.rangeCount }, (_, index) => selection.getRangeAt(index))
  selection?.selectAllChildren(control)
  const isTaken = value === '' ? page.execCommand('delete') : page.execCommand('insertText', false, value)
  if (!isTaken || squeeze(textIn(control)) !== squeeze(value)) {
    control.textContent = value
    tellInput(control, 'insertText', value)
  }
  selection?.removeAllRanges()
  for (const range of ranges) selection?.addRange(range)
}

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Which options of a group were chosen. */
type Chosen = readonly (readonly [option: HTMLElement, isChosen: boolean])[]

const chosenIn = (members: readonly HTMLElement[]): Chosen => members.map((member) => [member, isChecked(member)])

/** Checks the visible options with these texts, each once. */
function chooseIn(members: readonly HTMLElement[], texts: readonly string[]): void {
  for (const text of new Set(texts)) {
    const option = members.find((member) => optionText(member) === text && isOptionReachable(member))
    if (option && !isChecked(option)) change(option)
  }
}

function putBackIn(chosen: Chosen): void {
  for (const [option, wasChosen] of chosen)
    if (isChecked(option) !== wasChosen && (optionType(option) === 'checkbox' || wasChosen)) change(option)
  for (const [option, wasChosen] of chosen) if (option.localName === 'input' && isChecked(option) !== wasChosen) unchoose(option)
}

/**
 * A person can’t uncheck a radio button. Pages notice it by the events that a choice makes, which find the button no longer chosen, and no
 * value in it: most pages keep the value of whatever button an event is for.
 */
function unchoose(option: HTMLElement): void {
  const view = option.ownerDocument.defaultView ?? window
  const value = option.getAttribute('value')
  const uncheck = () => Reflect.set(Object.getPrototypeOf(option) as object, 'checked', false, option)
  option.setAttribute('value', '')
  view.addEventListener('click', uncheck, { capture: true, once: true })
  change(option)
  view.removeEventListener('click', uncheck, true)
  uncheck()
  // Browsers differ in whether that was a change.
  option.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  option.dispatchEvent(new Event('change', { bubbles: true }))
  if (value === null) option.removeAttribute('value')
  else option.setAttribute('value', value)
}

/** The event of a real click: the browser changes the option and fires `change` itself. React listens to nothing else. */
const change = (option: HTMLElement): boolean =>
  option.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }))
