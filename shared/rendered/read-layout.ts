import { isOutweighed as isOutweighedBy } from './outweighed.ts'
import { childrenOf, placeOf } from './place.ts'
import { findCover } from './read-cover.ts'
import { listed, type Layout } from './rendered.ts'

/** Rounding and scrollbars move edges by a pixel or two. */
const tolerance = 2

/** How wide the content is, and what covers or fills the first screen. */
export function readLayout(): Layout {
  const contentWidth = scrollableWidth()
  return {
    contentWidth,
    wide: contentWidth > innerWidth + tolerance ? findWide() : [],
    cover: findCover(),
    // What custom elements show may be out of reach.
    visuals: [...document.querySelectorAll('*')].filter((element) => isVisual(element)).length,
  }
}

/** The width that people can scroll to. Content that html or body hides can’t be scrolled to. */
function scrollableWidth(): number {
  const { documentElement: root, body } = document
  const isHidden = [root, body].some((element) => element !== null && /hidden|clip/.test(getComputedStyle(element).overflowX))
  return isHidden ? Math.min(root.scrollWidth, innerWidth) : root.scrollWidth
}

const clips = (element: Element): boolean => /hidden|clip|auto|scroll/.test(getComputedStyle(element).overflowX)

/** The innermost elements that extend beyond the window and that no ancestor clips or scrolls. */
function findWide(): Layout['wide'] {
  const isMirrored = getComputedStyle(document.documentElement).direction === 'rtl'
  const width = document.documentElement.clientWidth
  const reaches = (element: Element) => {
    const { left, right, width: own } = element.getBoundingClientRect()
    return own > 0 && (isMirrored ? left < -tolerance : right > width + tolerance) && element.checkVisibility({ visibilityProperty: true })
  }
  const isWider = (element: Element) => element.getBoundingClientRect().width > width && !tableParts.test(element.localName)
  const found = new Set<Element>()
  /** Returns whether a cause was found inside. */
  const visit = (element: Element): boolean => {
    let isFound = false
    for (const child of childrenOf(element)) {
      if (found.size >= listed) return true
      const isInside = !clips(child) && visit(child)
      const isCause = !isInside && reaches(child) && (isWider(child) || !isWiderAround(child))
      if (isCause) found.add(causeOf(child))
      isFound ||= isInside || isCause
    }
    return isFound
  }
  /** Blocks are as wide as their parent; images, tables and code set their own width. */
  const causeOf = (element: Element): Element => {
    const parent = element.parentElement
    if (parent === null || parent === document.body || ownWidth.test(element.localName) || !reaches(parent)) return element
    return parent.getBoundingClientRect().width < element.getBoundingClientRect().width ? element : causeOf(parent)
  }
  /** Browsers measure an inline element from all of its lines, so each is asked once for all of its children. */
  const around = new Map<Element, boolean>()
  const isWiderAround = ({ parentElement: parent }: Element): boolean => {
    if (parent === null || parent === document.body) return false
    const isKnown = around.get(parent) ?? ((isWider(parent) && reaches(parent)) || isWiderAround(parent))
    around.set(parent, isKnown)
    return isKnown
  }
  if (document.body !== null) visit(document.body)
  return [...found].map((element) => {
    const place = placeOf(element)
    const isOutweighed = (['min-width', 'max-width'] as const).some((property) => isOutweighedBy(element, place.path, property))
    return { place, width: Math.round(element.getBoundingClientRect().width), isOutweighed }
  })
}

const ownWidth = /^(?:img|video|canvas|iframe|svg|object|embed|table|pre|input|select|textarea)$/

/** A table is as wide as its cells need, so the table is named and not the cell. */
const tableParts = /^(?:t[dhr]|thead|tbody|tfoot|colgroup|col|caption)$/

function isOnFirstScreen(element: Element): boolean {
  const { top, left, width, height } = element.getBoundingClientRect()
  if (width * height < 10_000 || top + scrollY > innerHeight || left > innerWidth) return false
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
}

/** Fields count, however small: a page of nothing else isn’t empty. */
function isVisual(element: Element): boolean {
  if (element.matches('input, select, textarea')) return element.checkVisibility({ visibilityProperty: true })
  return (
    (element.localName.includes('-') || element.matches('img, picture, canvas, video, iframe, svg, object')) && isOnFirstScreen(element)
  )
}
