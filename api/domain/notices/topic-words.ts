import type { Topic } from './topics.ts'

/** What emails on a topic are called: `label` in the preferences, `yours` in a sentence: “emails about ...”. */
export const topicWords: Record<Topic, { label: string; what: string; yours: string }> = {
  review: {
    label: 'Launch review',
    what: 'When a launch is submitted, approved, rejected or unpublished.',
    yours: 'the review of your launches',
  },
  'launch-day': {
    label: 'Launch day',
    what: 'The day before, when it goes live, and when it finishes in the top three of its week.',
    yours: 'your launch days',
  },
  activity: {
    label: 'Comments and votes',
    what: 'Comments, replies, mentions and vote milestones, in at most one email an hour.',
    yours: 'comments and votes',
  },
  badge: { label: 'Badge', what: 'When we can no longer find the badge on your site.', yours: 'your badge' },
  elsewhere: {
    label: 'Other places to launch',
    what: 'Every Monday, the week’s places from your plan. Also when your link at a directory is gone.',
    yours: 'your plans for other directories',
  },
  updates: { label: 'Updates from launches I saved', what: 'When a maker posts an update.', yours: 'updates from launches you saved' },
  moderation: {
    label: 'Waiting for review',
    what: 'Launches, edits and reports waiting for a moderator.',
    yours: 'items waiting for review',
  },
}
