import { visitStyles } from '../../rendered/schemes.ts'
import { isPictured, isSeen, isShownOnHover, namesOf, toNamed, wait, waitWhile } from '../named.ts'
import type { Named } from '../tried.ts'
import { childrenOf } from '../../rendered/place.ts'

const maxSteps = 25
/** Hidden on purpose until somebody does something. */
const hiddenOnPurpose = `dialog, [role="dialog"], [aria-hidden="true"], [inert], [role="tooltip"], [role="menu"], [role="listbox"], [role="tabpanel"], [role="alert"], [role="status"],
  nav, header, details, select, label, svg, template`
const hiddenNames =
  /tooltip|popover|drop-?down|menu|modal|toast|slide(?!-?(?:in|up|down|left|right)\b)|carousel|swiper|slick|\btabs?(?:\b|_|panel)|accordion|collaps|hover|overlay|panel|sr-only|hidden|message|error|success|typed|cursor|rotat|marquee/i

const overflowOf = (element: Element) => getComputedStyle(element).overflowY
const canScroll = (element: Element) => /auto|scroll|overlay/.test(overflowOf(element)) && element.scrollHeight > element.clientHeight + 1
const isShell = (element: Element) => element.clientHeight >= innerHeight * 0.8 && element.clientWidth >= innerWidth * 0.8

/** The texts of the page with their elements, at most 3,000. */
function* texts(): Generator<[text: string, element: Element]> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let count = 0; count < 3000 && walker.nextNode(); count++) {
    const { data, parentElement } = walker.currentNode as Text
    const text = data.replaceAll(/\s+/g, ' ').trim()
    if (text !== '' && parentElement !== null && !parentElement.matches('script, style, noscript, template')) yield [text, parentElement]
  }
}

/** Scrolls to the end and back, in steps that let each part come into view. */
export async function scrollThrough(until: number): Promise<void> {
  const inner = [...document.querySelectorAll('body *')].slice(0, 300).find((one) => canScroll(one) && isShell(one))
  const scroller = inner ?? document.scrollingElement ?? document.documentElement
  const step = Math.max(innerHeight * 0.7, scroller.scrollHeight / maxSteps)
  for (let y = 0; y < scroller.scrollHeight && performance.now() < until; y += step) {
    scroller.scrollTo({ top: y, behavior: 'instant' })
    await wait(90)
  }
  scroller.scrollTo({ top: 0, behavior: 'instant' })
}

/** Whether texts are hidden until something shows them, or fade in with an animation. */
const appears = (): boolean =>
  [...texts()].some(([text, element]) => text.length >= 20 && hiddenBy(element) !== null) ||
  document
    .getAnimations()
    .some(({ effect }) => effect instanceof KeyframeEffect && effect.getKeyframes().some((frame) => 'opacity' in frame))

/** Whether they do, on a page that asks whether people prefer reduced motion; `isAsked` if its scripts do. */
export function isAnimated(isAsked: boolean): boolean {
  let asks = isAsked
  if (appears()) visitStyles((part) => void (asks ||= 'media' in part && /prefers-reduced-motion/i.test(part.media.mediaText)))
  return asks && appears()
}

/** Texts of the page’s own flow that stay invisible even where the window shows them. */
export async function findUnseen(until: number): Promise<Named[]> {
  const hidden = new Map<Element, string>()
  for (const [text, element] of texts()) {
    const by = hiddenBy(element)
    if (by !== null) hidden.set(by, `${hidden.get(by) ?? ''} ${text}`.trim())
  }
  const closed = new Set(
    [...document.querySelectorAll('[aria-expanded="false"]')].flatMap((one) => one.getAttribute('aria-controls')?.split(' ') ?? []),
  )
  const isBelow = (element: Element) => element.getBoundingClientRect().top + scrollY > innerHeight
  const long = [...hidden]
    .filter(([element, text]) => text.length >= 40 && isBelow(element) && !isHiddenOnPurpose(element, closed))
    .slice(0, 5)
  const stay: Named[] = []
  for (const [element, text] of long) {
    if (performance.now() > until) break
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const stays = () => element.isConnected && isInvisible(element)
    await waitWhile(stays, 700)
    if (stays() && element.getAnimations().every(({ playState }) => playState !== 'running'))
      stay.push({ ...toNamed(element), text: text.slice(0, 80) })
  }
  return stay
}

const isInvisible = (element: Element): boolean => {
  const { opacity, visibility } = getComputedStyle(element)
  return Number(opacity) < 0.05 || visibility === 'hidden'
}

/** The outermost invisible element around a text that has its place on the page; null if it’s visible, or has none. */
function hiddenBy(element: Element): Element | null {
  const { width, height } = element.getBoundingClientRect()
  if (width < 40 || height < 10) return null
  let outermost: Element | null = null
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) if (isInvisible(at)) outermost = at
  return outermost
}

/** Whether a box leaves its content no height, as closed answers do. */
const isFolded = (box: Element): boolean => box.scrollHeight > 10 && box.clientHeight < 4 && /hidden|clip/.test(overflowOf(box))

/** `closed`: the ids of what buttons say is closed. */
function isHiddenOnPurpose(element: Element, closed: ReadonlySet<string>): boolean {
  if (element.closest(hiddenOnPurpose) !== null || isPictured(element) || isShownOnHover(element)) return true
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement)
    if (/absolute|fixed/.test(getComputedStyle(at).position) || hiddenNames.test(namesOf(at)) || closed.has(at.id) || isFolded(at))
      return true
  const own = element.getBoundingClientRect()
  // Slides lie on each other; what waits for its animation may be moved a little over its neighbour.
  return childrenOf(element.parentElement).some((other) => {
    const { left, right, top, bottom } = other.getBoundingClientRect()
    const [width, height] = [Math.min(right, own.right) - Math.max(left, own.left), Math.min(bottom, own.bottom) - Math.max(top, own.top)]
    return other !== element && isSeen(other) && width > 9 && height > Math.min(own.height, bottom - top) / 2
  })
}
