import { findCover } from '../../rendered/read-cover.ts'
import { isBlankOnPaper } from './find-blank-print.ts'
import { findEmpty } from './find-empty.ts'
import { findEndless, findStopped, findUnending, findUnloaded, findZeros, readClocks } from './find-unending.ts'
import type { Hold } from '../held/hold.ts'
import { isLayered, isSeen, labelOf, namesOf, textOn, toNamed, waitWhile } from '../named.ts'
import type { Started } from '../note-start.ts'
import { press, pressKey } from '../pressing/press.ts'
import { watchBlinking } from '../nuisances/blinking.ts'
import { findLateShifts } from '../nuisances/pushing.ts'
import { closeLayers, findReturned, openLayers, type Layer } from '../nuisances/returning.ts'
import { findWheelKeepers, ignoresWheel } from '../nuisances/wheel.ts'
import { findUnseen, isAnimated, scrollThrough } from './scroll-through.ts'
import { asksToStay, findDeadVideos, findNarrow, findOtherSections, isKeptFromCopying } from './find-plain-faults.ts'
import { findShownThrough, findStackedControls } from './clear-bars.ts'
import { findOneWayNotice, findStuckNotice } from './notices.ts'
import { findPlainLinks } from './find-plain-links.ts'
import { findZooming } from './find-zooming.ts'
import { findLandscapeLock } from './find-landscape.ts'
import { findWrongBars } from './find-bars.ts'
import { findHoverFaults, findPointerTexts } from './find-hovers.ts'
import {
  findHiddenEnds,
  findHiddenTargets,
  findHiddenStart,
  findPicturedStart,
  findLargeNotice,
  findSecondNotice,
  findTallBar,
} from './under-bars.ts'
import { maxTried, type Fault, type Look } from '../tried.ts'
import { walkFocus } from './walk-focus.ts'

/** Scrolls through the page and walks along its controls. `closed` are the boxes that were over the page at first. */
export async function look(
  { asked, handled, listened, hash, pending }: Started,
  take: Hold['take'],
  until: number,
): Promise<Look & { closed: Layer[] }> {
  const pushed = await findLateShifts()
  const blinking = watchBlinking()
  const layers = openLayers()
  const isScrolled = hash === '' && scrollY > innerHeight / 2
  const { activeElement: inUse } = document
  const isMoved = isAnimated(asked.has('motion'))
  const [large, second, oneWay] = [findLargeNotice(), findSecondNotice(), findOneWayNotice()]
  const stuckCover = (await closeCover()) ? [] : [findCoverElement()].filter((one) => one !== null)
  const faults: Fault[] = []
  const add = (kind: string, found: readonly Element[]) => void faults.push(...found.map((one) => ({ ...toNamed(one), kind })))
  const addPage = (kind: string) => void faults.push({ ...toNamed(document.body), text: '', kind })
  for (const name of asked) addPage(name)
  add('pushes', pushed)
  add('large', large)
  add('second', second)
  add('one-way', oneWay)
  if (asksToStay()) addPage('leaving')
  add('narrow', findNarrow())
  add('landscape', findLandscapeLock())
  if (isBlankOnPaper()) addPage('paper')
  if (isKeptFromCopying()) addPage('uncopied')
  add('controlless', findDeadVideos(handled))
  add('other-section', findOtherSections())
  add('plain', findPlainLinks())
  faults.push(...findZooming().map((one) => ({ ...toNamed(one), text: labelOf(one), kind: 'zooms' })))
  const hovers = findHoverFaults(handled)
  const clocks = readClocks()
  for (const [kind, found] of Object.entries(hovers)) add(kind, found)
  add('hover', await findPointerTexts({ handled, listened }))
  scrollTo({ top: 0, behavior: 'instant' })
  add('start', findHiddenStart())
  add('picture', findPicturedStart())
  add('notice', await findStuckNotice(take))
  if (isScrolled) add('scrolled', [inUse?.matches('input, textarea, select') ? inUse : document.body])
  const { closed, since } = await closeLayers(layers, pending)
  const entries = history.length
  take()
  await scrollThrough(until)
  add('end', await findHiddenEnds())
  add('stacked', findStackedControls())
  add('tall', findTallBar())
  add('through', await findShownThrough())
  const unseen = await findUnseen(until)
  add('endless', await findEndless())
  if (!take().requests) add('empty', findEmpty())
  add('zero', await findZeros())
  add('bar', findWrongBars())
  const unending = [...(await findUnending()), ...(await findUnloaded())]
  if (await ignoresWheel()) addPage('wheel')
  else add('keeps', await findWheelKeepers(until))
  // The missing content may be among the requests held back.
  if (!take().requests) add('unending', unending)
  // A link to a section of the page may add one entry.
  if (history.length - entries > 1) addPage('entries')
  add('target', await findHiddenTargets(until))
  scrollTo({ top: 0, behavior: 'instant' })
  const { mouse, drag, order, sneaky, buried, ...walk } = await walkFocus({ handled, listened }, until)
  add('mouse', mouse)
  add('drag', drag)
  add('order', order)
  add('sneaky', sneaky)
  add('buried', buried)
  add('returns', await findReturned(closed, since))
  add('blinks', await blinking())
  add('stopped', findStopped(clocks))
  scrollTo({ top: 0, behavior: 'instant' })
  return { stuckCover: stuckCover.map(toNamed), unseen, isAnimated: isMoved, faults: faults.slice(0, maxTried), ...walk, closed }
}

const closeWords =
  /^(?:[×✕✖✗⨯x]|(?:close|dismiss|schließen|fermer|cerrar|chiudi|fechar|sluiten|stäng|luk|sulje|zamknij|zavřít|bezárás|închide|закрыть|закрити|κλείσιμο|kapat)\b.*|(?:閉じる|关闭|關閉|닫기|إغلاق|סגור|बंद करें|tutup|đóng|ปิด).*)$/i
export const isCloseControl = (one: Element): boolean =>
  closeWords.test(textOn(one)) ||
  closeWords.test(one.getAttribute('aria-label') ?? '') ||
  /(?:^|[-_\s])(?:btn-)?(?:close|dismiss)/i.test(namesOf(one))

const controls = 'button, [role="button"], a[href], input, select, textarea, [onclick], [tabindex], iframe, label, summary'

export function findCoverElement(): HTMLElement | null {
  const cover = findCover()
  if (
    cover === null ||
    cover.share < 0.5 ||
    (!cover.isDialog && (cover.hasVisual || cover.characters * 2 >= document.body.innerText.length))
  )
    return null
  return document.querySelector<HTMLElement>(cover.place.path)
}

export const hasControl = (cover: Element): boolean => cover.querySelector(controls) !== null

/** In CSS pixels: narrower windows are phones, which have no Escape key. */
const phoneWidth = 600
/** Whether a control of a fixed box is outside the window, and no box around it scrolls. */
function isOutOfReach(control: Element): boolean {
  const { left, right, top, bottom } = control.getBoundingClientRect()
  if (right > 0 && left < innerWidth && bottom > 0 && top < innerHeight) return false
  for (let at: Element | null = control; at !== null && at !== document.body; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflow)) return false
  return true
}
/** “No thanks”, in the form or as a link. */
const isOtherWay = (control: Element): boolean => control.matches('button[type="button"], [role="button"], a[href^="#"]')

/** Tries to close what covers the page, in the ways that people know. Returns true if nothing covers it, or it has other ways that aren’t tried. */
export async function closeCover(): Promise<boolean> {
  const cover = findCoverElement()
  if (cover === null) return true
  const inside = [...document.querySelectorAll(controls)].filter((one) => isSeen(one) && isLayered(one))
  const close = inside.filter(isCloseControl)
  const others = inside.filter((one) => !close.includes(one) && !one.matches('a[href], form *'))
  // An overlay without any control is reported by visible-content.
  const isElsewhere = close.some(isOutOfReach) && inside.some((one) => !close.includes(one) && isOtherWay(one))
  if (others.length > 0 || close.length === 0 || isElsewhere) return true
  const ways: (() => void)[] = [
    ...close.filter((one) => !isOutOfReach(one)).map((one) => () => press(one)),
    ...(innerWidth < phoneWidth ? [] : [() => void pressKey('Escape')]),
    () => press(document.elementFromPoint(3, 3) ?? document.body),
    () => press(cover),
  ]
  for (const way of ways) {
    way()
    await waitWhile(() => findCoverElement() === cover, 500)
    if (findCoverElement() !== cover) return true
  }
  return false
}

/** The outermost element around this one, or itself, that stays in place while the page scrolls. */
export function layerOf(element: Element | null, position = /fixed/): HTMLElement | null {
  let layer: HTMLElement | null = null
  for (let at = element; at !== null && at !== document.body; at = at.parentElement)
    if (at instanceof HTMLElement && position.test(getComputedStyle(at).position)) layer = at
  return layer
}
