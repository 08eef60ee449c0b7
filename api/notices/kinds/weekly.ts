import { joinWords } from '../../../shared/join-words.ts'
import { paths } from '../../../shared/paths.ts'
import { plural } from '../../../shared/plural.ts'
import type { Week } from '../../../shared/weeks.ts'
import type { LiveLaunch } from '../../domain/launch/launch.ts'
import { makersOf } from '../../domain/launch/makers.ts'
import { rank, rankClosed } from '../../domain/weeks/rank.ts'
import { weekDays, weekId, weekPath } from '../../domain/weeks/week-id.ts'
import { button, text } from '../../ports/mail-document.ts'
import { defineNotice } from '../define-notice.ts'
import type { Mailing } from '../emails/part.ts'

const maxFollowed = 10
const maxBest = 5

/** To those who chose it: what launched in the week that has ended, in what they follow, or else the week’s best. */
export const weekly = defineNotice<Week & { launches: number }, null, null>({
  event: { webhook: null, isForActive: true },
  audience: async (_about, { read }) => (await read.list('profiles', 'weeklyMail', 'on')).map(({ id }) => id),
  words: ({ facts: { launches, week } }) => `${plural(launches, 'product')} launched in week ${week}.`,
  path: ({ facts }) => weekPath(facts),
  ownKind: null,
  topic: 'weekly',
  email: {
    async part({ facts }, mailing) {
      const ranked = await readRanked(facts, mailing)
      const own = await keepFollowed(ranked, mailing)
      const shown = own.length > 0 ? own.slice(0, maxFollowed) : ranked.slice(0, maxBest)
      const [first, second] = shown
      if (first === undefined) return null
      const { siteUrl } = mailing
      const more = own.length > 0 ? own.length - 2 : 0
      const names = joinWords([first.name, ...(second === undefined ? [] : [second.name]), ...(more > 0 ? [`${more} more`] : [])])
      const heading = own.length > 0 ? `New from what you follow: ${names}` : `The week’s best: ${names}`
      const links = shown.map(({ name, slug, tagline }) => ({ label: name, url: siteUrl + paths.launch({ slug }), note: tagline }))
      return {
        subject: heading,
        title: own.length > 0 ? 'New from what you follow' : 'The week’s best launches',
        blocks: [
          text(`${plural(ranked.length, 'product')} launched last week.`),
          { kind: 'links', links },
          button('View the whole week', siteUrl + weekPath(facts)),
        ],
      }
    },
  },
})

async function readRanked(week: Week, { read, launchesOf }: Mailing): Promise<LiveLaunch[]> {
  const [launches, closed] = await Promise.all([launchesOf(weekDays(week)), read.get('weeks', weekId(week))])
  return (closed === null ? rank(launches, weekId(week)) : rankClosed(launches, closed)).map(({ launch }) => launch)
}

async function keepFollowed(launches: readonly LiveLaunch[], { read, accountId }: Mailing): Promise<LiveLaunch[]> {
  const followed = new Set((await read.list('follows', 'accountId', accountId)).map(({ of }) => of))
  const others = launches.filter((launch) => !makersOf(launch).includes(accountId))
  return others.filter((launch) => [...makersOf(launch), ...launch.categories].some((of) => followed.has(of)))
}
