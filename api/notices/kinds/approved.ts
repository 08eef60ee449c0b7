import { paths } from '../../../shared/paths.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { launchWords } from '../../domain/launch/launch-time.ts'
import { button, text } from '../../ports/mail-document.ts'
import { owner, defineNotice } from '../define-notice.ts'

export const approved = defineNotice<{ launchDate: string }>({
  event: {
    webhook: { type: 'launch.approved', label: 'Approved' },
    holds: ({ launch: { status } }) => status === 'scheduled' || status === 'live',
  },
  audience: owner,
  words: ({ launch, facts }) => `${launch.name} was approved to launch on ${dayWords(facts.launchDate, 'weekday')}.`,
  path: ({ launch }) => paths.launchDashboard(launch),
  ownKind: 'approved',
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
