import { isPictured, isSeen, namesOf } from '../named.ts'
import type { Started } from '../note-start.ts'
import { childrenOf } from '../../rendered/place.ts'

const roles = ['button', 'link', 'checkbox', 'switch', 'slider', 'spinbutton', 'radio', 'tab', 'menuitem', 'option', 'combobox'].map(
  (role) => `[role="${role}"]`,
)
const native =
  'a[href], button, input, select, textarea, summary, option, label, svg *, [aria-disabled="true"], [disabled], [aria-hidden="true"] *'
const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"]), [contenteditable]'

const isManaged = (one: Element) =>
  one.hasAttribute('tabindex') ||
  one.closest('[aria-activedescendant], [role="listbox"][tabindex], [role="combobox"]') !== null ||
  one.querySelector(focusable) !== null ||
  one.closest(focusable) !== null

/** Elements whose role says that they’re controls, but which the keyboard doesn’t reach, nor any other of their group. */
export const findUnreached = (): Element[] =>
  [...document.querySelectorAll(roles.join())].filter((one) => {
    const group = childrenOf(one.parentElement)
    return !one.matches(native) && !isManaged(one) && !group.some((other) => other.matches(focusable)) && isSeen(one) && !isPictured(one)
  })

/** Rows of small boxes without a text, such as colors, that react to presses and take no focus. */
export function findSwatches(handles: (one: Element) => boolean): Element[] {
  const found = [...document.querySelectorAll('span, div, li, i, td')].filter((one) => {
    const { width, height } = one.getBoundingClientRect()
    const isSmall = width >= 12 && height >= 12 && width <= 90 && height <= 90
    return isSmall && one.textContent.trim() === '' && one.querySelector('svg, img') === null && handles(one) && isSeen(one)
  })
  return found.filter(
    (one) =>
      one.closest(focusable) === null &&
      one.querySelector(focusable) === null &&
      !isPictured(one) &&
      found.filter((other) => other.parentElement === one.parentElement).length > 1,
  )
}

const moving = /grab|move|resize/
const touches = ['touchstart', 'pointerdown']
const isDrawn = 'canvas, svg, iframe, video, map'

/** Handles that are dragged with mouse events alone, so that fingers and keys don’t move them. */
export function findDragged({ listened }: Pick<Started, 'listened'>): Element[] {
  const hears = (target: EventTarget, types: readonly string[]) => types.some((type) => listened.get(target)?.has(type) === true)
  const roots: EventTarget[] = [window, document, document.documentElement, document.body]
  if (roots.some((root) => hears(root, touches))) return []
  return [...document.querySelectorAll<HTMLElement>('body *')].filter((one) => {
    if (!hears(one, ['mousedown']) && one.onmousedown === null) return false
    const around: Element[] = []
    for (let at: Element | null = one; at !== null; at = at.parentElement) around.push(at)
    const isMoved = [...roots, ...around].some((target) => hears(target, ['mousemove']))
    const isHelped =
      around.some((at) => hears(at, [...touches, 'keydown'])) || [...one.querySelectorAll('*')].some((inner) => hears(inner, touches))
    const { cursor } = getComputedStyle(one)
    const canScroll = around
      .slice(0, 4)
      .some((at) => at.scrollWidth > at.clientWidth + 20 && /auto|scroll/.test(getComputedStyle(at).overflowX))
    const isControl =
      one.closest('[role="slider"], [class*="slider" i], [class*="range" i], [class*="compare" i]') !== null || moving.test(cursor)
    const hasOther =
      one.matches(native) ||
      one.querySelector('a[href], button') !== null ||
      (one.parentElement?.parentElement?.querySelector('input[type="range"], input[type="number"]') ?? null) !== null
    return (
      isMoved &&
      !isHelped &&
      !canScroll &&
      isControl &&
      !hasOther &&
      !one.matches(isDrawn) &&
      isSeen(one) &&
      !isPictured(one) &&
      !/window|dialog|modal|resiz|splitter|carousel|swiper/i.test(namesOf(one))
    )
  })
}

/** Fields of a form, or links of a menu, that the Tab key visits in another order than they’re seen: it jumps back up. */
export function findDisordered(): Element[] {
  const boxes = [...document.querySelectorAll('form, nav ul, fieldset')]
  return boxes.flatMap((box) => {
    const stops = [
      ...box.querySelectorAll<HTMLElement>(
        'input:not([type="hidden"], [type="radio"], [type="checkbox"]), select, textarea, button, a[href]',
      ),
    ].filter((one) => one.tabIndex >= 0 && isSeen(one) && getComputedStyle(one).position === 'static')
    const jumps = stops.filter((one, at) => {
      const before = stops[at - 1]?.getBoundingClientRect()
      const here = one.getBoundingClientRect()
      return before !== undefined && here.bottom <= before.top && here.right > before.left && here.left < before.right
    })
    // One field may well be lifted above the others.
    return stops.length >= 3 && jumps.length >= 2 ? jumps.slice(0, 1) : []
  })
}
