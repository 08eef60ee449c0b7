import type { Finders } from '../../ports/store.ts'

export type Waiting = { queue: number; comments: number; reports: number; votes: number; directories: number; appeals: number }

/** Launches in review and edits, comments and updates that wait, subjects of open reports, launches with votes that aren’t counted, questions about directories, appeals. */
export async function countWaiting({ store }: { store: Pick<Finders, 'countBy' | 'list'> }): Promise<Waiting> {
  const [{ launches, edits }, held, updates, reported, hidden, flags, votes, directories, appeals] = await Promise.all([
    countQueue({ store }),
    store.countBy('comments', 'exclusion', 'held'),
    store.countBy('changelog', 'exclusion', 'held'),
    store.countBy('comments', 'exclusion', 'reported'),
    store.countBy('changelog', 'exclusion', 'reported'),
    store.list('flags', 'state', 'open'),
    store.countBy('voteReviews', 'state', 'waiting'),
    store.countBy('directoryQuestions', 'state', 'open'),
    store.countBy('appeals', 'state', 'open'),
  ])
  return {
    queue: launches + edits,
    comments: held + updates + reported + hidden,
    reports: new Set(flags.map(({ subjectId }) => subjectId)).size,
    votes,
    directories,
    appeals,
  }
}

/** Counts launches in review, and edits of live listings and maker pages that no moderator has seen. */
export async function countQueue({ store }: { store: Pick<Finders, 'countBy'> }): Promise<{ launches: number; edits: number }> {
  const [launches, waiting, changed, pages] = await Promise.all([
    store.countBy('launches', 'status', 'pending_review'),
    store.countBy('revisions', 'state', 'waiting'),
    store.countBy('revisions', 'state', 'changed'),
    store.countBy('makers', 'changed', 'unseen'),
  ])
  return { launches, edits: waiting + changed + pages }
}
