import type { Place } from '../rendered/rendered.ts'

/**
 * What trying a page out showed, after it had loaded: each part is null if it couldn’t be tried. Lists hold at most `maxTried` entries, texts at most
 * 300 characters.
 */
export type TriedFacts = {
  presses: Press[] | null
}

/** The parts, in the order in which they’re tried. */
export const triedParts = ['presses'] as const
export type TriedPart = (typeof triedParts)[number]

export const maxTried = 40

/** An element and what people read on it. */
export type Named = { place: Place; text: string }

/**
 * A control and what happened when it was pressed. `main` is the first button below the main heading, or before it; it may be a link, which isn’t
 * pressed. `detail` is the error, or the opening tag of what covers it.
 */
export type Press = Named & {
  kind: 'main' | 'button' | 'opener'
  outcome: 'works' | 'nothing' | 'throws' | 'covered' | 'outside' | 'unpressed'
  detail: string
}

/** The event that asks the script in the page to try one part. */
export const tryEvent = 'slipway:try'
