import type { AccessibilityFacts, AccessibilityFault, DocumentAccessibility } from '../accessibility.ts'
import { listed } from '../rendered.ts'

/** Joins the facts of the page and of its frames. A frame without facts couldn’t be read. */
export function joinDocuments(page: DocumentAccessibility, frames: readonly DocumentAccessibility[]): AccessibilityFacts {
  const documents = [page, ...frames]
  const faults = new Map<string, AccessibilityFault>()
  for (const fault of documents.flatMap((document) => document.faults)) {
    const known = faults.get(fault.rule)
    faults.set(
      fault.rule,
      known === undefined
        ? fault
        : { ...known, count: known.count + fault.count, elements: [...known.elements, ...fault.elements].slice(0, listed) },
    )
  }
  const total = (part: keyof DocumentAccessibility['text']) => documents.reduce((sum, { text }) => sum + text[part], 0)
  return {
    faults: [...faults.values()],
    text: { characters: total('characters'), low: total('low'), unreadable: total('unreadable'), unjudged: total('unjudged') },
    unseenFrames: Math.max(0, documents.reduce((sum, { frames }) => sum + frames, 0) - frames.length),
  }
}
