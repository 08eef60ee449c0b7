import { textAreas, type Area } from '../accessibility/geometry.ts'

/** The text of one element, without that of the elements in it, and where its letters are. */
export type Passage = { element: HTMLElement; text: string; areas: Area[]; chain: Chain }

/** What an element inherits from those around it. `opacity` is that of all of them together. */
export type Chain = { opacity: number; isPinned: boolean; isLifted: boolean; isMoving: boolean; isTurned: boolean; isAside: boolean }

/** Text in these isn’t read, or shows on request. */
const unread = 'script, style, noscript, template, textarea, select, svg, math, [contenteditable]'
const aside = '[aria-hidden="true"], [inert], details, dialog, [role="dialog"], [role="tooltip"], [role="menu"], [role="listbox"], marquee'
/** More than most pages have. */
const maxPassages = 1500
const maxNodes = 20_000

/** The page’s texts, in document order. Those that opacity or a color hides are included. */
export function readPassages(): Passage[] {
  const chains = new Map<Element, Chain>()
  const moving = movingElements()
  const passages = new Map<Element, Passage>()
  const walker = document.createTreeWalker(document.body ?? document.documentElement, NodeFilter.SHOW_TEXT)
  for (let seen = 0; walker.nextNode() !== null && seen < maxNodes && passages.size < maxPassages; seen += 1) {
    const element = walker.currentNode.parentElement
    const text = walker.currentNode.nodeValue?.replaceAll(/\s+/g, ' ').trim() ?? ''
    if (!(element instanceof HTMLElement) || text === '') continue
    const known = passages.get(element)
    if (known !== undefined) known.text = `${known.text} ${text}`
    else if (element.closest(unread) === null && element.checkVisibility({ visibilityProperty: true }))
      passages.set(element, { element, text, areas: [], chain: chainOf(element, chains, moving) })
  }
  return [...passages.values()]
    .map((passage) => ({ ...passage, areas: textAreas(passage.element) }))
    .filter(({ areas }) => areas.length > 0)
}

function chainOf(element: Element, known: Map<Element, Chain>, moving: ReadonlySet<Element>): Chain {
  const found = known.get(element)
  if (found !== undefined) return found
  const { parentElement: parent } = element
  const around = parent === null ? null : chainOf(parent, known, moving)
  const { opacity, position, transform, rotate, backfaceVisibility } = getComputedStyle(element)
  const chain: Chain = {
    opacity: Number(opacity) * (around?.opacity ?? 1),
    isPinned: position === 'fixed' || position === 'sticky' || (around?.isPinned ?? false),
    isLifted: position === 'absolute' || (around?.isLifted ?? false),
    isMoving: moving.has(element) || (around?.isMoving ?? false),
    isTurned:
      /matrix3d|matrix\([^,]+, (?!0,)/.test(transform) ||
      rotate !== 'none' ||
      backfaceVisibility === 'hidden' ||
      (around?.isTurned ?? false),
    isAside: element.matches(aside) || (around?.isAside ?? false),
  }
  known.set(element, chain)
  return chain
}

/** Elements that an animation or transition is changing, or will. */
function movingElements(): Set<Element> {
  const targets = document
    .getAnimations()
    .map(({ effect, playState }) => (playState !== 'finished' && effect instanceof KeyframeEffect ? effect.target : null))
  return new Set(targets.filter((target) => target !== null))
}

/** Milliseconds since the page loaded; 0 while it does. */
export function ageOf(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.loadEventEnd ? performance.now() - navigation.loadEventEnd : 0
}
