import { placeOf } from './place.ts'
import type { Layout } from './rendered.ts'

/** The overlay that hides most of the window, if any: a dialog, a banner, or a preloader that never goes away. */
export function findCover(): Layout['cover'] {
  const layers = [...findLayers()].map((element) => ({ element, share: shareOf(element), isOpaque: isOpaque(element) }))
  const [largest] = layers.filter(({ share }) => share >= 0.3).sort((a, b) => Number(b.isOpaque) - Number(a.isOpaque) || b.share - a.share)
  if (largest === undefined) return null
  const { element, share, isOpaque: opaque } = largest
  const text = (element.innerText ?? '').replaceAll(/\s+/g, ' ').trim()
  return {
    place: placeOf(element),
    share: Math.round(share * 100) / 100,
    text: text.slice(0, 200),
    characters: text.length,
    isDialog: element.closest('dialog, [role="dialog"], [role="alertdialog"], [aria-modal="true"]') !== null,
    isOpaque: opaque,
    isClosable: layers.some((layer) => layer.share > 0 && hasControl(layer.element)),
    isClear: getComputedStyle(element).pointerEvents === 'none',
    hasVisual: [...element.querySelectorAll('img, picture, canvas, video, iframe, svg, object')].some(isLarge),
  }
}

/** Whether it has something to press that is in the window, or may be scrolled to. */
function hasControl(element: Element): boolean {
  const isInWindow = (control: Element) => {
    const { left, right, top, bottom, width } = control.getBoundingClientRect()
    return width > 0 && left < innerWidth && right > 0 && top < innerHeight && bottom > 0
  }
  const scrolls = [element, ...element.querySelectorAll('*')].some((one) => /auto|scroll/.test(getComputedStyle(one).overflowY))
  const found = [...element.querySelectorAll('a[href], button, input, select, label, summary, [role="button"], [tabindex], [onclick]')]
  return found.some((control) => scrolls || isInWindow(control)) || element.matches('[onclick], [tabindex], [role="button"]')
}

/** Spinners and logos are smaller. */
function isLarge(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width * height > innerWidth * innerHeight * 0.2
}

/** Fixed elements that are on top somewhere, and those near the root, which may let clicks through (pointer-events). */
function findLayers(): Set<HTMLElement> {
  const tops = gridPoints().flatMap(([x, y]) => document.elementsFromPoint(x, y).slice(0, 3))
  const near = [...document.querySelectorAll('body > *, body > * > *')].slice(0, 500)
  const layers = new Set<HTMLElement>()
  const seen = new Set<Element>()
  for (const start of [...tops, ...near]) {
    for (let at: Element | null = start; at !== null && at !== document.body && !seen.has(at); at = at.parentElement) {
      seen.add(at)
      if (at instanceof HTMLElement && isLayer(at)) layers.add(at)
    }
  }
  return layers
}

function isLayer(element: Element): boolean {
  const { position, opacity } = getComputedStyle(element)
  return position === 'fixed' && Number(opacity) > 0.1 && element.checkVisibility({ visibilityProperty: true })
}

const parts = [0.1, 0.3, 0.5, 0.7, 0.9]

const gridPoints = () => parts.flatMap((x) => parts.map((y): [number, number] => [innerWidth * x, innerHeight * y]))

/** The share of the window’s points in which the layer is on top. 0 if it hides nothing, such as a background or a column beside the text. */
function shareOf(layer: Element): number {
  const isThrough = getComputedStyle(layer).pointerEvents === 'none'
  const points = gridPoints().map(([x, y]) => ({
    stack: document.elementsFromPoint(x, y),
    isIn: isInside(layer.getBoundingClientRect(), x, y),
  }))
  const covered = points.filter(({ stack: [top], isIn }) =>
    isThrough ? isIn && (top === undefined || isAbove(layer, top)) : top !== undefined && layer.contains(top),
  )
  const hides = covered.some(({ stack }) => stack.some((below) => isContent(below) && !layer.contains(below) && !below.contains(layer)))
  return hides ? covered.length / points.length : 0
}

const isInside = ({ left, right, top, bottom }: DOMRect, x: number, y: number) => x >= left && x <= right && y >= top && y <= bottom

/** Other layers, such as a second background, aren’t page content. */
const isContent = (element: Element): boolean => element !== document.body && element !== document.documentElement && !isLayer(element)

/** Whether a layer is painted above an element, by z-index and order (simplified from CSS 2, Appendix E). */
function isAbove(layer: Element, element: Element): boolean {
  const [own, other] = [depthOf(layer), depthOf(element)]
  if (own !== other) return own > other
  return (layer.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
}

/** The z-index of the outermost positioned ancestor; unpositioned content lies between -1 and 0. */
function depthOf(element: Element): number {
  let depth = -0.5
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
    const { position, zIndex } = getComputedStyle(at)
    if (position !== 'static') depth = Number.parseInt(zIndex, 10) || 0
  }
  return depth
}

/** Whether nothing behind it can be seen. An image may be transparent, so only a color makes a layer opaque. */
function isOpaque(element: Element): boolean {
  const { backgroundColor, opacity, mixBlendMode, clipPath, maskImage } = getComputedStyle(element)
  const alpha = /rgba\(.*,\s*([\d.]+)\)|\/\s*([\d.]+)\)/.exec(backgroundColor)
  const isSolid = backgroundColor !== 'transparent' && (alpha === null || Number(alpha[1] ?? alpha[2]) > 0.95)
  return Number(opacity) > 0.95 && isSolid && mixBlendMode === 'normal' && clipPath === 'none' && maskImage === 'none'
}
