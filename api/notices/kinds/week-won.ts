import { paths } from '../../../shared/paths.ts'
import { isLive } from '../../domain/launch/launch.ts'
import { weekPath } from '../../domain/weeks/week-id.ts'
import { button, text } from '../../ports/mail-document.ts'
import { owner, defineNotice } from '../define-notice.ts'

type Won = { year: number; week: number; place: number | null; before?: number | null }

/** To makers, once the week closes; and with the place `before`, whenever places are counted again because others left the ranking or came back. */
export const weekWon = defineNotice<Won>({
  event: {
    webhook: {
      type: 'launch.week_won',
      label: 'Top three of the week',
      data: ({ facts: { year, week, place } }) => ({ place, week: { year, week, place } }),
    },
    isForActive: true,
    holds: ({ launch, facts }) => isLive(launch) && (facts.before === undefined || (launch.weekPlace?.place ?? null) === facts.place),
  },
  audience: owner,
  words: ({ launch, facts }) => `${sentence(launch, facts)}${facts.before === undefined ? '' : ': places were counted again'}.`,
  path: ({ launch }) => paths.launch(launch),
  ownKind: 'week-won',
  topic: 'launch-day',
  email: {
    part: ({ launch, facts }, { siteUrl }) => ({
      subject: sentence(launch, facts),
      title: sentence(launch, facts),
      blocks: [
        text(
          facts.before === undefined
            ? `It finished No. ${facts.place} of the launches in week ${facts.week}, ${facts.year}. Thank everyone who voted, and share the result.`
            : 'The places of that week were counted again, because another launch has left the ranking or come back.',
        ),
        button('View week', siteUrl + weekPath(facts)),
      ],
    }),
  },
})

function sentence({ name }: { name: string }, { year, week, place, before }: Won): string {
  if (before === undefined) return `${name} is No. ${place} of the week`
  const of = `week ${week}, ${year}`
  return place === null ? `${name} is no longer one of the winners of ${of}` : `${name} is now No. ${place} of ${of}`
}
