import selectors from './selectors.json' with { type: 'json' }
import { noteToggles, togglesWith } from './toggle-buttons.ts'

/** Radio buttons and check boxes that a component library draws, and that say whether they are chosen. Beside text that is edited, such buttons are for its looks. */
export const drawnOptions = selectors.drawnOptions.join()
/** What opens a list that a component library draws: a box to search in, a button, or the list itself. A button that would submit its form isn’t one. */
export const drawnLists = selectors.drawnLists.join()

/** An option that a component library draws may have a hidden input inside. (Draft.js, below, loses all of its page if a script edits its text.) */
const drawn = ':is([role="radio"], [role="checkbox"], [role="switch"])[aria-checked]:not(input)'

export const fieldSelector = `input:not([type=hidden], [aria-hidden="true"], ${drawn} *), textarea, select, [contenteditable]:not([contenteditable="false" i], .DraftEditor-root *), ${drawnOptions}`

/** Elements that take text or a choice. What they are is recognized later. */
const controlSelector = `input, ${fieldSelector}, ${drawnLists}`

/** What can’t be read: frames of other origins, and custom elements that are closed to scripts. */
export type Unread = { frames: number; closed: number }

export type Walked = { controls: HTMLElement[]; unread: Unread }

/** Every control in document order, including those in open shadow roots and in frames of the same origin. */
export function walkPage(root: Document | ShadowRoot): Walked {
  const controls: HTMLElement[] = []
  const unread: Unread = { frames: 0, closed: 0 }
  const visit = (within: Document | ShadowRoot): void => {
    for (const element of within.querySelectorAll<HTMLElement>('*')) {
      noteToggles(element)
      if (togglesWith(element) !== undefined || element.matches(controlSelector)) controls.push(element)
      if (element.shadowRoot) visit(element.shadowRoot)
      else if (element.localName === 'iframe') visitFrame(element as HTMLIFrameElement)
      else if (isClosed(element)) unread.closed += 1
    }
  }
  const visitFrame = (frame: HTMLIFrameElement): void => {
    if (!isShown(frame)) return
    const inside = documentIn(frame)
    if (inside === null) unread.frames += 1
    else visit(inside)
  }
  visit(root)
  return { controls, unread }
}

function documentIn(frame: HTMLIFrameElement): Document | null {
  try {
    return frame.contentDocument
  } catch {
    return null
  }
}

/** Smaller frames count visits or hold tokens. */
const smallest = 20

function isShown(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width >= smallest && height >= smallest && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
}

/** A custom element that shows something and has nothing that scripts can see. */
const isClosed = (element: HTMLElement): boolean =>
  element.localName.includes('-') &&
  element.matches(':defined') &&
  element.childElementCount === 0 &&
  !element.textContent.trim() &&
  isShown(element)

/** The parent as the page is laid out: through slots and shadow roots, and out of frames of the same origin. */
export function parentOf(node: Element): Element | null {
  if (node.assignedSlot) return node.assignedSlot
  if (node.parentElement) return node.parentElement
  const root = node.getRootNode()
  if ('host' in root) return (root as ShadowRoot).host
  return (root as Document).defaultView?.frameElement ?? null
}

/** The element itself and all around it, the nearest first. */
export function* around(element: Element): Generator<Element> {
  for (let at: Element | null = element; at !== null; at = parentOf(at)) yield at
}

/** The custom element that a control alone is in. */
export function hostOf(control: HTMLElement): HTMLElement | null {
  const root = control.getRootNode()
  if (!('host' in root)) return null
  const isOnly = root instanceof DocumentFragment && root.querySelectorAll('input:not([type=hidden]), textarea, select').length < 2
  return isOnly ? ((root as ShadowRoot).host as HTMLElement) : null
}
