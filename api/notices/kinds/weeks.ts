import { paths } from '../../../shared/paths.ts'
import { isLive, type LiveLaunch } from '../../domain/launch/launch.ts'
import { weekPath, weekDays, weekId } from '../../domain/weeks/week-id.ts'
import { button, text } from '../../ports/mail.ts'
import { owner, defineNotice } from '../define-notice.ts'
import { joinWords } from '../../../shared/join-words.ts'
import { plural, countWords } from '../../../shared/plural.ts'
import type { Week } from '../../../shared/weeks.ts'
import { makersOf } from '../../domain/launch/makers.ts'
import { rank, rankClosed } from '../../domain/weeks/rank.ts'
import type { Mailing } from '../emails/digest.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { siteName } from '../../domain/settings/current-site.ts'

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
  isOwnNotice: true,
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
  isOwnNotice: false,
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

const maxFollowed = 10
const maxBest = 5

/** To those who chose it: what launched in the week that has ended, in what they follow, or else the week’s best. */
export const weekly = defineNotice<Week & { launches: number }, null, null>({
  event: { webhook: null, isForActive: true },
  audience: async (_about, { read }) => (await read.list('profiles', 'weeklyMail', 'on')).map(({ id }) => id),
  words: ({ facts: { launches, week } }) => `${plural(launches, 'product')} launched in week ${week}.`,
  path: ({ facts }) => weekPath(facts),
  isOwnNotice: false,
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

/** Something that was counted in the week that has ended, and in the one before. */
export type WeekCount = { label: string; one: string; count: number; before: number }

/** To owners, once a week has ended: how the site did. */
export const weekNumbers = defineNotice<Week & { counts: readonly WeekCount[] }, null, null>({
  event: { webhook: null, isForActive: true },
  audience: async (_about, { read }) => (await read.list('profiles', 'role', 'owner')).map(({ id }) => id),
  words: ({ facts: { week, counts } }) => `Week ${week} in numbers: ${joinWords(counts.map(countInWords))}.`,
  path: () => paths.numbers(),
  isOwnNotice: false,
  topic: 'numbers',
  email: {
    async part({ facts: { counts, ...week } }, { siteUrl, read, accountId }) {
      if ((await read.get('profiles', accountId))?.role !== 'owner') return null
      const { from, to } = weekDays(week)
      const rows = counts.map(
        ({ label, count, before }) => [label, `${countWords(count)} (${countWords(before)} the week before)`] as const,
      )
      return {
        subject: `${siteName()} last week: ${joinWords(counts.slice(0, 2).map(countInWords))}`,
        title: 'Last week in numbers',
        blocks: [
          text(`${dayWords(from, 'short')} to ${dayWords(to, 'short')}:`),
          { kind: 'facts', facts: rows },
          button('View numbers', siteUrl + paths.numbers()),
        ],
      }
    },
  },
})

const countInWords = ({ one, label, count }: WeekCount): string => plural(count, one, label.toLowerCase())
