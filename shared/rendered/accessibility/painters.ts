import type { Rgb } from '../../color.ts'
import { everywhere, meetsAny, toArea, visiblePart, type Area } from './geometry.ts'
import { parseColor } from './parse-color.ts'

/** Something that paints over or under others. `color` is null unless it’s a plain, opaque color. `element` is null for pseudo-elements. */
export type Painter = { element: Element | null; areas: Area[]; color: Rgb | null }

const pictures = new Set(['img', 'video', 'canvas', 'svg', 'iframe', 'object', 'embed'])
/** A shadow that spreads 100 pixels or more is used as a layer. */
const widespread = /[1-9]\d{2,}(?:\.\d+)?px(?: inset)?(?:,|$)/
/** More than an ordinary page has. */
const maxElements = 20_000

/** Everything that paints in these areas, in no particular order. */
export function readPainters(areas: readonly Area[]): Painter[] {
  const isNear = meetsAny(areas)
  return elementsOf(document, []).flatMap((element) => {
    const own = readPainter(element, isNear)
    return [...(own === null ? [] : [own]), ...readPseudo(element, '::before'), ...readPseudo(element, '::after')]
  })
}

function elementsOf(root: Document | ShadowRoot, found: Element[]): Element[] {
  for (const element of root.querySelectorAll('*')) {
    if (found.length >= maxElements) break
    if (element instanceof SVGElement && element.ownerSVGElement !== null) continue
    found.push(element)
    if (element.shadowRoot !== null) elementsOf(element.shadowRoot, found)
  }
  return found
}

function readPainter(element: Element, isNear: (area: Area) => boolean): Painter | null {
  if (element === document.documentElement || element === document.body) return null
  const box = element.getBoundingClientRect()
  if (box.width === 0 || box.height === 0) return null
  const style = getComputedStyle(element)
  const roams = style.position === 'fixed' || style.position === 'sticky'
  if (!roams && !isNear(toArea(box))) return null
  const color = paintOf(element, style)
  if (color === 'nothing') return null
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return null
  const rects = style.display === 'inline' ? [...element.getClientRects()].map(toArea) : [toArea(box)]
  const seen = roams ? [roamingArea(element, style.position, toArea(box))] : rects.map((area) => visiblePart(area, element))
  return seen.some(isNear) ? { element, areas: seen, color } : null
}

/** A tall layer that stays put while the page scrolls is under or over everything that passes; a bar covers only what it covers now. */
function roamingArea(element: Element, position: string, box: Area): Area {
  if (box.bottom - box.top < innerHeight * 0.6) return box
  const way = position === 'fixed' ? everywhere : toArea((element.parentElement ?? element).getBoundingClientRect())
  return { ...box, top: Math.min(box.top, way.top), bottom: Math.max(box.bottom, way.bottom) }
}

function paintOf(element: Element, style: CSSStyleDeclaration): Rgb | null | 'nothing' {
  const isPicture = pictures.has(element.localName) || (element instanceof HTMLInputElement && element.type === 'image')
  return isPicture ? null : paintOfStyle(style)
}

function paintOfStyle(style: CSSStyleDeclaration): Rgb | null | 'nothing' {
  const { backdropFilter, backgroundImage, borderImageSource, boxShadow, mixBlendMode, filter, opacity } = style
  const isOdd = [backdropFilter || 'none', backgroundImage, borderImageSource].some((value) => value !== 'none')
  if (isOdd || widespread.test(boxShadow)) return null
  const { rgb, alpha } = parseColor(style.backgroundColor)
  if (alpha === 0) return 'nothing'
  return alpha < 1 || mixBlendMode !== 'normal' || filter !== 'none' || Number(opacity) < 1 ? null : rgb
}

/** Boxes of pseudo-elements can’t be measured; a positioned one is derived from its used offsets, and a transformed one may be anywhere nearby. */
function readPseudo(host: Element, name: '::before' | '::after'): Painter[] {
  const style = getComputedStyle(host, name)
  if (style.content === 'none' || style.content === 'normal' || style.display === 'none') return []
  const color = style.content.includes('url(') ? null : paintOfStyle(style)
  if (color === 'nothing' || style.visibility !== 'visible' || Number(style.opacity) === 0) return []
  const around = host.getBoundingClientRect()
  if (style.position === 'fixed') return [{ element: null, areas: [everywhere], color }]
  if (style.position !== 'absolute') {
    const isMoved = style.transform !== 'none' || /-/.test(style.margin) || style.position === 'relative'
    return isMoved ? [{ element: null, areas: [toArea(around)], color }] : []
  }
  const frame = containingBox(host)
  const size = (value: string) => Number.parseFloat(value) || 0
  const [width, height] = [size(style.width), size(style.height)]
  const left = frame.left + size(style.left)
  const top = frame.top + size(style.top)
  const slack = style.transform === 'none' ? 0 : Math.max(width, height)
  const extra = ['paddingLeft', 'paddingRight', 'paddingTop', 'paddingBottom'].map((side) => size(style[side as 'paddingLeft']))
  const grown = style.boxSizing === 'border-box' ? [0, 0] : [(extra[0] ?? 0) + (extra[1] ?? 0), (extra[2] ?? 0) + (extra[3] ?? 0)]
  const area = {
    left: left - slack,
    top: top - slack,
    right: left + width + (grown[0] ?? 0) + slack,
    bottom: top + height + (grown[1] ?? 0) + slack,
  }
  return [{ element: null, areas: [visiblePart(area, host)], color }]
}

/** The padding box that absolute offsets start from. */
function containingBox(host: Element): { left: number; top: number } {
  for (let at: Element | null = host; at !== null; at = at.parentElement) {
    const { position, transform, filter, contain, borderLeftWidth, borderTopWidth } = getComputedStyle(at)
    if (position === 'static' && transform === 'none' && filter === 'none' && !/paint|layout|strict|content/.test(contain)) continue
    const { left, top } = at.getBoundingClientRect()
    return { left: left + Number.parseFloat(borderLeftWidth), top: top + Number.parseFloat(borderTopWidth) }
  }
  return { left: -scrollX, top: -scrollY }
}
