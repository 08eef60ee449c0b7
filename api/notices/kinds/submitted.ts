import { paths } from '../../../shared/paths.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { button, text } from '../../ports/mail-document.ts'
import { owner, defineNotice, type NoFacts } from '../define-notice.ts'

export const submitted = defineNotice<NoFacts>({
  event: { webhook: { type: 'launch.submitted', label: 'Submitted for review' } },
  audience: owner,
  words: ({ launch }) => `${launch.name} was submitted for review.`,
  path: ({ launch }) => paths.launchDashboard(launch),
  ownKind: 'submitted',
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
