import type { Finders } from '../../ports/store.ts'

/** What waits for a moderator. */
export type Waiting = { queue: number; reports: number; votes: number }

/** Counts launches in review and edits of live listings, launches and comments with open reports, and launches with votes that aren’t counted. */
export async function countWaiting(store: Pick<Finders, 'countBy' | 'list'>): Promise<Waiting> {
  const [pending, changed, waiting, flags, votes] = await Promise.all([
    store.countBy('launches', 'status', 'pending_review'),
    store.countBy('revisions', 'state', 'changed'),
    store.countBy('revisions', 'state', 'waiting'),
    store.list('flags', 'state', 'open'),
    store.countBy('voteReviews', 'state', 'waiting'),
  ])
  return { queue: pending + changed + waiting, reports: new Set(flags.map(({ subjectId }) => subjectId)).size, votes }
}
