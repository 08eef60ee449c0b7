import { around } from './walk-page.ts'

/** Points of the control, as shares of its width and height. */
const points = [
  [0.5, 0.5],
  [0.15, 0.5],
  [0.85, 0.5],
  [0.5, 0.2],
  [0.5, 0.8],
] as const

/** Whether nothing lies over the control, once it is scrolled to if need be. What was scrolled is put back before anyone sees it. */
export function isOnTop(control: HTMLElement): boolean {
  if (isSeen(control)) return true
  const scrolled = scrollTo(control)
  const isOnTopThere = isSeen(control)
  for (const { element, x, y } of scrolled.toReversed()) element.scrollTo({ left: x, top: y, behavior: 'instant' })
  return isOnTopThere
}

function isSeen(control: HTMLElement): boolean {
  const { left, top, width, height } = control.getBoundingClientRect()
  const root = control.getRootNode() as Document | ShadowRoot
  const seen = points.filter(([x, y]) => {
    const at = root.elementFromPoint(left + width * x, top + height * y)
    return at !== null && isOwn(at, control)
  })
  return seen.length * 2 > points.length
}

/** The control itself, what is in it, or its label, which may float over it. */
const isOwn = (at: Element, control: HTMLElement): boolean =>
  at === control ||
  control.contains(at) ||
  at.shadowRoot?.contains(control) === true ||
  (at.contains(control) && isFrameOf(at, control)) ||
  [...((control as HTMLInputElement).labels ?? [])].some(
    (label) => label.contains(at) && !at.contains(control) && (isWithin(at, control) || isClear(at)),
  ) ||
  // A hint or a counter in the control’s own box, and a line of an editor that the box belongs to.
  (at.parentElement === control.parentElement && at.matches('span, label, svg, i') && isWithin(at, control))

/** Whether a component has a shadow root and isn’t much larger than the control that it shows. */
export const isFrameOf = (component: Element, control: Element): boolean =>
  component.shadowRoot !== null && component.getBoundingClientRect().height < 3 * control.getBoundingClientRect().height + 40

function isWithin(at: Element, control: Element): boolean {
  const [inner, outer] = [at.getBoundingClientRect(), control.getBoundingClientRect()]
  return inner.width * inner.height < outer.width * outer.height * 0.6
}

function isClear(at: Element): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(at)
  return backgroundImage === 'none' && /^transparent$|, 0\)$|\/ 0\)$/.test(backgroundColor)
}

type Scrolled = { element: Element; x: number; y: number }

/** Scrolls every scrollable box around the control so that it is in the middle. */
function scrollTo(control: HTMLElement): Scrolled[] {
  const scrolled: Scrolled[] = []
  for (const element of around(control)) {
    const page = element.ownerDocument.scrollingElement
    const isPage = element === page
    if (!isPage && !canScroll(element)) continue
    const target = control.getBoundingClientRect()
    const box = isPage ? { left: 0, top: 0 } : element.getBoundingClientRect()
    // In a frame, the control’s place is that of the frame’s own window.
    if (element.ownerDocument !== control.ownerDocument) continue
    const [x, y] = [element.scrollLeft, element.scrollTop]
    const left = x + target.left - box.left - (element.clientWidth - target.width) / 2
    const top = y + target.top - box.top - (element.clientHeight - target.height) / 2
    element.scrollTo({ left: isInView(target.left, target.right, element.clientWidth) ? x : left, top, behavior: 'instant' })
    scrolled.push({ element, x, y })
  }
  return scrolled
}

const isInView = (from: number, to: number, size: number): boolean => from >= 0 && to <= size

function canScroll(element: Element): boolean {
  if (element.scrollHeight <= element.clientHeight && element.scrollWidth <= element.clientWidth) return false
  const { overflowX, overflowY } = getComputedStyle(element)
  return /auto|scroll/.test(overflowX + overflowY)
}
