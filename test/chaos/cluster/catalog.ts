import type { FreeWeek } from '../../../shared/schemas/readiness.ts'
import { nextWeeks } from '../../../shared/weeks.ts'
import type { Store } from '../../../api/ports/store.ts'
import { liveLaunch } from '../../support/live-launch.ts'
import { literalCrawl, literalLaunch } from '../../support/literal-launch.ts'
import { putAll } from '../../support/put-all.ts'
import type { Person } from './people.ts'

/** Places in a week, so few that most makers find it full. */
export const weekCapacity = 3

export const liveSlugs = Array.from({ length: 24 }, (_, nth) => `live-${nth}`)
export const draftOf = ({ id }: Pick<Person, 'id'>): string => `draft-${id.toLowerCase()}`
export const addressOf = (slug: string): string => `https://${slug}.example/`
/** The listing of a maker’s draft, as its form sends it. */
export function listingOf(slug: string) {
  const { tagline, description } = literalLaunch()
  const url = addressOf(slug)
  return { name: slug, tagline, description, url, logo: `${url}logo.svg` }
}
const liveDay = '2026-03-02'

/** Launches of these people that are live, and a draft of each that lacks only its plan; the week is for all of them. */
export async function fillCatalog(store: Store, people: readonly Person[]): Promise<FreeWeek> {
  const [, week] = nextWeeks(new Date(), 2)
  if (week === undefined) throw new Error('There is no week to come.')
  await putAll(
    store,
    'launches',
    liveSlugs.map((slug, nth) =>
      liveLaunch({
        slug,
        name: slug,
        url: addressOf(slug),
        launchDate: liveDay,
        ownerId: people[nth % people.length]?.id ?? null,
      }),
    ),
  )
  for (const person of people) {
    const slug = draftOf(person)
    await putAll(store, 'launches', [literalLaunch({ slug, ...listingOf(slug), ownerId: person.id, categories: ['productivity'] })])
    await putAll(store, 'crawls', [literalCrawl({ id: slug })])
  }
  return week
}
