import { isOption, membersOf } from './choice-group.ts'
import { chosenIn, type Chosen } from './choose-options.ts'
import { textIn } from './is-usable.ts'

/** What a control held before, to put back exactly; of a list that opens, what was chosen since. */
export type Held = { listed: readonly string[] } | { text: string } | { options: boolean[] } | { chosen: Chosen } | { html: string }

/** What a control holds now. */
export function heldBy(control: HTMLElement): Held {
  if (control.localName === 'select') return { options: [...(control as HTMLSelectElement).options].map(({ selected }) => selected) }
  if (isOption(control)) return { chosen: chosenIn(membersOf(control)) }
  if (isTextBox(control)) return { text: control.value }
  return { html: control.innerHTML }
}

const isTextBox = (control: HTMLElement): control is HTMLInputElement | HTMLTextAreaElement =>
  control.localName === 'input' || control.localName === 'textarea'

/** Puts a text into a control, or chooses a select’s options of these texts, a line each, and tells the page as typing or choosing would. */
export function setValue(control: HTMLElement, value: string): void {
  if (control.localName === 'select') choose(control as HTMLSelectElement, value)
  else if (isTextBox(control)) setText(control, value)
  else setRich(control, value)
}

export function putBack(control: HTMLElement, held: Exclude<Held, { chosen: Chosen } | { listed: readonly string[] }>): void {
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
export function setText(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
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
