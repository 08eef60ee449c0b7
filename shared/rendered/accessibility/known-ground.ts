import { blend, type Rgb } from '../../color.ts'
import { holds, meet, paintedParent, toArea, visiblePart, isEmpty, type Area } from './geometry.ts'
import type { Painter } from './painters.ts'
import { parseColor, type Paint } from './parse-color.ts'

/** How far a channel may differ between two ways to blend the same layers. */
const tolerance = 6

const isSame = (a: Rgb, b: Rgb) => a.every((part, at) => Math.abs(part - (b[at] ?? 0)) <= tolerance)

/**
 * The plain color behind a text, and the elements whose opacity fades it. Null if it can’t be determined: the text isn’t visible, an image or
 * gradient is behind it, something else is painted over or under it, or it’s being animated. `assumed` is the background that axe-core assumes.
 */
export function knownGround(
  element: Element,
  texts: readonly Area[],
  { assumed, painters, changing }: { assumed: Rgb; painters: readonly Painter[]; changing: ReadonlySet<Element> },
): { ground: Rgb; faded: Element[] } | null {
  const areas = texts.map((area) => visiblePart(area, element)).filter((area) => !isEmpty(area))
  if (areas.length === 0 || hasOwnFill(element)) return null
  const chain = readChain(element, areas, changing)
  if (chain === null) return null
  const across = painters.filter((painter) => isAcross(painter, element, areas))
  if (!across.every(({ color }) => color !== null && isSame(color, assumed))) return null
  if (chain.faded.length === 0 && across.length === 0 && !isSame(chain.ground, assumed)) return null
  return { ground: chain.faded.length === 0 ? assumed : chain.ground, faded: chain.faded }
}

const isAcross = ({ element, areas }: Painter, text: Element, at: readonly Area[]): boolean =>
  !(element !== null && surrounds(element, text)) && areas.some((area) => at.some((other) => meet(area, other)))

function surrounds(outer: Element, inner: Element): boolean {
  for (let at: Element | null = inner; at !== null; at = paintedParent(at)) if (at === outer) return true
  return false
}

/** Text filled by something other than its color. */
function hasOwnFill(element: Element): boolean {
  const style = getComputedStyle(element)
  const stroke = Number.parseFloat(style.getPropertyValue('-webkit-text-stroke-width')) || 0
  return stroke > 0 || style.getPropertyValue('-webkit-text-fill-color') !== style.color || style.backgroundClip.includes('text')
}

type Chain = { ground: Rgb; faded: Element[] }

/** The backgrounds of the element and its ancestors, up to the first opaque one. */
function readChain(element: Element, areas: readonly Area[], changing: ReadonlySet<Element>): Chain | null {
  const layers: Paint[] = []
  const faded: Element[] = []
  let isClosed = false
  for (let at: Element | null = element; at !== null; at = paintedParent(at)) {
    const style = getComputedStyle(at)
    if (at instanceof SVGElement || isOdd(style) || changing.has(at)) return null
    if (Number(style.opacity) < 1) faded.push(at)
    if (isClosed) continue
    const isPage = at === document.body || at === document.documentElement
    const box = toArea(at.getBoundingClientRect())
    if (style.backgroundImage !== 'none') return null
    const paint = parseColor(style.backgroundColor)
    if (paint.alpha === 0) continue
    const inside = areas.filter((area) => isPage || holds(box, area)).length
    if (inside === 0 && !areas.some((area) => meet(box, area))) continue
    if (inside < areas.length) return null
    layers.push(paint)
    isClosed = paint.alpha === 1
  }
  if (!isClosed && !isCanvasWhite()) return null
  const bottom: Rgb = [255, 255, 255]
  return { ground: layers.reduceRight((ground: Rgb, { rgb, alpha }) => blend(rgb, alpha, ground), bottom), faded }
}

const isOdd = (style: CSSStyleDeclaration): boolean =>
  [style.filter, style.backdropFilter || 'none', style.maskImage || 'none'].some((value) => value !== 'none') ||
  style.mixBlendMode !== 'normal' ||
  style.backgroundBlendMode !== 'normal'

/** A page without a background is white, except in a dark color scheme and in a frame, which shows what is behind it. */
export function isCanvasWhite(): boolean {
  if (window !== window.top) return false
  const { colorScheme } = getComputedStyle(document.documentElement)
  const meta = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content ?? ''
  const schemes = colorScheme === 'normal' ? meta : colorScheme
  return !schemes.includes('dark') || (schemes.includes('light') && !matchMedia('(prefers-color-scheme: dark)').matches)
}

/** Elements whose colors or opacity an animation or transition is changing now. */
export function changingElements(): Set<Element> {
  const found = new Set<Element>()
  for (const animation of document.getAnimations()) {
    const { effect } = animation
    if (animation.playState !== 'running' || !(effect instanceof KeyframeEffect) || effect.target === null) continue
    const isColor = effect.getKeyframes().some((frame) => Object.keys(frame).some((name) => /color|opacity|background|filter/i.test(name)))
    if (isColor) found.add(effect.target)
  }
  return found
}
