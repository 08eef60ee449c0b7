import { paths } from '../../../shared/paths.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { button, text } from '../../ports/mail.ts'
import { owner, defineNotice, type NoFacts, moderators, others, defineFurtherNotice, defineRejection } from '../define-notice.ts'
import { launchWords } from '../../domain/launch/launch-time.ts'

export const submitted = defineNotice<NoFacts>({
  event: { webhook: { type: 'launch.submitted', label: 'Submitted for review' } },
  audience: owner,
  words: ({ launch }) => `${launch.name} was submitted for review.`,
  path: ({ launch }) => paths.launchDashboard(launch),
  isOwnNotice: true,
  topic: 'review',
  email: {
    isNews: ({ launch }) => launch.status === 'pending_review',
    part: ({ launch: { name, slug, requestedLaunchDate: date } }, { siteUrl }) => ({
      subject: `${name} is in review`,
      title: `${name} is in review`,
      blocks: [
        text('Thanks for submitting it. A moderator reviews every launch. We’ll email you the decision.'),
        ...(date === null ? [] : [{ kind: 'facts', facts: [['Requested launch date', dayWords(date, 'weekday')]] } as const]),
        button('View launch', siteUrl + paths.launchDashboard({ slug })),
      ],
    }),
  },
})

export const approved = defineNotice<{ launchDate: string }>({
  event: {
    webhook: { type: 'launch.approved', label: 'Approved' },
    holds: ({ launch: { status } }) => status === 'scheduled' || status === 'live',
  },
  audience: owner,
  words: ({ launch, facts }) => `${launch.name} was approved to launch on ${dayWords(facts.launchDate, 'weekday')}.`,
  path: ({ launch }) => paths.launchDashboard(launch),
  isOwnNotice: true,
  topic: 'review',
  email: {
    isNews: ({ launch, facts }) => launch.status === 'scheduled' && launch.launchDate === facts.launchDate,
    part({ launch: { name, slug }, facts }, { siteUrl }) {
      const day = dayWords(facts.launchDate, 'weekday')
      return {
        subject: `${name} is approved for ${day}`,
        title: `${name} is approved`,
        blocks: [
          text(`It goes live on ${launchWords(facts.launchDate)}. You don’t need to do anything.`),
          button('View launch', siteUrl + paths.launchDashboard({ slug })),
        ],
      }
    },
  },
})

export const rejected = defineRejection({
  webhook: { type: 'launch.rejected', label: 'Rejected' },
  words: (name) => `${name} was rejected.`,
  subject: (name) => `${name} was rejected`,
})

export const stopped = defineRejection({
  webhook: { type: 'launch.stopped', label: 'Stopped before launch day' },
  words: (name) => `A moderator stopped the launch of ${name}.`,
  subject: (name) => `The launch of ${name} was stopped`,
})

export const takenDown = defineRejection({
  webhook: { type: 'launch.taken_down', label: 'Unpublished by a moderator' },
  words: (name) => `A moderator unpublished ${name}.`,
  subject: (name) => `${name} was unpublished`,
})

/** To moderators, about a submission. One’s own launch is for others to decide on. */
export const waiting = defineFurtherNotice<NoFacts>({
  of: submitted,
  audience: others(moderators, owner),
  words: ({ launch }) => `${launch.name} was submitted for review.`,
  path: () => paths.moderation(),
  isOwnNotice: false,
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
