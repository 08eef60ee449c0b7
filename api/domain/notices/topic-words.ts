import type { Topic } from './topics.ts'

/** How emails of a topic are called: `label` where people choose, `yours` in a sentence: “emails about ...”. */
export const topicWords: Record<Topic, { label: string; what: string; yours: string }> = {
  review: {
    label: 'Reviews of my launches',
    what: 'When a launch is submitted, approved, rejected or unpublished.',
    yours: 'reviews of your launches',
  },
  'launch-day': {
    label: 'Launch day',
    what: 'The day before, when it’s live, and when it’s among the first three of its week.',
    yours: 'your launch days',
  },
  activity: {
    label: 'Comments and votes',
    what: 'Comments, replies, mentions and vote counts, in one email an hour at most.',
    yours: 'comments and votes',
  },
  badge: { label: 'Badge', what: 'When we can no longer find the badge on your site.', yours: 'your badge' },
  updates: { label: 'Updates of launches I saved', what: 'When a maker posts an update.', yours: 'updates of launches you saved' },
  moderation: {
    label: 'Waiting for review',
    what: 'Launches, edits and reports that wait for a moderator.',
    yours: 'what waits for review',
  },
}
