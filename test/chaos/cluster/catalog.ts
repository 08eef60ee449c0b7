import { nextWeeks, type Week } from '../../../shared/weeks.ts'
import type { Store } from '../../../api/ports/store.ts'
import { liveLaunch } from '../../support/live-launch.ts'
import { literalCrawl, literalLaunch } from '../../support/literal-launch.ts'
import { putAll } from '../../support/put-all.ts'
import type { Person } from './people.ts'

/** Places in a week, so few that most makers find it full. */
export const weekCapacity = 3

export const liveSlugs = Array.from({ length: 24 }, (_, nth) => `live-${nth}`)
export const draftOf = ({ id }: Pick<Person, 'id'>): string => `draft-${id}`
const liveDay = '2026-03-02'

/** Launches of these people that are live, and a finished draft of each, all for the same week. */
export async function fillCatalog(store: Store, people: readonly Person[]): Promise<{ week: Week }> {
  const [, week] = nextWeeks(new Date(), 2)
  if (week === undefined) throw new Error('There is no week to come.')
  await putAll(
    store,
    'launches',
    liveSlugs.map((slug, nth) =>
      liveLaunch({
        slug,
        name: slug,
        url: `https://${slug}.example/`,
        launchDate: liveDay,
        ownerId: people[nth % people.length]?.id ?? null,
      }),
    ),
  )
  for (const person of people) {
    const slug = draftOf(person)
    const url = `https://${slug}.example/`
    const wish = { plan: 'free', requestedLaunchDate: week.startsOn } as const
    await putAll(store, 'launches', [literalLaunch({ slug, name: slug, url, ownerId: person.id, categories: ['productivity'], ...wish })])
    await putAll(store, 'crawls', [literalCrawl({ id: slug })])
  }
  return { week: { year: week.year, week: week.week } }
}
