import type { AccessibilityFacts, AccessibilityFault, DocumentAccessibility } from '../accessibility.ts'
import { listed } from '../rendered.ts'

/** Joins what the page and the frames in it say. A frame that said nothing couldn’t be looked into. */
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
