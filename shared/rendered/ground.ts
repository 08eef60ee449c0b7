import { blend, type Rgb } from '../color.ts'
import { isCanvasWhite } from './accessibility/known-ground.ts'
import { parseColor, type Paint } from './accessibility/parse-color.ts'

/** The solid color behind an element; null if it can’t be known. */
export function plainGround(element: Element): Rgb | null {
  const layers: Paint[] = []
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { backgroundColor, backgroundImage, backdropFilter, filter, mixBlendMode, position, opacity } = getComputedStyle(at)
    // A select’s arrow is a small background image.
    const isPictured = backgroundImage !== 'none' && !at.matches('select')
    if (isPictured || (backdropFilter || 'none') !== 'none' || filter !== 'none' || mixBlendMode !== 'normal' || Number(opacity) < 0.9)
      return null
    const paint = parseColor(backgroundColor)
    if (paint.alpha > 0) layers.push(paint)
    if (paint.alpha === 1) break
    // Anything may be underneath a positioned box.
    if (/absolute|fixed/.test(position)) return null
  }
  if (layers.at(-1)?.alpha !== 1 && !isCanvasWhite()) return null
  return layers.reduceRight((ground: Rgb, { rgb, alpha }) => blend(rgb, alpha, ground), [255, 255, 255])
}

/** The nearest background behind an element, whatever else may be painted there. */
export function nearestGround(element: Element): Rgb {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { rgb, alpha } = parseColor(getComputedStyle(at).backgroundColor)
    if (alpha > 0.95) return rgb
  }
  return [255, 255, 255]
}
