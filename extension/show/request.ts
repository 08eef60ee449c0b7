import type { Place } from '../../shared/rendered/rendered.ts'

/** A finding as it’s shown in the page: its title, its fix and the elements that it’s about. */
export type ShownFinding = { title: string; instruction: string; snippet: string | null; places: readonly Place[] }
/** The findings to go through, and the number of the first one shown. */
export type ShowRequest = { findings: readonly ShownFinding[]; at: number }

/** What the extension’s scripts leave to each other in the page, out of the page’s own sight. */
export type ShowWorld = { slipwayShow?: ShowRequest; slipwayHide?: () => void }
