/** A rectangle in the window’s coordinates. */
export type Area = { left: number; top: number; right: number; bottom: number }

export const everywhere: Area = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }

export const toArea = ({ left, top, right, bottom }: DOMRect): Area => ({ left, top, right, bottom })

export const meet = (a: Area, b: Area): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const bandHeight = 64

/** Tests whether an area overlaps any of these. They are first sorted into bands of the page, since there may be thousands. */
export function meetsAny(areas: readonly Area[]): (area: Area) => boolean {
  const bands = new Map<number, Area[]>()
  const bandsOf = ({ top, bottom }: Area) => [Math.floor(top / bandHeight), Math.floor(bottom / bandHeight)] as const
  for (const area of areas) {
    const [first, last] = bandsOf(area)
    for (let band = first; band <= last; band += 1) {
      const others = bands.get(band)
      if (others === undefined) bands.set(band, [area])
      else others.push(area)
    }
  }
  return (area) => {
    const [first, last] = bandsOf(area)
    if (last - first > bands.size) return areas.some((other) => meet(area, other))
    for (let band = first; band <= last; band += 1) if (bands.get(band)?.some((other) => meet(area, other))) return true
    return false
  }
}

export const holds = (outer: Area, inner: Area): boolean =>
  outer.left <= inner.left + 1 && outer.top <= inner.top + 1 && outer.right >= inner.right - 1 && outer.bottom >= inner.bottom - 1

export const overlap = (a: Area, b: Area): Area => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
})

export const isEmpty = ({ left, top, right, bottom }: Area): boolean => right - left < 2 || bottom - top < 2

/** Where glyphs are: line boxes are taller than letters, and neighbors may overlap them. */
const toLetters = ({ left, top, right, bottom }: DOMRect): Area => {
  const inset = (bottom - top) / 4
  return { left: left + 1, top: top + inset, right: right - 1, bottom: bottom - inset }
}

/** Where the element’s own text is; its box if it has none, like a field. */
export function textAreas(element: Element): Area[] {
  const range = document.createRange()
  const rects = [...element.childNodes].flatMap((node) => {
    if (node.nodeType !== Node.TEXT_NODE || (node.nodeValue ?? '').trim() === '') return []
    range.selectNodeContents(node)
    return [...range.getClientRects()]
  })
  return (rects.length > 0 ? rects : [...element.getClientRects()]).map(toLetters).filter((area) => !isEmpty(area))
}

/** The parent in the flat tree, through slots and shadow roots. */
export const paintedParent = (element: Element): Element | null => {
  if (element.assignedSlot !== null) return element.assignedSlot
  const parent = element.parentNode
  return parent instanceof ShadowRoot ? parent.host : element.parentElement
}

/** What is left of an area once the element’s ancestors clip what can’t be scrolled to. */
export function visiblePart(area: Area, element: Element): Area {
  let left = area
  let isFixed = false
  let isAbsolute = false
  for (let at: Element | null = element; at !== null && at !== document.documentElement && !isFixed; at = paintedParent(at)) {
    const { overflow, position, clip, clipPath, transform, contain } = getComputedStyle(at)
    const isContaining = position !== 'static' || transform !== 'none' || contain.includes('paint')
    const isCut = at !== element && at !== document.body && /hidden|clip/.test(overflow) && (!isAbsolute || isContaining)
    if (isCut || /inset|rect/.test(`${clip}${clipPath}`)) left = overlap(left, toArea(at.getBoundingClientRect()))
    if (/inset\((?:50|100)%|rect\(0px, 0px|rect\(1px, 1px/.test(`${clip}${clipPath}`)) return { left: 0, top: 0, right: 0, bottom: 0 }
    isFixed = position === 'fixed'
    if (position === 'absolute') isAbsolute = true
    else if (isContaining) isAbsolute = false
  }
  return overlap(left, isFixed ? windowArea() : canvasArea())
}

const windowArea = (): Area => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })

/** As far as people can scroll. */
function canvasArea(): Area {
  const { scrollWidth, scrollHeight } = document.documentElement
  const styles = [document.documentElement, document.body].filter((element) => element !== null).map((element) => getComputedStyle(element))
  const isCut = (axis: 'overflowX' | 'overflowY') => styles.some((style) => /hidden|clip/.test(style[axis]))
  return {
    left: -scrollX,
    top: -scrollY,
    right: isCut('overflowX') ? innerWidth : scrollWidth - scrollX,
    bottom: isCut('overflowY') ? innerHeight : scrollHeight - scrollY,
  }
}
