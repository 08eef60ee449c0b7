import { press, pressKey } from '../../tried/pressing/press.ts'
import { boxesOf } from './drawn-list.ts'
import selectors from './selectors.json' with { type: 'json' }
import { around } from './walk-page.ts'
import { inAnyWay, rootsAround, whileReacting } from './while-reacting.ts'

/** How long a list takes to open or close, and at most to be read: some never end. In milliseconds. */
const [opens, reads] = [300, 4000]

/** What options are, which of them open another level of the list, and what opens that in a tree: in other lists, it’s the option itself. */
const { options: roles, parents, openers, nothing } = selectors

const dialogs = 'dialog, [role="dialog"], [role="alertdialog"], [class*="modal" i]'

/** Drawers and sheets are dialogs in all but name. */
function isLaidOver(element: Element): boolean {
  const { position } = getComputedStyle(element)
  return position === 'fixed' || (position === 'absolute' && element.querySelector('form') !== null)
}

/** What leaves the page or sends its form at once. */
const leaving = '[onclick*="location"], [onclick*="submit"]'

const nameOf = ({ innerText, textContent }: HTMLElement): string => (innerText || textContent).replace(/\s+/g, ' ').trim()

const isShown = (option: HTMLElement): boolean => {
  const { width, height } = option.getBoundingClientRect()
  return width > 8 && height > 8 && nameOf(option) !== '' && option.checkVisibility({ visibilityProperty: true, opacityProperty: true })
}

/** Options in the control’s own tree and in those around it. Some libraries give a role only to a second list that nobody sees. */
function optionsOn(control: HTMLElement): HTMLElement[] {
  const shown = (selector: string) =>
    rootsAround(control)
      .flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)])
      .filter(isShown)
  const withRole = shown(roles)
  const found =
    withRole.length > 0 ? withRole : shown('[class*="option" i], [role="listbox"] > *, [class*="results" i] > li, [class*="list-item" i]')
  const isLast = (option: Element) => !found.some((other) => other !== option && option.contains(other))
  // What is chosen already may stand in the same box, and be called an option.
  const isChoice = (option: Element) => option.closest('[role="listbox"]:not([aria-expanded])')?.contains(control) === true
  return found.filter(
    (option) => isLast(option) && !isChoice(option) && option.closest(`a[href], [aria-disabled="true"], ${leaving}`) === null,
  )
}

/** Browsers move the focus without events while their window is behind another, such as the popup. */
export function moveFocus(control: HTMLElement, to: 'focus' | 'blur'): void {
  if (to === 'focus') control.focus({ preventScroll: true })
  else control.blur()
  control.dispatchEvent(new FocusEvent(to, { composed: true }))
  control.dispatchEvent(new FocusEvent(to === 'focus' ? 'focusin' : 'focusout', { bubbles: true, composed: true }))
}

/** What a mouse would hit: some libraries listen only on the words inside an option. */
export const innermost = (option: HTMLElement): HTMLElement => {
  const parts = [...option.children]
  // Beside its words, a tree has room for its lines.
  const [only, ...others] = option.role === 'treeitem' ? parts.filter(({ textContent }) => textContent.trim() !== '') : parts
  return only === undefined || others.length > 0 || only.textContent !== option.textContent ? option : innermost(only as HTMLElement)
}

/** A list as people use it: opened and closed, with the options that appeared since. */
export function listOf(control: HTMLElement) {
  const before = new Set(optionsOn(control))
  const messages = () =>
    [...(control.getRootNode() as ParentNode).querySelectorAll<HTMLElement>(nothing)].filter(
      (one) => isShown(one) && !/\benter\b|↵|⏎/i.test(nameOf(one)),
    )
  const old = new Set(messages())
  /** Whether it says that nothing in it matches, which a list that takes new entries doesn’t. */
  const isWithout = () => messages().some((one) => !old.has(one))
  const shown = () => optionsOn(control).filter((option) => !before.has(option))
  const names = () => shown().map(nameOf)
  const find = (name: string) => shown().find((option) => nameOf(option) === name)

  // A search box may be inside the list that it searches; then the frame around it opens the list.
  const isDrawn = () => control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const frame = () => (isDrawn() ? control : (boxesOf(control, 5).find((box) => box.tabIndex === 0 && box !== control) ?? control))

  const isOpened = () => shown().length > 0
  const kind = `${control.localName} ${control.className} ${frame().className}`

  /** Whether no way opened it. */
  let isShut = false
  const open = async () => {
    if (isShut) return
    const opener = () => boxesOf(control, 3).flatMap((box) => [...box.querySelectorAll<HTMLElement>('button[aria-haspopup="listbox"]')])[0]
    const ways = [
      () => moveFocus(control, 'focus'),
      () => press(frame()),
      () => pressKey('ArrowDown', { altKey: true }, control),
      () => press(opener() ?? control),
    ]
    // What says that it’s open may still be loading.
    const wait = async () =>
      (await whileReacting(control, isOpened, opens)) ||
      (control.ariaExpanded === 'true' && whileReacting(control, isOpened, 4 * opens, 2 * opens))
    await inAnyWay(`open ${kind}`, ways, isOpened, wait)
    isShut = !isOpened()
  }

  /** Opens the next level under each option that has one, until something in it is wanted. Returns that. */
  const descend = async (all: readonly string[], choose: (names: string[]) => string[]): Promise<string | undefined> => {
    const first = new Set(all)
    // An option that was chosen may have opened its own level.
    const [opened] = choose(names().filter((name) => !first.has(name)))
    if (opened !== undefined) return opened
    for (const parent of shown().filter((option) => option.matches(parents) || option.parentElement?.matches(parents))) {
      const opener = parent.role === 'treeitem' ? parent.querySelector<HTMLElement>(openers) : null
      press(opener ?? innermost(parent))
      await whileReacting(control, () => names().some((name) => !first.has(name)), opens)
      const [best] = choose(names().filter((name) => !first.has(name)))
      if (best !== undefined) return best
    }
    return undefined
  }

  /** All options of the list, or those down to `last`. Long lists draw only what is in view. */
  const read = async (last?: string): Promise<string[]> => {
    await open()
    const all = new Set(names())
    const box = [...around(shown()[0] ?? control)].find(
      ({ clientHeight, scrollHeight }) => scrollHeight > clientHeight + 8 && clientHeight > 40,
    )
    if (box === undefined || box.contains(control)) return [...all]
    box.scrollTop = 0
    const end = Date.now() + reads
    for (let size = -1; size < all.size && !find(last ?? '') && Date.now() < end;) {
      size = all.size
      box.scrollTop += box.clientHeight
      box.dispatchEvent(new Event('scroll'))
      await whileReacting(control, () => names().some((name) => !all.has(name)), opens, 120)
      for (const name of names()) all.add(name)
    }
    return [...all]
  }

  /** Without `chosen`, what is highlighted may not be chosen when the list is left. */
  const close = async (chosen: readonly string[] | null = []) => {
    // Some show their choices as options, too.
    const inside = boxesOf(control, 6).at(-1)
    const isChoice = (option: HTMLElement) => inside?.contains(option) === true && chosen?.some((name) => nameOf(option).startsWith(name))
    const isClosed = () => shown().every(isChoice) || (control.role === 'listbox' && control.ariaExpanded === 'false')
    const beside = boxesOf(control, 6).at(-1)?.parentElement ?? control
    // What is pressed beside the list mustn’t do anything: dialogs close when their own edge is pressed.
    const isIdle = beside.closest('a[href], button, label, summary') === null && !beside.matches('dialog, [role="dialog"]')
    const escape = () => [shown()[0] ?? control, control].forEach((at) => pressKey('Escape', {}, at))
    // Some lists choose what is highlighted once they’re left. A dialog around one would close, too.
    const isInDialog = control.closest(dialogs) !== null || [...around(control)].some(isLaidOver)
    const pressBeside = () => press(isIdle ? beside : control)
    // To a list that is only fading out, and to what is around it, the key may mean that all is to be emptied.
    const isOpen = () => control.ariaExpanded === 'true' && !isInDialog
    const byKey = (at: Element | null = control) => isOpen() && pressKey('Escape', {}, at ?? control)
    const keys = [byKey, () => byKey(shown()[0]), () => byKey(control.ownerDocument.activeElement)]
    if (chosen === null && !isClosed() && !isInDialog) escape()
    moveFocus(control, 'blur')
    // A list that chose something closes by itself, some of them slowly, and some fade out.
    if (await whileReacting(control, isClosed, 3 * opens, opens)) return
    const ways = [...(isOpen() ? keys : []), pressBeside, escape, () => press(control)]
    await inAnyWay(`close ${ways.length} ${kind}`, ways, isClosed, () => whileReacting(control, isClosed, 2 * opens))
  }

  return { open, names, find, read, descend, isWithout, close }
}
