import type { Place } from '../../shared/rendered/rendered.ts'

/** A finding as shown on the page: its title, its fix and its elements. */
export type ShownFinding = { title: string; instruction: string; snippet: string | null; places: readonly Place[] }
/** The findings to go through, and the number of the first one shown. */
export type ShowRequest = { findings: readonly ShownFinding[]; at: number }

/** What the extension’s scripts leave for each other in the page, invisible to the page itself. */
export type ShowWorld = { slipwayShow?: ShowRequest; slipwayHide?: () => void }
