import type { Rgb } from '../../color.ts'
import { meet, overlap, toArea, visiblePart, type Area } from '../accessibility/geometry.ts'
import { changingElements, knownGround } from '../accessibility/known-ground.ts'
import { readPainters } from '../accessibility/painters.ts'
import { parseColor } from '../accessibility/parse-color.ts'
import { nearestGround } from '../ground.ts'
import { placeOf } from '../place.ts'
import { listed, type FaultyText } from '../rendered.ts'
import { isCutByBox, isCutWord } from './cut-by-box.ts'
import { isCutByScreen } from './cut-by-screen.ts'
import { isCutWithTable } from './cut-with-table.ts'
import { findUnderNext } from './find-under-next.ts'
import type { Passage } from './passages.ts'

const toFaulty = ({ element, text }: Passage): FaultyText => ({ place: placeOf(element), text: text.slice(0, 80) })

const isHeading = ({ element }: Passage) => /^h[1-4]$/.test(element.localName)
const isControl = ({ element }: Passage) => element.closest('button, a[href], [role="button"], label, summary') !== null

/** Scripts that reveal text as it comes into view have done so for the first screen by then. In milliseconds after the load. */
export const revealMs = 3000

/** Text on the first screen that takes room there, and that its opacity or color hides. `age` is that of the page. */
export function findHidden(passages: readonly Passage[], age: number): FaultyText[] {
  if (age < revealMs || scrollY > innerHeight) return []
  const window: Area = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const suspects = passages.filter((passage) => {
    const { text, areas, chain } = passage
    const isWorth = text.length >= 20 || isHeading(passage) || isControl(passage)
    return (
      isWorth &&
      text.length > 2 &&
      !chain.isMoving &&
      !chain.isAside &&
      !chain.isTurned &&
      !chain.isPinned &&
      areas.some((area) => meet(area, window))
    )
  })
  const faded = suspects.filter(
    (passage) =>
      (passage.chain.opacity < 0.05 || isTransparent(passage)) && !passage.chain.isLifted && !isControl(passage) && isAlone(passage),
  )
  return [...faded, ...findSameColor(suspects.filter(({ chain }) => chain.opacity > 0.9))].slice(0, listed).map(toFaulty)
}

const paintOf = ({ element }: Passage) => parseColor(getComputedStyle(element).color)

function isTransparent(passage: Passage): boolean {
  const { backgroundClip, textShadow, webkitTextFillColor, color } = getComputedStyle(passage.element)
  const fill = parseColor(webkitTextFillColor || color)
  return paintOf(passage).alpha < 0.05 && fill.alpha < 0.05 && !backgroundClip.includes('text') && textShadow === 'none'
}

/** Whether nothing else is shown in its place: of slides that lie on each other, all but one are hidden on purpose. */
const isAlone = ({ element, areas }: Passage): boolean =>
  areas.every(({ left, right, top, bottom }) =>
    document
      .elementsFromPoint((left + right) / 2, (top + bottom) / 2)
      .every((other) => other.contains(element) || element.contains(other) || !other.checkVisibility({ opacityProperty: true })),
  )

/** Text in the color of its plain background. */
function findSameColor(suspects: readonly Passage[]): Passage[] {
  const same = suspects.filter(({ element }) => {
    const { color, textShadow } = getComputedStyle(element)
    const { rgb, alpha } = parseColor(color)
    return alpha === 1 && textShadow === 'none' && isNear(rgb, nearestGround(element))
  })
  if (same.length === 0) return []
  const painters = readPainters(same.flatMap(({ areas }) => areas))
  const changing = changingElements()
  return same.filter(({ element, areas }) => {
    const known = knownGround(element, areas, { assumed: parseColor(getComputedStyle(element).color).rgb, painters, changing })
    return known !== null && known.faded.length === 0
  })
}

const isNear = (a: Rgb, b: Rgb) => a.every((part, at) => Math.abs(part - (b[at] ?? 0)) <= 3)

/** Headings, buttons, links and paragraphs of which a box, or the window’s edge, cuts letters off. */
export function findCut(passages: readonly Passage[]): FaultyText[] {
  const found = passages.filter((passage) => {
    const { chain, element } = passage
    if (chain.opacity < 0.5 || chain.isMoving || chain.isAside || chain.isTurned || chain.isPinned) return false
    if (isCutWithTable(passage)) return true
    return isHeading(passage) || isControl(passage) || /^(?:p|li|blockquote)$/.test(element.localName)
      ? isCutByBox(passage) || isCutWord(passage) || isCutByScreen(passage) || isCutByWindow(passage)
      : false
  })
  return [...new Set([...found, ...findUnderNext(passages)])].slice(0, listed).map(toFaulty)
}

/** Text that runs out of the window where nobody can scroll. What a box of its own clips or scrolls is a carousel. */
function isCutByWindow({ element, areas, chain }: Passage): boolean {
  const { documentElement: root, body } = document
  const isLocked = [root, body].some((one) => /hidden|clip/.test(getComputedStyle(one).overflowX))
  const isPastEnd = isLocked && areas.some(({ left, right }) => left < innerWidth * 0.9 && right > innerWidth + 6)
  // Nobody can scroll to what is left of a page that runs from left to right.
  const isBefore =
    getComputedStyle(root).direction === 'ltr' && areas.some(({ left, right }) => left + scrollX < -6 && right + scrollX > 24)
  if (chain.isLifted || (!isPastEnd && !isBefore)) return false
  for (let at: Element | null = element; at !== null && at !== body && at !== root; at = at.parentElement) {
    const { overflowX, transform } = getComputedStyle(at)
    if (overflowX !== 'visible' || transform !== 'none') return false
  }
  return true
}

/** Texts that lie over each other, letters over letters. */
export function findOverlapping(passages: readonly Passage[]): FaultyText[] {
  const solid = passages
    .filter(
      ({ text, chain }) =>
        text.length >= 4 && chain.opacity > 0.5 && !chain.isPinned && !chain.isMoving && !chain.isTurned && !chain.isAside,
    )
    .flatMap((passage) => passage.areas.map((area) => ({ passage, area: withTails(area, passage) })))
    .sort((a, b) => a.area.top - b.area.top)
    .slice(0, 3000)
  const found = new Set(solid.map(({ passage }) => passage).filter(isTight))
  for (const [index, { passage, area }] of solid.entries()) {
    for (let next = index + 1; next < solid.length; next += 1) {
      const other = solid[next]
      if (other === undefined || other.area.top >= area.bottom || found.size >= listed) break
      if (!found.has(passage) && isOver(passage, area, other.passage, other.area)) found.add(passage)
    }
  }
  return [...found].map(toFaulty)
}

/** Of the size of the font, from the top of one line to that of the next: closer, even letters without tails lie on each other. */
const tightest = 0.65

/** Whether the lines of one text lie on each other. */
function isTight({ element, areas }: Passage): boolean {
  const { fontSize, writingMode, display } = getComputedStyle(element)
  if (!writingMode.startsWith('horizontal') || display === 'inline') return false
  const size = Number.parseFloat(fontSize)
  const lines = areas.filter(({ left, right }) => right - left > 2 * size).sort((a, b) => a.top - b.top)
  return lines.some((line, at) => {
    const next = lines[at + 1]
    if (next === undefined || Math.min(line.right, next.right) - Math.max(line.left, next.left) < 2 * size) return false
    return next.top - line.top > 2 && next.top - line.top < size * tightest
  })
}

/** A line of letters with their tails, if it runs out of its element’s own box: nothing then keeps it clear of the text below. */
function withTails(area: Area, { element }: Passage): Area {
  const tail = (area.bottom - area.top) / 2
  const runsOut = area.bottom > element.getBoundingClientRect().bottom + tail / 2
  return runsOut ? { ...area, top: area.top - tail, bottom: area.bottom + tail } : area
}

function isOver(one: Passage, area: Area, other: Passage, otherArea: Area): boolean {
  if (one.element.contains(other.element) || other.element.contains(one.element) || one.text === other.text) return false
  const { left, right, top, bottom } = overlap(shownPart(area, one.element), shownPart(otherArea, other.element))
  const smaller = (size: (of: Area) => number) => Math.min(size(area), size(otherArea))
  const height = smaller((of) => of.bottom - of.top)
  if (right - left < Math.max(12, smaller((of) => of.right - of.left) * 0.2) || bottom - top < height * 0.4) return false
  // A pale word behind a heading is decoration.
  const sizes = [one, other].map(({ element }) => Number.parseFloat(getComputedStyle(element).fontSize)) as [number, number]
  if (Math.max(...sizes) > Math.min(...sizes) * 2.5 || [one, other].some((passage) => paintOf(passage).alpha < 0.5)) return false
  return areBothShown(one.element, other.element, (left + right) / 2, (top + bottom) / 2)
}

/** What its own box and those around it leave of a text. */
function shownPart(area: Area, element: Element): Area {
  const isCut = /hidden|clip/.test(getComputedStyle(element).overflow)
  return visiblePart(isCut ? overlap(area, toArea(element.getBoundingClientRect())) : area, element)
}

/** Whether neither hides the other: at this point of the window, nothing opaque is between them. */
function areBothShown(one: Element, other: Element, x: number, y: number): boolean {
  if (y < 0 || y > innerHeight || x < 0 || x > innerWidth) return areWithoutGround(one, other) && areWithoutGround(other, one)
  const stack = document.elementsFromPoint(x, y)
  const [first, second] = [stack.indexOf(one), stack.indexOf(other)].sort((a, b) => a - b)
  if (first === undefined || second === undefined || first === -1) return false
  return stack.slice(0, second).every((element) => hasNoGround(element))
}

function areWithoutGround(element: Element, other: Element): boolean {
  for (let at: Element | null = element; at !== null && !at.contains(other); at = at.parentElement) if (!hasNoGround(at)) return false
  return true
}

function hasNoGround(element: Element): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(element)
  return parseColor(backgroundColor).alpha < 0.5 && backgroundImage === 'none' && !/^(?:img|video|canvas|iframe)$/.test(element.localName)
}
