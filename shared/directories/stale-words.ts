import { plural } from '../plural.ts'

/** How many of the directories that are shown nobody has verified for long; empty if there are none. */
export const staleWords = (stale: number): string => (stale === 0 ? '' : `${plural(stale, 'entry is', 'entries are')} over six months old.`)
