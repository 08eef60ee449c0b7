import { decodeSafely } from '../../decode-safely.ts'
import { isCutOff } from '../looking/find-hovers.ts'
import { isInView, isSeen, namesOf, textOn, wait } from '../named.ts'
import { press } from './press.ts'
import { isLocked } from './stays-locked.ts'

const pressable = 'a[href], button, [role="button"], [role="menuitem"]'

/** The links and buttons that can be seen. */
export const seenLinks = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(pressable)].filter(isSeen)

/** The share of points in the window, from 0 to 1, where the topmost element belongs to `box`. */
function shareOf(box: Element): number {
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9]
  const hits = parts.flatMap((x) => parts.map((y) => document.elementFromPoint(innerWidth * x, innerHeight * y)))
  return hits.filter((hit) => hit !== null && box.contains(hit)).length / hits.length
}

/** The innermost element around all of these. */
function around(elements: readonly Element[]): Element {
  let at = elements[0]?.parentElement ?? document.body
  while (!elements.every((one) => at.contains(one)) && at.parentElement !== null) at = at.parentElement
  return at
}

export const isOnTop = (element: Element): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return hit !== null && (element.contains(hit) || hit.contains(element) || hit.shadowRoot !== null)
}

/** Whether an element below or above the window stays there, however far the page is scrolled. */
export function isOutOfReach(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  if (top < innerHeight - 8 && bottom > 8) return false
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
    const { overflowY, position } = getComputedStyle(at)
    if (/auto|scroll/.test(overflowY)) return false
    if (/fixed|sticky/.test(position)) return true
  }
  return top >= innerHeight - 8 && isLocked()
}

/** Whether a dialog has controls or texts that no scrolling brings into the window. */
export const isTooTall = (dialog: Element): boolean =>
  [...dialog.querySelectorAll('a, button, input, p, label, h1, h2, h3, li')].some((one) => isSeen(one) && isOutOfReach(one))

const items = '[role="menu"], [role="listbox"], [role="option"], [popover], ul, a[href], button'

/** The menus, lists, links and buttons that can be seen. */
export const seenItems = (): Element[] => [...document.querySelectorAll(items)].filter(isSeen)

/** Whether links or choices that came with a press are cut off at a side, by the window or by a box around them. */
export async function isCutByEdge(before: readonly Element[], opener: Element): Promise<boolean> {
  const known = new Set(before)
  const isFault = () => {
    const shown = seenItems().filter((one) => !known.has(one) && !one.contains(opener) && textOn(one) !== '' && !isScrolled(one))
    return shown.length > 1 && shown.some((one) => one.matches('a, button, [role="option"]') && isCutOff(one))
  }
  // It may still slide in.
  for (let waited = 0; waited < 900 && isFault(); waited += 300) await wait(300)
  return isFault()
}

/** Whether it’s in a box that scrolls, or shows one part at a time. */
function isScrolled(element: Element): boolean {
  for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at)
    if (/auto|scroll/.test(overflowX + overflowY) || /slide|swiper|carousel|marquee/i.test(namesOf(at))) return true
  }
  return false
}

/** What is wrong with the links that a press has opened; `before` is what was visible before. Only the page’s menu is pressed further. */
export async function judgeOpened(before: readonly Element[], isMenu: boolean): Promise<'behind' | 'long' | 'lingers' | null> {
  const known = new Set<Element>(before)
  const links = seenLinks().filter((link) => !known.has(link) && textOn(link) !== '')
  if (links.length < 2) return null
  const inView = () => links.filter(isInView)
  // The menu may still slide in, or its links may appear one after another.
  for (let waited = 0; waited < 800 && !inView().some(isOnTop); waited += 200) await wait(200)
  if (!inView().some(isOnTop) && (isMenu || inView().length > 1)) return 'behind'
  if (!isMenu) return null
  if (links.some(isOutOfReach)) return 'long'
  const box = layerOf(around(links))
  const within = links.find(
    (link): link is HTMLAnchorElement =>
      link instanceof HTMLAnchorElement &&
      isInView(link) &&
      link.hash.length > 1 &&
      targetOf(link) !== null &&
      !box.contains(targetOf(link)),
  )
  const target = within === undefined ? null : targetOf(within)
  if (within === undefined || target === null) return null
  press(within)
  await wait(900)
  return isSeen(within) && (shareOf(box) >= 0.4 || hides(box, target)) ? 'lingers' : null
}

/** What lies over the page with an element in it, if anything does. */
function layerOf(element: Element): Element {
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement)
    if (/fixed|sticky|absolute/.test(getComputedStyle(at).position)) return at
  return element
}

/** Whether a layer lies over the beginning of a part of the page that is in the window. */
function hides(layer: Element, part: Element): boolean {
  const start = [...part.querySelectorAll('h1, h2, h3, h4, p')].find(isSeen) ?? part
  const { left, top, height } = start.getBoundingClientRect()
  return layer.contains(document.elementFromPoint(left + 8, top + Math.min(height / 2, 12)))
}

/** The part of this page that a link leads to. */
export const targetOf = (link: HTMLAnchorElement): Element | null =>
  link.href.split('#')[0] === location.href.split('#')[0] ? document.getElementById(decodeSafely(link.hash.slice(1))) : null
