import { paths } from '../../../shared/paths.ts'
import { moderators, others, owner, defineFurtherNotice, type NoFacts } from '../define-notice.ts'
import { submitted } from './submitted.ts'

/** To moderators, about a submission. One’s own launch is for others to decide on. */
export const waiting = defineFurtherNotice<NoFacts>({
  of: submitted,
  audience: others(moderators, owner),
  words: ({ launch }) => `${launch.name} was submitted for review.`,
  path: () => paths.moderation(),
  ownKind: null,
  topic: 'moderation',
  email: {
    label: 'Launches',
    path: paths.moderation(),
    noun: ['launch', 'launches'],
    alone: (name) => `${name} is waiting for review`,
    read: async (read) =>
      (await read.list('launches', 'status', 'pending_review')).map(({ id, submittedAt, updatedAt }) => ({
        launchId: id,
        since: submittedAt ?? updatedAt,
      })),
  },
})
