import type { AccessibilityFacts, AccessibilityViolation, FaultyElement } from '../../shared/rendered/accessibility.ts'

/** A page on which axe-core finds nothing. */
export function literalAccessibility(overrides: Partial<AccessibilityFacts> = {}): AccessibilityFacts {
  return { violations: [], text: { characters: 900, low: 0, unreadable: 0, unjudged: 0 }, unseenFrames: 0, ...overrides }
}

export const faulty = (html: string, overrides: Partial<FaultyElement> = {}): FaultyElement => ({
  place: { path: `main > ${/\w+/.exec(html)?.[0]}`, html },
  frame: null,
  hint: null,
  attributes: [],
  isInline: false,
  causes: [],
  contrast: null,
  ...overrides,
})

/** A fault of one rule in these elements. */
export const violation = (rule: string, ...elements: FaultyElement[]): AccessibilityViolation => ({
  rule,
  impact: 'serious',
  help: `Help for ${rule}`,
  count: elements.length,
  elements,
})
