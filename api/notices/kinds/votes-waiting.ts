import { paths } from '../../../shared/paths.ts'
import { defineNotice, moderators, others, owner, type NoFacts } from '../define-notice.ts'

/** To moderators who don’t make the launch: votes for it don’t affect its place until they decide. */
export const votesWaiting = defineNotice<NoFacts>({
  event: {
    webhook: { type: 'launch.votes_waiting', label: 'Votes waiting for review', only: 'site' },
    isForActive: true,
    holds: async ({ launch }, read) => (await read.get('voteReviews', launch.id))?.state === 'waiting',
  },
  audience: others(moderators, owner),
  words: ({ launch }) => `Some votes for ${launch.name} look alike. They don’t affect its place until a moderator decides.`,
  path: ({ launch }) => paths.voteReview({ slug: launch.slug }),
  ownKind: null,
  topic: 'moderation',
  email: {
    label: 'Votes',
    path: paths.voteReviews(),
    noun: ['launch with votes that look alike', 'launches with votes that look alike'],
    alone: (name) => `Votes waiting for review: ${name}`,
    read: async ({ list }) =>
      (await list('voteReviews', 'state', 'waiting')).map(({ id, at }) => ({ launchId: id, since: at, name: (launch) => launch })),
  },
})
