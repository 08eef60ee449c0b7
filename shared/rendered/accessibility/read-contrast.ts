import { contrastRatio, fromHex, type Rgb } from '../../color.ts'
import type { TextContrast } from '../accessibility.ts'
import { textAreas } from './geometry.ts'
import { changingElements, knownGround } from './known-ground.ts'
import { readPainters } from './painters.ts'

/** What axe-core says about the contrast of one element. */
export type Suspect = { element: Element; fgColor: string; bgColor: string; required: number }

/** An element whose text certainly lacks contrast. */
export type Faint = Suspect & { ground: Rgb; faded: Element[]; ratio: number }

/** A time limit: text not judged by then counts as unjudged. */
const maxMs = 1000
/** Below this, hardly anyone can read it (WCAG 2.2, 1.4.3: the minimum for large text). */
const readable = 3

/** Rechecks what axe-core reports as low contrast, and keeps only what is certain. */
export function readContrast(suspects: readonly Suspect[]): { faint: Faint[]; text: TextContrast } {
  const text: TextContrast = { characters: readCharacters(), low: 0, unreadable: 0, unjudged: 0 }
  if (suspects.length === 0) return { faint: [], text }
  const started = performance.now()
  const texts = suspects.map((suspect) => ({ suspect, areas: textAreas(suspect.element) }))
  const painters = readPainters(texts.flatMap(({ areas }) => areas))
  const changing = changingElements()
  const faint = texts.flatMap(({ suspect, areas }): Faint[] => {
    const [assumed, seen] = [fromHex(suspect.bgColor), fromHex(suspect.fgColor)]
    if (assumed === null || seen === null || performance.now() - started > maxMs) return []
    const known = knownGround(suspect.element, areas, { assumed, painters, changing })
    return known === null ? [] : [{ ...suspect, ...known, ratio: contrastRatio(seen, assumed) }]
  })
  for (const { element, ratio } of faint) {
    const length = lengthOf(element)
    text.low += length
    if (ratio < readable) text.unreadable += length
  }
  return { faint, text: { ...text, unjudged: suspects.length - faint.length } }
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
