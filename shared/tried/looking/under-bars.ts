import { parseColor } from '../../rendered/accessibility/parse-color.ts'
import { isInView, isLayered, isSeen, namesOf, textOn, wait } from '../named.ts'
import { targetOf } from '../pressing/opened-menu.ts'
import { press } from '../pressing/press.ts'
import { layerOf } from './look.ts'

const maxTargets = 3

/** The fixed bar that hides all of an area; null if there’s none, or it’s transparent. */
export function barOver(element: Element, { left, top, width, height }: DOMRect = element.getBoundingClientRect()): Element | null {
  if (width < 4 || height < 4) return null
  const points = [0.1, 0.5, 0.9].flatMap((x) => [0.25, 0.75].map((y) => document.elementFromPoint(left + width * x, top + height * y)))
  const bars = points.map((hit) => (hit === null || element.contains(hit) || hit.contains(element) ? null : barAround(hit)))
  const [bar] = bars
  return bar && bars.every((other) => other === bar) ? bar : null
}

/** Notices that can be closed, and small boxes such as a chat, aren’t bars. */
export function barAround(hit: Element): Element | null {
  const bar = layerOf(hit, /fixed|sticky/)
  if (bar === null || bar.matches('dialog, [role="dialog"]') || isNotice(bar)) return null
  const { width, height } = bar.getBoundingClientRect()
  return width >= innerWidth * 0.6 && height <= innerHeight * 0.5 && isSeen(bar) ? bar : null
}

/** Links and buttons at the end of the page that a bar hides, however far the page is scrolled. */
export async function findHiddenEnds(): Promise<Element[]> {
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  await wait(200)
  if (scrollY < 50) return []
  return [...document.querySelectorAll('a[href], button, input, select, textarea')].filter((one) => {
    const bar = isSeen(one) && !isLayered(one) ? barOver(one) : null
    return bar !== null && getComputedStyle(bar).position === 'fixed' && bar.getBoundingClientRect().bottom >= innerHeight - 2
  })
}

/** The page’s heading or first text, where a bar hides a line of it before anything is scrolled: one or none. */
export function findHiddenStart(): Element[] {
  scrollTo({ top: 0, behavior: 'instant' })
  const [first] = [...document.querySelectorAll('h1, h2, main p')].filter(
    (one) => isSeen(one) && !isLayered(one) && one.closest('header, nav') === null,
  )
  if (first === undefined || scrollY > 0) return []
  const range = document.createRange()
  range.selectNodeContents(first)
  const lines = [...range.getClientRects()].filter(({ width, top }) => width > 20 && top >= 0)
  return lines.some((line) => barOver(first, line) !== null) ? [first] : []
}

/** The main heading, where an opaque picture lies over a part of its letters: one or none. */
export function findPicturedStart(): Element[] {
  const heading = [...document.querySelectorAll('h1')].find((one) => isSeen(one) && !isLayered(one))
  if (heading === undefined) return []
  heading.scrollIntoView({ block: 'center', behavior: 'instant' })
  const range = document.createRange()
  range.selectNodeContents(heading)
  const points = [...range.getClientRects()].flatMap(({ left, top, width, height }) =>
    [0.1, 0.3, 0.5, 0.7, 0.9].map((x): [number, number] => [left + width * x, top + height / 2]),
  )
  const hits = points
    .map(([x, y]) => ({ hit: document.elementFromPoint(x, y), x, y }))
    .filter(({ hit, x, y }) => hit instanceof HTMLImageElement && isOpaqueAt(hit, x, y))
  return hits.length >= Math.max(2, points.length * 0.3) ? [heading] : []
}

/** Whether a picture shows something at a point, as far as it may be read. */
function isOpaqueAt(picture: HTMLImageElement, x: number, y: number): boolean {
  const { left, top, width, height } = picture.getBoundingClientRect()
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (
    context === null ||
    picture.naturalWidth === 0 ||
    !picture.checkVisibility({ opacityProperty: true }) ||
    Number(getComputedStyle(picture).opacity) < 0.9
  )
    return false
  canvas.width = canvas.height = 1
  context.drawImage(picture, left - x, top - y, width, height)
  try {
    return (context.getImageData(0, 0, 1, 1).data[3] ?? 0) > 240
  } catch {
    return /\.jpe?g(?:$|\?)/i.test(picture.currentSrc) // a picture of another host
  }
}

/** The bar that stays in the window while the page scrolls, where it leaves too little of it to read in: one or none. */
export function findTallBar(): Element[] {
  if (scrollY < innerHeight / 2) return []
  return [8, innerHeight - 8].flatMap((y) => {
    const bar = layerOf(document.elementFromPoint(innerWidth / 2, y), /fixed|sticky/)
    if (bar === null || bar.matches('dialog, [role="dialog"], aside') || isNotice(bar)) return []
    const { width, height } = bar.getBoundingClientRect()
    const isBar = bar.matches('header, nav, [role="banner"]') || bar.querySelectorAll('a[href], button').length > 1
    return isBar && width >= innerWidth * 0.8 && height > innerHeight * 0.35 && height < innerHeight * 0.95 && isSeen(bar) ? [bar] : []
  })
}

/** A notice about cookies that hides most of a phone’s screen: one or none. What only shades the page hides nothing. */
export function findLargeNotice(): Element[] {
  if (innerWidth > 500) return []
  const rows = Array.from({ length: 20 }, (_, at) => ((at + 0.5) / 20) * innerHeight)
  const found = rows.map((y) => {
    for (let at = document.elementFromPoint(innerWidth / 2, y); at !== null && at !== document.body; at = at.parentElement)
      if (isOpaqueGround(at) || getComputedStyle(at).position === 'fixed') return isOpaqueGround(at) && isPinned(at) ? at : null
    return null
  })
  const [first] = found.filter((one) => one !== null && notice.test(one.textContent ?? ''))
  return first && found.filter((one) => one !== null && (one.contains(first) || first.contains(one))).length > rows.length * 0.6
    ? [first]
    : []
}

const accepting =
  /^(?:accept|agree|allow|ok(?:ay)?\b|got it|akzept|zustimm|alle |accept|j’accepte|tout accepter|acept|accett|aceit|akkoord|同意)/i

/** A second notice that asks for the same consent, over or under the first. */
export function findSecondNotice(): Element[] {
  const asking = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (one) =>
      getComputedStyle(one).position === 'fixed' &&
      isSeen(one) &&
      isInView(one) &&
      notice.test(one.innerText) &&
      one.innerText.length > 40 &&
      one.innerText.length < 1500 &&
      [...one.querySelectorAll('button, [role="button"], a')].some((button) => isSeen(button) && accepting.test(textOn(button))),
  )
  const apart = asking.filter((one) => !asking.some((other) => other !== one && other.contains(one)))
  return apart.slice(1, 2)
}

const notice = /cookie|consent|datenschutz|クッキー/i
/** One may ask without the word. */
const isNotice = (bar: Element) => notice.test(`${bar.textContent} ${bar.getAttribute('aria-label')} ${namesOf(bar)}`)
const isOpaqueGround = (element: Element) => parseColor(getComputedStyle(element).backgroundColor).alpha > 0.9
const isPinned = (element: Element): boolean =>
  getComputedStyle(element).position === 'fixed' || (element.parentElement !== null && isPinned(element.parentElement))

/** Headings that links on the page lead to, and that a bar at the top then hides. */
export async function findHiddenTargets(until: number): Promise<Element[]> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')].filter((link) => isSeen(link) && link.hash.length > 1)
  const targets = new Map(links.map((link) => [targetOf(link), link]))
  const hidden: Element[] = []
  let tried = 0
  for (const [target, link] of targets) {
    if (target === null || tried >= maxTargets || performance.now() > until) continue
    const start = firstText(target)
    scrollTo({ top: 0, behavior: 'instant' })
    if (
      start === null ||
      start.getBoundingClientRect().top < innerHeight ||
      barAround(document.elementFromPoint(innerWidth / 2, 20) ?? document.body) === null
    )
      continue
    tried += 1
    press(link)
    await settle()
    const { left, top, width } = start.getBoundingClientRect()
    const line = new DOMRect(left, top, width, Number.parseFloat(getComputedStyle(start).fontSize))
    if (barOver(start, line) !== null) hidden.push(start)
  }
  return hidden
}

/** The heading or text with which a part of the page begins. */
function firstText(target: Element): Element | null {
  const inside = [target, ...target.querySelectorAll('h1, h2, h3, h4, p, li, label, img')]
  return inside.find((one) => isSeen(one) && (one !== target || /^(?:h\d|p|li)$/.test(one.localName))) ?? null
}

/** Waits until the page has stopped scrolling. */
async function settle(): Promise<void> {
  let before = -1
  for (let waited = 0; waited < 1500 && (before !== scrollY || waited < 300); waited += 100) {
    before = scrollY
    await wait(100)
  }
}
