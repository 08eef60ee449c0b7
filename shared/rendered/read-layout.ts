import { placeOf } from './place.ts'
import { listed, type Layout } from './rendered.ts'

/** Rounding and scrollbars move edges by a pixel or two. */
const tolerance = 2

/** How wide the content is, and what lies above or on the first screen. */
export function readLayout(): Layout {
  const contentWidth = scrollableWidth()
  return {
    contentWidth,
    wide: contentWidth > innerWidth + tolerance ? findWide() : [],
    cover: findCover(),
    visuals: [...document.querySelectorAll('img, picture, canvas, video, iframe, svg, object')].filter(isOnFirstScreen).length,
  }
}

/** The width that people can scroll to. Content that html or body hides can’t be scrolled to. */
function scrollableWidth(): number {
  const { documentElement: root, body } = document
  const isHidden = [root, body].some((element) => element !== null && /hidden|clip/.test(getComputedStyle(element).overflowX))
  return isHidden ? Math.min(root.scrollWidth, innerWidth) : root.scrollWidth
}

const clips = (element: Element): boolean => /hidden|clip|auto|scroll/.test(getComputedStyle(element).overflowX)

/** The outermost elements that reach beyond the window by themselves: nothing around them clips or scrolls them. */
function findWide(): Layout['wide'] {
  const isMirrored = getComputedStyle(document.documentElement).direction === 'rtl'
  const width = document.documentElement.clientWidth
  const reaches = (element: Element) => {
    const { left, right, width: own } = element.getBoundingClientRect()
    return own > 0 && (isMirrored ? left < -tolerance : right > width + tolerance)
  }
  const found: Layout['wide'] = []
  const visit = (element: Element) => {
    for (const child of element.children) {
      if (found.length >= listed) return
      if (!clips(child)) visit(child)
      const isCause = reaches(child) && ![...child.children].some(reaches)
      if (isCause && child.checkVisibility({ visibilityProperty: true }))
        found.push({ place: placeOf(child), width: Math.round(child.getBoundingClientRect().width) })
    }
  }
  if (document.body !== null) visit(document.body)
  return found
}

function isOnFirstScreen(element: Element): boolean {
  const { top, left, width, height } = element.getBoundingClientRect()
  if (width * height < 10_000 || top + scrollY > innerHeight || left > innerWidth) return false
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
}

/** The layer that covers most of the window, if any: a dialog, a banner, or a preloader that never went. */
function findCover(): Layout['cover'] {
  const layers = [...findLayers()].map((element) => ({ element, share: shareOf(element), isOpaque: isOpaque(element) }))
  const [largest] = layers.filter(({ share }) => share >= 0.3).sort((a, b) => Number(b.isOpaque) - Number(a.isOpaque) || b.share - a.share)
  if (largest === undefined) return null
  const { element, share, isOpaque: opaque } = largest
  const text = element.innerText.replaceAll(/\s+/g, ' ').trim().slice(0, 200)
  const isDialog = element.closest('dialog, [role="dialog"], [role="alertdialog"], [aria-modal="true"]') !== null
  return { place: placeOf(element), share: Math.round(share * 100) / 100, text, isDialog, isOpaque: opaque }
}

/** Fixed elements that are on top somewhere, and those near the root, which may let the mouse through (pointer-events). */
function findLayers(): Set<HTMLElement> {
  const tops = gridPoints().flatMap(([x, y]) => document.elementsFromPoint(x, y).slice(0, 3))
  const near = [...document.querySelectorAll('body > *, body > * > *')].slice(0, 500)
  const layers = new Set<HTMLElement>()
  for (const start of [...tops, ...near]) {
    for (let at: Element | null = start; at !== null && at !== document.body; at = at.parentElement) {
      if (at instanceof HTMLElement && isLayer(at)) layers.add(at)
    }
  }
  return layers
}

function isLayer(element: Element): boolean {
  const { position, opacity } = getComputedStyle(element)
  return position === 'fixed' && Number(opacity) > 0.1 && element.checkVisibility({ visibilityProperty: true })
}

const points = [0.1, 0.3, 0.5, 0.7, 0.9]

const gridPoints = () => points.flatMap((x) => points.map((y): [number, number] => [innerWidth * x, innerHeight * y]))

/** The share of the window’s points in which the layer, or something inside it, is on top. A layer that lets the mouse through counts by its box. */
function shareOf(layer: Element): number {
  const isOnTop =
    getComputedStyle(layer).pointerEvents === 'none'
      ? ([x, y]: [number, number]) => isInside(layer.getBoundingClientRect(), x, y)
      : ([x, y]: [number, number]) => layer.contains(document.elementFromPoint(x, y))
  const grid = gridPoints()
  return grid.filter(isOnTop).length / grid.length
}

const isInside = ({ left, right, top, bottom }: DOMRect, x: number, y: number) => x >= left && x <= right && y >= top && y <= bottom

/** Whether nothing behind it can be seen. */
function isOpaque(element: Element): boolean {
  const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
  const alpha = /rgba\(.*,\s*([\d.]+)\)|\/\s*([\d.]+)\)/.exec(backgroundColor)
  const isSolid = backgroundColor !== 'transparent' && (alpha === null || Number(alpha[1] ?? alpha[2]) > 0.95)
  return Number(opacity) > 0.95 && (isSolid || backgroundImage.includes('url('))
}
