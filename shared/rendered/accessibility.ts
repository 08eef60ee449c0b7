import type { Place } from './rendered.ts'

/**
 * What axe-core finds on a page as it runs (WCAG 2.2, levels A and AA). Every list holds at most `listed` examples; counts are complete.
 */
export type AccessibilityFacts = {
  violations: AccessibilityViolation[]
  text: TextContrast
  /** Frames the browser doesn’t let the extension read. */
  unseenFrames: number
}

/** The elements that break one of axe-core’s rules. `help` is axe-core’s own description of the rule. */
export type AccessibilityViolation = {
  rule: string
  impact: 'minor' | 'moderate' | 'serious' | 'critical'
  help: string
  count: number
  elements: FaultyElement[]
}

export type FaultyElement = {
  place: Place
  /** URL of the frame that the element is in; null in the page itself. */
  frame: string | null
  /** The element’s likely name, from its title, icon, link or placeholder. */
  hint: string | null
  /** ARIA attributes or roles that axe-core names. */
  attributes: string[]
  isInline: boolean
  /** Elements inside it that cause the violation. */
  causes: Place[]
  contrast: Contrast | null
}

/** Colors as `#rrggbb`, opacity left out. `faded` are elements whose opacity lowers the contrast. */
export type Contrast = {
  color: string
  ground: string
  ratio: number
  required: number
  faded: Place[]
  /** Whether one of the page’s styles overrides a rule for the element’s path. */
  isOutweighed: boolean
}

/** In characters: visible text, how much of it lacks contrast, and how much of that has a ratio under 3. `unjudged` counts elements whose background can’t be determined. */
export type TextContrast = { characters: number; low: number; unreadable: number; unjudged: number }

/** The facts of one document: the page, or a frame in it. `frames` counts the visible frames in it. */
export type DocumentAccessibility = Omit<AccessibilityFacts, 'unseenFrames'> & { frames: number }
