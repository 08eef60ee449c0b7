import { isLive } from '../../domain/launch/launch.ts'
import { weekPath } from '../../domain/weeks/week-id.ts'
import { button, text } from '../../ports/mail-document.ts'
import { defineNotice, owner } from '../define-notice.ts'

/** The `place` in a closed week now, and `before`; null for a launch that isn’t one of its winners. */
type Recounted = { year: number; week: number; place: number | null; before: number | null }

/** To makers whose place in a closed week changes because another launch left the ranking or came back. */
export const weekRecounted = defineNotice<Recounted>({
  event: {
    webhook: null,
    isForActive: true,
    holds: ({ launch, facts }) => isLive(launch) && (launch.weekPlace?.place ?? null) === facts.place,
  },
  audience: owner,
  words: ({ launch, facts }) => `${sentence(launch.name, facts)}: places were counted again.`,
  path: ({ facts }) => weekPath(facts),
  ownKind: null,
  topic: 'launch-day',
  email: {
    part: ({ launch, facts }, { siteUrl }) => ({
      subject: sentence(launch.name, facts),
      title: sentence(launch.name, facts),
      blocks: [
        text('The places of that week were counted again, because another launch has left the ranking or come back.'),
        button('View week', siteUrl + weekPath(facts)),
      ],
    }),
  },
})

function sentence(name: string, { year, week, place }: Recounted): string {
  const of = `week ${week}, ${year}`
  return place === null ? `${name} is no longer one of the winners of ${of}` : `${name} is now No. ${place} of ${of}`
}
