import { blend, hexOf } from '../../color.ts'
import type { Contrast } from '../accessibility.ts'
import { listed, type Place } from '../rendered.ts'
import { exactPlace } from './exact-place.ts'
import { isOutweighed } from '../outweighed.ts'
import { parseColor } from './parse-color.ts'
import type { Faint } from './read-contrast.ts'

/** A class with more elements than this is no small detail of the page. */
const maxAlike = 3000

/** The elements to list, each with the place for a style that makes its text readable: one for a whole class if all its elements need the same. */
export function contrastElements(faint: readonly Faint[]): { element: Element; place: Place; contrast: Contrast }[] {
  const needs = new Map(faint.map((one) => [one.element, needOf(one)]))
  const covered = new Set<Element>()
  const found: ReturnType<typeof contrastElements> = []
  for (const one of faint) {
    if (found.length >= listed) break
    if (covered.has(one.element)) continue
    const exact = exactPlace(one.element)
    const shared = one.faded.length > 0 ? null : sharedPath(one.element, needs)
    for (const other of shared?.elements ?? []) covered.add(other)
    const path = shared?.path ?? exact.path
    const { rgb, alpha } = parseColor(getComputedStyle(one.element).color)
    const contrast = {
      color: hexOf(blend(rgb, alpha, one.ground)),
      ground: hexOf(one.ground),
      ratio: one.ratio,
      required: one.required,
      faded: one.faded.map(exactPlace),
      isOutweighed: isOutweighed(one.element, path, 'color'),
    }
    found.push({ element: one.element, place: { path, html: exact.html }, contrast })
  }
  return found
}

const needOf = ({ fgColor, bgColor, required, faded }: Faint) => `${fgColor} ${bgColor} ${required} ${faded.length}`

/** A class whose elements all need the same color, unless the page’s own styles override it. */
function sharedPath(element: Element, needs: ReadonlyMap<Element, string>): { path: string; elements: Element[] } | null {
  const root = element.getRootNode() as Document | ShadowRoot
  for (const name of element.classList) {
    const path = `${element.localName}.${CSS.escape(name)}`
    const elements = [...root.querySelectorAll(path)]
    if (elements.length < 2 || elements.length > maxAlike) continue
    const need = needs.get(element)
    if (elements.every((other) => needs.get(other) === need && !isOutweighed(other, path, 'color'))) return { path, elements }
  }
  return null
}
