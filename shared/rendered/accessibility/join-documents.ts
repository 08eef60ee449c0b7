import type { AccessibilityFacts, AccessibilityViolation, DocumentAccessibility } from '../accessibility.ts'
import { listed } from '../rendered.ts'

/** Joins the facts of the page and of its frames. A frame without facts couldn’t be read. */
export function joinDocuments(page: DocumentAccessibility, frames: readonly DocumentAccessibility[]): AccessibilityFacts {
  const documents = [page, ...frames]
  const violations = new Map<string, AccessibilityViolation>()
  for (const violation of documents.flatMap((document) => document.violations)) {
    const known = violations.get(violation.rule)
    violations.set(
      violation.rule,
      known === undefined
        ? violation
        : { ...known, count: known.count + violation.count, elements: [...known.elements, ...violation.elements].slice(0, listed) },
    )
  }
  const total = (part: keyof DocumentAccessibility['text']) => documents.reduce((sum, { text }) => sum + text[part], 0)
  return {
    violations: [...violations.values()],
    text: { characters: total('characters'), low: total('low'), unreadable: total('unreadable'), unjudged: total('unjudged') },
    unseenFrames: Math.max(0, documents.reduce((sum, { frames }) => sum + frames, 0) - frames.length),
  }
}
