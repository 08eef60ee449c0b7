import { isDrawnList, isSeen } from '../page/drawn-list.ts'
import { fieldSelector } from '../page/walk-page.ts'
import { isPrefix } from './read-prefix.ts'
import { textWithoutControls } from './element-text.ts'

const controls = `${fieldSelector}, button`

/** What is written in these names what follows; the rest explains it. */
const titles = 'h1, h2, h3, h4, h5, h6, [role="heading"], legend, label, strong, b, dt, th'

/** Longer texts are paragraphs, not names of fields. */
const maxLength = 120

export type Beside = { label: string; help: string }

/** What an editor has beside its text: controls for formatting, and a copy of the text. Some have their text in a frame. */
const toolbars = '[role="toolbar"], [class*="toolbar" i], trix-toolbar'
const isEditor = (control: HTMLElement): boolean => control.isContentEditable || control.localName === 'iframe'
/** Whether it belongs to an editor, or is the hidden box that an editor or a list stands for. */
const isOwnPart = (other: Element, control: HTMLElement): boolean =>
  (isEditor(control) && other.closest(toolbars) !== null) || ((isEditor(control) || isDrawnList(control)) && !isSeen(other))

/** What a list that a library draws shows as long as nothing is chosen. */
const placeholders = ':is([class$="placeholder" i], [class*="placeholder " i], [id$="placeholder"]):not(label)'

/** Boxes that may be hidden because a component draws its own. */
export const twins = 'select, textarea, input:not([type=hidden], [type=file], [type=checkbox], [type=radio])'

const nothing: Beside = { label: '', help: '' }

/** The text right before a control that has no label: in its row, its cell, or the nearest box that holds no other control. */
export function textBefore(control: HTMLElement): Beside {
  let at: Element = control
  for (let up = 0; up < 9; up++) {
    const found = readSiblings(at, control)
    if (found.label !== '' && !isPrefix.test(found.label)) return found
    const parent = at.parentElement
    if (parent === null || parent.localName === 'form' || parent.localName === 'body') return nothing
    const others = [...parent.querySelectorAll('*')].filter(
      (other) =>
        (other.matches(fieldSelector) || other.shadowRoot !== null) &&
        other !== control &&
        !other.matches('[readonly]') &&
        !control.contains(other) &&
        !isOwnPart(other, control),
    )
    // A number and the selects for its units have one name.
    const isRow = others.every(({ localName }) => localName === 'select') && !/\p{L}/u.test(textWithoutControls(parent))
    if (others.length > 0 && !isRow) return { label: headerOf(control), help: '' }
    at = parent
  }
  return { label: headerOf(control), help: '' }
}

/** The texts between the previous control and this element: a title if there is one, else the nearest. */
function readSiblings(element: Element, control: HTMLElement): Beside {
  const texts: { text: string; isTitle: boolean }[] = []
  for (let node = element.previousSibling; node !== null; node = node.previousSibling) {
    const text = (isElement(node) ? textWithoutControls(node) : (node.textContent ?? '')).replace(/\s+/g, ' ').trim()
    if (isElement(node)) {
      if (node.matches(`${toolbars}, ${placeholders}`) || (node.matches(twins) && isOwnPart(node, control))) continue
      if (node.matches(controls) || node.querySelector(controls) !== null || isCustom(node)) break
      if (node.localName === 'br' && texts.length > 0) break
      if (node.matches('script, style, template') || !node.checkVisibility()) continue
      if (/\p{L}/u.test(text)) texts.push({ text, isTitle: node.matches(titles) || node.querySelector(`:scope > :is(${titles})`) !== null })
      if (node.matches(titles)) break
    } else if (node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(text)) texts.push({ text, isTitle: false })
  }
  const title = texts.find(({ isTitle }) => isTitle) ?? texts[0]
  if (title === undefined || title.text.length > maxLength) return nothing
  return { label: title.text, help: texts.flatMap((other) => (other === title ? [] : [other.text])).join(' ') }
}

/** Custom elements may have controls that can’t be seen from here. */
const isCustom = (element: Element): boolean => [element, ...element.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot !== null)

const isElement = (node: Node): node is HTMLElement => node.nodeType === Node.ELEMENT_NODE

/** The help right after a control, in the nearest box that holds no other. */
export function textAfter(control: HTMLElement): string {
  let at: Element = control
  for (let up = 0; up < 2; up++) {
    const next = at.nextElementSibling
    if (next !== null) {
      const isHelp = !next.matches(`${titles}, ${controls}, br`) && next.querySelector(`${controls}, ${titles}`) === null
      const text = isHelp ? next.textContent.replace(/\s+/g, ' ').trim() : ''
      return text.length <= maxLength ? text : ''
    }
    const parent = at.parentElement
    if (parent === null || [...parent.querySelectorAll(fieldSelector)].some((other) => other !== control)) return ''
    at = parent
  }
  return ''
}

/** All that is written in the nearest boxes that hold no other control: help above and below it, counters, warnings. */
export function textInBox(control: HTMLElement): string {
  let box: Element | null = null
  for (let at = control.parentElement, up = 0; at !== null && up < 3; at = at.parentElement, up++) {
    if (at.matches('form, dialog, body') || [...at.querySelectorAll(fieldSelector)].some((other) => other !== control)) break
    box = at
  }
  if (box === null || control.contains(box)) return textBetween(control)
  const parts = [...box.querySelectorAll('*')].filter(
    (part) => !part.matches(`${controls}, label, script, style, legend`) && part.querySelector(controls) === null,
  )
  const outer = parts.filter((part) => part.parentElement?.closest('label') == null && !parts.includes(part.parentElement as Element))
  const text = outer.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()).join(' ')
  return text.length <= 2 * maxLength ? text : ''
}

/** What stands between a label and its control. */
function textBetween(control: HTMLElement): string {
  const texts: string[] = []
  for (
    let before = control.previousElementSibling;
    before !== null && !before.matches(`${titles}, ${controls}`);
    before = before.previousElementSibling
  ) {
    if (before.querySelector(`${titles}, ${controls}`) !== null) break
    texts.unshift(before.textContent.replace(/\s+/g, ' ').trim())
  }
  const text = texts.join(' ')
  return text.length <= maxLength ? text : ''
}

/** The head of a table’s column. */
function headerOf(control: HTMLElement): string {
  const cell = control.closest('td')
  const head = cell?.closest('table')?.querySelectorAll('thead th')[cell.cellIndex]
  return (head?.textContent ?? '').trim()
}
