import { checkedIn, isOption, membersOf, optionText, optionType } from './choice-group.ts'
import { codeAround, codeIn } from './code-mirror.ts'
import { boxesOf, chosenText, isDrawnList } from './drawn-list.ts'
import { hasEntries } from './entry-buttons.ts'
import { isFrameOf, isOnTop } from './is-on-top.ts'
import selectors from './selectors.json' with { type: 'json' }
import { around } from './walk-page.ts'

/** Types of inputs that take a text. All others are never touched, but for groups of options: passwords, files, hidden ones, buttons. */
const textTypes = new Set(['text', 'url', 'email', 'tel', 'number', 'date', 'month', 'week'])

/** Whether controls of this type, or elements of this name, take a text or one of several options. */
export const takesText = (type: string): boolean => textTypes.has(type) || ['textarea', 'select', 'list', 'rich'].includes(type)

/** Whether the control takes a text or a choice, and is open for it: not disabled, not read-only. */
export function isEditable(control: HTMLElement): boolean {
  if (control.matches(':disabled') || control.closest('[aria-disabled="true" i]') !== null) return false
  // A list without a search calls its input read-only.
  if (isDrawnList(control)) return true
  if (control.closest('[aria-readonly="true" i]') !== null) return false
  if (isOption(control)) return membersOf(control).length > 1
  if (control.localName === 'input') return textTypes.has((control as HTMLInputElement).type) && !(control as HTMLInputElement).readOnly
  if (control.localName === 'textarea') return !(control as HTMLTextAreaElement).readOnly
  return control.localName === 'select' || (control.isContentEditable && !control.parentElement?.isContentEditable)
}

/** Words of options that stand for no choice: “Select one”, “--”, “Bitte wählen”. */
const noChoice = new RegExp(selectors.noChoice, 'iu')
/** Of a select’s alone: “Other…” is a radio button’s choice. */
const goesOn = /(?:…|\.\.\.)\s*$/u

/** Whether a text stands for no choice, also where a library shows it as the first option. */
export const saysNoChoice = (text: string): boolean => noChoice.test(text) || goesOn.test(text)

/** “Where it belongs”, but not “New Zealand”: a button that opens a list may ask for a choice in any words. Once it’s open, its options tell. */
const isPhrase = (control: HTMLElement, text: string): boolean =>
  control.matches(':is([role="combobox"], [aria-haspopup="listbox"]):not(input)') &&
  /\p{L}\s+\p{Ll}/u.test(text) &&
  !/[\d,;()]/.test(text) &&
  !boxesOf(control, 3).some((box) => [...box.querySelectorAll<HTMLInputElement>(sent)].some(({ value }) => value !== ''))

/** What a library sends for the choice of a list that it draws. */
const sent = 'input[type="hidden"], :is(input, select)[aria-hidden="true"]'

/** A part of a date that a component library draws by itself, and that takes digits. */
export const isSegment = (control: Element): boolean => control.matches('[role="spinbutton"]:not(input)')

export function isEmpty(control: HTMLElement): boolean {
  if (isOption(control)) return checkedIn(membersOf(control)).every(isNoChoice)
  const text = textIn(control).trim()
  // “Selections: –”
  if (isDrawnList(control) && noChoice.test(text.replace(/^[^:]*:/, ''))) return true
  if (isDrawnList(control)) return text === '' || saysNoChoice(text) || isPhrase(control, text)
  if (isSegment(control)) return !/\d/.test(text)
  // Old forms write how an address begins.
  if (control.localName !== 'select') return /^(?:https?:\/\/)?(?:www\.)?$/i.test(text) && !hasEntries(control)
  const { selectedOptions, multiple } = control as HTMLSelectElement
  const [chosen] = selectedOptions
  if (multiple || chosen === undefined) return chosen === undefined
  // Shown because it’s the first, not because anyone chose it.
  if (chosen.index === 0 && ![...(control as HTMLSelectElement).options].some(({ defaultSelected }) => defaultSelected)) return true
  return chosen.value === '' || chosen.disabled || saysNoChoice(chosen.text)
}

/** A radio button that is chosen from the start, though it stands for no choice: “Not selected”. “Any browser” is one. */
const isNoChoice = (option: HTMLElement): boolean =>
  optionType(option) === 'radio' && noChoice.test(optionText(option)) && !/^\s*(?:any|all)\b/i.test(optionText(option))

/** Some editors put their placeholder into the text, where it can’t be edited. */
const typedText = (control: HTMLElement): string =>
  [...control.querySelectorAll<HTMLElement>('[contenteditable="false"]')].reduce(
    (text, { innerText }) => text.replace(innerText, ''),
    control.innerText,
  )

/** What a control holds, or the options that are chosen in its group. */
export function textIn(control: HTMLElement): string {
  if (isOption(control)) return checkedIn(membersOf(control)).map(optionText).join(', ')
  if (isDrawnList(control)) return chosenText(control)
  const editor = codeAround(control)
  if (editor !== null) return codeIn(editor)
  return control.localName === 'input' || control.localName === 'textarea'
    ? (control as HTMLInputElement).value
    : control.localName === 'select'
      ? [...(control as HTMLSelectElement).selectedOptions].map(({ text }) => text.trim()).join(', ')
      : // A placeholder may be part of the text; an editor’s own is drawn by styles.
        typedText(control)
          .replace(/\u200b|\ufeff/g, '')
          .replace(/\n$/, '')
}

/** Smaller than any field that people type into, in CSS pixels. */
const min = { width: 24, height: 12 }

/** Whether people see the control and can get to it. Libraries draw a list around its own small input. */
export const isReachable = (control: HTMLElement, least = min): boolean =>
  isDrawnList(control)
    ? boxesOf(control, 5).some((box) => isBoxReachable(box, least))
    : isBoxReachable(codeAround(control) ?? control, isSegment(control) ? { width: 8, height: 8 } : least)

function isBoxReachable(control: HTMLElement, { width: narrowest, height: lowest }: typeof min): boolean {
  const { width, height } = control.getBoundingClientRect()
  if (width < narrowest || height < lowest) return false
  // A trap for machines: named so, or skipped by the keyboard.
  if (control.closest('[class*="honeypot" i], [id*="honeypot" i], [class*="gform_validation" i]') !== null) return false
  // Some components move the focus from a box around it.
  const isTyped = control.matches('input, textarea, select')
  const isSkipped = isTyped && Number(control.getAttribute('tabindex')) < 0 && !boxesOf(control, 5).some((box) => box.tabIndex === 0)
  if (isSkipped && control.role !== 'radio') return false
  const frame = frameOf(control)
  const isDrawn = control.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
  if (!isDrawn || !(frame ?? control).checkVisibility({ opacityProperty: true })) return false
  let [opacity, isInFrame] = [1, frame !== null]
  // What scrolls brings its boxes into view, whatever cuts off the rest of it.
  let seen: Element = control
  for (const element of around(control)) {
    if (element.matches('[aria-hidden="true" i], [inert], [hidden]:not([hidden="until-found" i])')) return false
    const { opacity: own, filter } = getComputedStyle(element)
    isInFrame &&= element !== frame
    if (!isInFrame) opacity *= Number(own)
    if (opacity < 0.2 || /opacity\(0?\.?[01]?%?\)/.test(filter) || cutsOff(element, seen)) return false
    if (scrolls(element, 'overflowY')) seen = element
  }
  return isOnPage(control) && isOnTop(control)
}

/** The component that draws a frame and a label around a control, in its shadow root or around the parts of a date; some leave the control itself transparent as long as it’s empty. */
function frameOf(control: HTMLElement): Element | null {
  if (isSegment(control)) return control.closest('[role="group"]')
  const root = control.getRootNode()
  return 'host' in root && isFrameOf(root.host as Element, control) ? (root.host as Element) : null
}

/** Whether an ancestor that can’t be scrolled leaves nothing of the control. */
function cutsOff(element: Element, control: Element): boolean {
  if (element === control) return false
  const { overflowX, overflowY } = getComputedStyle(element)
  const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  if (element.ownerDocument !== control.ownerDocument || element === element.ownerDocument.body) return false
  const [inner, outer] = [control.getBoundingClientRect(), element.getBoundingClientRect()]
  const isOut = (from: number, to: number, start: number, end: number) => Math.min(to, end) - Math.max(from, start) < 4
  return (
    (isCut(overflowX) && isOut(inner.left, inner.right, outer.left, outer.right)) ||
    (isCut(overflowY) && isOut(inner.top, inner.bottom, outer.top, outer.bottom))
  )
}

/** Whether a box around the control, such as a dialog, scrolls by itself. */
const scrollsItself = (control: HTMLElement, axis: 'overflowX' | 'overflowY'): boolean =>
  [...around(control)].some((element) => scrolls(element, axis))

const scrolls = (element: Element, axis: 'overflowX' | 'overflowY'): boolean =>
  element.localName !== 'html' && element.localName !== 'body' && /auto|scroll/.test(getComputedStyle(element)[axis])

/** Whether scrolling gets there: negative positions, and those right of everything, are out of reach. */
function isOnPage(control: HTMLElement): boolean {
  const { left, right, top, bottom } = control.getBoundingClientRect()
  const view = control.ownerDocument.defaultView ?? window
  const { scrollWidth, scrollHeight } = control.ownerDocument.documentElement
  let [x, y] = [view.scrollX, view.scrollY]
  for (const { scrollLeft, scrollTop } of around(control)) [x, y] = [x + scrollLeft, y + scrollTop]
  // Pages scroll down, not to the right: only boxes that scroll by themselves hold more there.
  const isAside = left + view.scrollX > view.innerWidth && !scrollsItself(control, 'overflowX')
  const isBelow = top + view.scrollY >= Math.max(scrollHeight, view.innerHeight) + 4 && !scrollsItself(control, 'overflowY')
  return !isAside && !isBelow && right + x > 4 && bottom + y > 4 && left + view.scrollX < Math.max(scrollWidth, view.innerWidth)
}
