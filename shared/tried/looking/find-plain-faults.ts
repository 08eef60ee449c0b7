import { isPictured, isSeen, textOn } from '../named.ts'
import { targetOf } from '../pressing/opened-menu.ts'

/** Videos that nobody can start: without controls, still, and with nothing to press on or around them. */
export const findDeadVideos = (handled: WeakSet<EventTarget>): HTMLVideoElement[] =>
  [...document.querySelectorAll('video')].filter((one) => {
    if (one.controls || one.autoplay || !one.paused || !isSeen(one) || isPictured(one) || one.closest('a, button, label') !== null)
      return false
    // Files that don’t load are reported as such.
    if (one.getBoundingClientRect().width < 200 || one.networkState === HTMLMediaElement.NETWORK_NO_SOURCE || one.error !== null)
      return false
    for (let at: HTMLElement | null = one, up = 0; at !== null && !at.matches('main, body') && up < 4; at = at.parentElement, up += 1) {
      if (handled.has(at) || at.onclick !== null || (at !== one && at.querySelector('button, [role="button"], input') !== null))
        return false
      if ([...at.attributes].some(({ name }) => /^(?:on(?:mouse|pointer|click)|data-|@|x-|v-)/.test(name))) return false
      if (at.matches('section, article')) break
    }
    return true
  })

const fold = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const headingOf = (part: Element) => (part.matches('h1, h2, h3') ? part : part.querySelector('h1, h2, h3'))

/** A footer’s columns are often called like sections of the page, and so are plans and cards. */
const asides =
  'footer, nav, aside, article, li, [role="contentinfo"], [class*="footer" i], [class*="card" i], [class*="plan" i], [class*="price" i], [class*="pricing" i], [class*="tier" i]'

/** Links whose words are the heading, or the name, of another part of the page than the one they lead to. */
export function findOtherSections(): Element[] {
  const isAside = (one: Element) => one.closest(asides) !== null
  const headings = [...document.querySelectorAll<HTMLElement>('h1, h2')].filter((one) => isSeen(one) && !isAside(one))
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')].filter((link) => {
    const words = fold(textOn(link))
    const target = link.hash.length > 1 && isSeen(link) ? targetOf(link) : null
    if (target === null || words.length < 4) return false
    const own = headingOf(target)
    if (own === null || fold(textOn(own)).includes(words) || fold(target.id).includes(words)) return false
    const right = headings.find((heading) => fold(textOn(heading)) === words) ?? document.getElementById(words.replaceAll(' ', '-'))
    return right !== undefined && right !== null && !isAside(right) && !target.contains(right) && !right.contains(target)
  })
}

/** Whether a script or a style keeps people from selecting and copying the page’s text. */
export function isKeptFromCopying(): boolean {
  const texts = [...document.querySelectorAll<HTMLElement>('main p, article p, section p, body > p')]
    .filter((one) => isSeen(one) && !isPictured(one))
    .slice(0, 20)
  const [first] = texts
  if (first === undefined) return false
  const isUnselectable = texts.every((one) => getComputedStyle(one).userSelect === 'none')
  const clipboardData = new DataTransfer()
  const copy = new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData })
  // Some add where a text is from.
  const isRefused = !first.dispatchEvent(copy) && (copy.clipboardData?.types.length ?? 0) === 0
  return isUnselectable || isRefused
}

/** Whether the browser would ask if people really want to leave a page in which they’ve entered nothing. Some cover themselves when they’re left. */
export function asksToStay(): boolean {
  if (document.querySelector('[id*="loader" i], [class*="loader" i]') !== null) return false
  const event = document.createEvent('BeforeUnloadEvent')
  event.initEvent('beforeunload', false, true)
  return !window.dispatchEvent(event) || String(event.returnValue) !== ''
}

/** Columns beside each other on a phone, of which the texts have room for a word or two: one of them, or none. */
export function findNarrow(): Element[] {
  if (innerWidth > 500) return []
  const texts = [...document.querySelectorAll<HTMLElement>('p, li')].filter((one) => {
    const { width, height } = one.getBoundingClientRect()
    const size = Number.parseFloat(getComputedStyle(one).fontSize)
    return (
      textOn(one).length >= 40 && width < size * 7 && height > size * 6 && isSeen(one) && !isPictured(one) && one.closest('table') === null
    )
  })
  const isBeside = (one: Element, other: Element) => Math.abs(one.getBoundingClientRect().top - other.getBoundingClientRect().top) < 200
  const first = texts.find((one) => texts.filter((other) => isBeside(one, other)).length >= 3)
  return first === undefined ? [] : [first]
}
