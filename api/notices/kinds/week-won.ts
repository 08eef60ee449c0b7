import { paths } from '../../../shared/paths.ts'
import { isLive } from '../../domain/launch/launch.ts'
import { weekPath } from '../../domain/weeks/week-id.ts'
import { button, text } from '../../ports/mail-document.ts'
import { owner, defineNotice } from '../define-notice.ts'

export const weekWon = defineNotice<{ year: number; week: number; place: number }>({
  event: {
    webhook: {
      type: 'launch.week_won',
      label: 'Top three of the week',
      data: ({ facts: { year, week, place } }) => ({ place, week: { year, week, place } }),
    },
    isForActive: true,
    holds: ({ launch }) => isLive(launch),
  },
  audience: owner,
  words: ({ launch, facts }) => `${launch.name} is No. ${facts.place} of the week.`,
  path: ({ launch }) => paths.launch(launch),
  ownKind: 'week-won',
  topic: 'launch-day',
  email: {
    part: ({ launch: { name }, facts: { year, week, place } }, { siteUrl }) => ({
      subject: `${name} is No. ${place} of the week`,
      title: `${name} is No. ${place} of the week`,
      blocks: [
        text(`It finished No. ${place} of the launches in week ${week}, ${year}. Thank everyone who voted, and share the result.`),
        button('View week', siteUrl + weekPath({ year, week })),
      ],
    }),
  },
})
