import { isOption, membersOf } from './choice-group.ts'
import { chosenIn, until, type Chosen } from './choose-options.ts'
import { codeAround } from './code-mirror.ts'
import { isSegment, textIn } from './is-usable.ts'
import { moveFocus } from './open-list.ts'
import { pressKey } from '../../tried/pressing/press.ts'

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
export async function setValue(control: HTMLElement, value: string): Promise<void> {
  if (control.localName === 'select') choose(control as HTMLSelectElement, value)
  else if (isTextBox(control)) typeText(control, value)
  else if (isSegment(control)) await typeDigits(control, value)
  else await setRich(control, value)
}

/** Without leaving the box: a list that is searched in stays open. */
export const writeText = (control: HTMLElement, value: string): void =>
  void (isTextBox(control) ? setText(control, value) : edit(control, value))

/** Many pages take a text only once its box is left. */
function typeText(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  moveFocus(control, 'focus')
  setText(control, value)
  moveFocus(control, 'blur')
}

export async function putBack(
  control: HTMLElement,
  held: Exclude<Held, { chosen: Chosen } | { listed: readonly string[] }>,
): Promise<void> {
  if ('text' in held && codeAround(control) !== null) return emptyCode(control)
  if ('text' in held) return typeText(control as HTMLInputElement, held.text)
  if ('options' in held) {
    const { options } = control as HTMLSelectElement
    for (const [index, selected] of held.options.entries()) {
      const option = options[index]
      if (option) option.selected = selected
    }
    if (!held.options.includes(true)) (control as HTMLSelectElement).selectedIndex = -1
    return notifyPage(control)
  }
  await setRich(control, '')
  if (control.innerHTML === held.html) return
  control.innerHTML = held.html
  tellInput(control, 'deleteContentBackward', null)
}

/** Selects all and deletes it, as a person does: what is typed is in no box. */
function emptyCode(control: HTMLElement): void {
  moveFocus(control, 'focus')
  for (const init of [{ ctrlKey: true }, { metaKey: true }]) pressKey('a', { code: 'KeyA', keyCode: 65, ...init }, control)
  pressKey('Backspace', {}, control)
  moveFocus(control, 'blur')
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

/** Announces a text as browsers do when a person types it. Editors that keep their own copy take it from this event, and change the page themselves. */
function announce(control: HTMLElement, value: string): boolean {
  const selection = control.ownerDocument.defaultView?.getSelection()
  const targetRanges = selection?.rangeCount ? [new StaticRange(selection.getRangeAt(0))] : []
  const event = { inputType: value === '' ? 'deleteContentBackward' : 'insertText', data: value || null, targetRanges }
  return control.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, cancelable: true, composed: true, ...event }))
}

function edit(control: HTMLElement, value: string): boolean {
  const { ownerDocument: page } = control
  page.defaultView?.getSelection()?.selectAllChildren(control)
  if (!announce(control, value) || (value !== '' && isSame(textIn(control), value))) return true
  return value === '' ? page.execCommand('delete') : page.execCommand('insertText', false, value)
}

/**
 * Types digits into a part of a date, or deletes the last one for an empty text. Libraries that keep them in their state take each a moment later,
 * and find the part by where the focus is.
 */
export async function typeDigits(control: HTMLElement, digits: Iterable<string>): Promise<void> {
  moveFocus(control, 'focus')
  await until(() => false, 30)
  for (const digit of digits) {
    edit(control, digit)
    await until(() => false, 30)
  }
}

/** How long editors take to notice what is selected, and to draw a text, in milliseconds. */
const [notices, draws] = [120, 300]

/** Editors keep their own copy of the text, and learn of changes that the browser’s editing makes. */
async function setRich(control: HTMLElement, value: string): Promise<void> {
  const selection = control.ownerDocument.defaultView?.getSelection() ?? null
  const ranges = selection === null ? [] : Array.from({ length: selection.rangeCount }, (_, index) => selection.getRangeAt(index))
  moveFocus(control, 'focus')
  selection?.selectAllChildren(control)
  await until(() => false, notices)
  const isTaken = edit(control, value)
  if (!isTaken || !(await until(() => isSame(textIn(control), value), draws))) {
    control.textContent = value
    tellInput(control, 'insertText', value)
  }
  selection?.removeAllRanges()
  for (const range of ranges) selection?.addRange(range)
}

/** Whether a control holds a value: spaces and commas may differ, and “$12.00” is 12. */
export function isSame(holds: string, value: string): boolean {
  const squeeze = (text: string) => text.replace(/[\s,]+/g, ' ').trim()
  if (squeeze(holds) === squeeze(value)) return true
  const digits = holds.replace(/[.,]0+\s*\D*$|\D/g, '')
  return /^\d+$/.test(value) && digits !== '' && Number(digits) === Number(value)
}
