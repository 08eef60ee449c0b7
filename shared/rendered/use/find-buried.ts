import { meet, overlap, toArea, visiblePart, type Area } from '../accessibility/geometry.ts'
import { parseColor } from '../accessibility/parse-color.ts'
import { placeOf } from '../place.ts'
import { listed, type FaultyText } from '../rendered.ts'
import type { Passage } from './passages.ts'

/** The share of its letters that must be covered. Of a line of a heading, two letters are missed already: a share of its height, and sizes of its font. */
const [leastShare, leastHeight, leastLetters] = [0.5, 0.6, 1.5]
/** A longer text isn’t a badge; what lies over a page is often meant to. */
const longest = 40
const control = 'button, a[href], [role="button"], label, summary'

type Badge = { passage: Passage; area: Area }

/** Headings, links and paragraphs beneath an opaque badge. Unsure, and so silent, about layers that may trade places with what they cover. */
export function findBuried(passages: readonly Passage[]): FaultyText[] {
  const still = passages.filter(
    ({ chain, text }) => text.length > 2 && chain.opacity > 0.95 && !chain.isPinned && !chain.isMoving && !chain.isTurned && !chain.isAside,
  )
  const badges = still.filter(isBadge).map((passage) => ({ passage, area: visiblePart(boxOf(passage), passage.element) }))
  const found = badges.flatMap((badge) =>
    still
      .filter((passage) => isReadOn(passage) && liesOver(badge, passage))
      .map(({ element, text }) => ({ place: placeOf(element), text: `${text.slice(0, 28)}” beneath “${badge.passage.text.slice(0, 20)}` })),
  )
  return found.slice(0, listed)
}

const boxOf = ({ element }: Passage): Area => toArea(element.getBoundingClientRect())

const isReadOn = ({ element }: Passage): boolean => /^(?:h[1-4]|p|li|a|strong|b)$/.test(element.localName)

/** A short text on a ground of its own, laid over the page as it is. */
function isBadge({ element, text }: Passage): boolean {
  const { position, zIndex, backgroundColor, clipPath, maskImage, mixBlendMode, transitionDuration } = getComputedStyle(element)
  return (
    text.length <= longest &&
    position === 'absolute' &&
    !zIndex.startsWith('-') &&
    parseColor(backgroundColor).alpha > 0.95 &&
    `${clipPath} ${maskImage} ${mixBlendMode}` === 'none none normal' &&
    /^[0s, ]+$/.test(transitionDuration) &&
    element.closest(control) === null
  )
}

function liesOver({ passage: { element: badge, text }, area }: Badge, { element, text: below, areas }: Passage): boolean {
  if (badge === element || badge.contains(element) || element.contains(badge) || text === below) return false
  if (!areas.some((letters) => meet(letters, area)) || !isFlatBelow(element, badge)) return false
  const parts = areas.map((letters) => visiblePart(letters, element))
  const all = parts.reduce((sum, part) => sum + sizeOf(part), 0)
  const hidden = parts.map((part) => overlap(part, area))
  const isCovered = hidden.reduce((sum, part) => sum + sizeOf(part), 0) / all >= leastShare
  const letters = Number.parseFloat(getComputedStyle(element).fontSize) * leastLetters
  const isInLine = ({ left, right, top, bottom }: Area, at: number) =>
    right - left >= letters && bottom - top >= heightOf(parts[at]) * leastHeight
  return all > 0 && (isCovered || (/^h[1-6]$/.test(element.localName) && hidden.some(isInLine)))
}

const heightOf = (area: Area = { left: 0, right: 0, top: 0, bottom: 0 }): number => area.bottom - area.top
const sizeOf = ({ left, right, top, bottom }: Area): number => Math.max(0, right - left) * Math.max(0, bottom - top)

/** Whether nothing lifts either of them: below what holds both, the text is in the flow of the page, and only the badge is placed. */
function isFlatBelow(element: Element, badge: Element): boolean {
  for (let at: Element | null = element; at !== null && !at.contains(badge); at = at.parentElement) if (!isFlat(at)) return false
  for (let at = badge.parentElement; at !== null && !at.contains(element); at = at.parentElement) if (!isFlat(at)) return false
  return true
}

function isFlat(element: Element): boolean {
  const { position, zIndex, transform, filter, opacity, isolation, willChange } = getComputedStyle(element)
  return [position, zIndex, transform, filter, opacity, isolation, willChange].join() === 'static,auto,none,none,1,auto,auto'
}
