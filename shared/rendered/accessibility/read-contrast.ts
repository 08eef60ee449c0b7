import { contrastRatio, blend, fromHex, hexOf } from '../../color.ts'
import type { Contrast, TextContrast } from '../accessibility.ts'
import { placeOf } from '../place.ts'
import { textAreas } from './geometry.ts'
import { changingElements, knownGround } from './known-ground.ts'
import { isOutweighed } from './outweighed.ts'
import { readPainters } from './painters.ts'
import { parseColor } from './parse-color.ts'

/** What axe-core says about the contrast of one element. */
export type Suspect = { element: Element; fgColor: string; bgColor: string; required: number }

/** More are counted as not judged. */
const mostSuspects = 300
/** Below this, hardly anybody can read it (WCAG 2.2, 1.4.3: the least for large text). */
const readable = 3

/** Judges again what axe-core calls low contrast: only what is certain stays. */
export function readContrast(suspects: readonly Suspect[]): { confirmed: { element: Element; contrast: Contrast }[]; text: TextContrast } {
  const texts = suspects.slice(0, mostSuspects).map((suspect) => ({ ...suspect, areas: textAreas(suspect.element) }))
  const painters = texts.length === 0 ? [] : readPainters(texts.flatMap(({ areas }) => areas))
  const changing = texts.length === 0 ? new Set<Element>() : changingElements()
  const text: TextContrast = { characters: readCharacters(), low: 0, unreadable: 0, unjudged: 0 }
  const confirmed = texts.flatMap(({ element, areas, fgColor, bgColor, required }) => {
    const assumed = fromHex(bgColor)
    const seen = fromHex(fgColor)
    const known = assumed && knownGround(element, areas, { assumed, painters, changing })
    if (!known || seen === null || assumed === null) return []
    const { rgb, alpha } = parseColor(getComputedStyle(element).color)
    const color = blend(rgb, alpha, known.ground)
    const ratio = contrastRatio(seen, assumed)
    const length = lengthOf(element)
    text.low += length
    if (ratio < readable) text.unreadable += length
    const contrast = {
      color: hexOf(color),
      ground: hexOf(known.ground),
      ratio,
      required,
      faded: known.faded.map(placeOf),
      isOutweighed: isOutweighed(element, placeOf(element).path, 'color'),
    }
    return [{ element, contrast }]
  })
  return { confirmed, text: { ...text, unjudged: suspects.length - confirmed.length } }
}

const lengthOf = (element: Element) =>
  [...element.childNodes].reduce((sum, node) => sum + (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '').trim().length : 0), 0)

/** Visible text of the document. */
function readCharacters(): number {
  const seen = new Map<Element, boolean>()
  const walker = document.createTreeWalker(document.body ?? document.documentElement, NodeFilter.SHOW_TEXT)
  let characters = 0
  while (walker.nextNode() !== null) {
    const { nodeValue, parentElement } = walker.currentNode
    const length = nodeValue?.trim().length ?? 0
    if (length === 0 || parentElement === null) continue
    const isSeen = seen.get(parentElement) ?? parentElement.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    seen.set(parentElement, isSeen)
    if (isSeen && !/^(?:script|style|noscript|template)$/.test(parentElement.localName)) characters += length
  }
  return characters
}
