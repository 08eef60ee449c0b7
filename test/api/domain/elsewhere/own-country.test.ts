import { expect, it } from 'vitest'
import { readShipped } from '../../../../api/directories/shipped.ts'
import { composePlan } from '../../../../api/domain/elsewhere/compose-plan.ts'
import { defaultPlan } from '../../../../api/domain/elsewhere/default-plan.ts'
import kinds from '../../../../api/domain/elsewhere/staples.json' with { type: 'json' }
import type { Kind } from '../../../../api/domain/elsewhere/staples.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'

const entries = (await readShipped()).filter(({ state }) => state === 'open')
const launch = literalLaunch({
  url: 'https://quay.example/',
  tagline: 'A quiet hotel',
  description: 'Twelve rooms and a restaurant.',
  categories: ['travel-hospitality'],
})

/** Why a plan leaves a place out for a local business of these countries whose site is in this language; undefined if it’s offered. */
function reasonsFor(name: string, countries: string[], language: string): string[] | undefined {
  const plan = defaultPlan(launch, null, 'ada', '2026-11-29T09:00:00Z')
  const product = { ...plan.product, platforms: ['local'], languages: [language], countries }
  const { excluded } = composePlan({ launch, plan: { ...plan, product }, entries, submissions: [], today: '2026-11-29' })
  return excluded.find(({ entry }) => entry.name === name)?.reasons
}

it.each([
  ['Tripadvisor', ['ES'], 'es', 'Tripadvisor (Spain)'],
  ['Yelp', ['AU'], 'en', 'Yelp (Australia)'],
  ['Airbnb', ['BR'], 'pt', 'Airbnb (Brazil)'],
])('%s for %j in %s is %s', (general, countries, language, own) => {
  expect(reasonsFor(general, countries, language)).toContain(`For your country, it’s ${own}.`)
  expect(reasonsFor(own, countries, language)).toBeUndefined()
})

it.each([
  ['Tripadvisor', ['US'], 'en'],
  ['Tripadvisor', [], 'en'],
  ['Booking.com', ['ES'], 'es'],
])('%s for %j has no page of its own', (general, countries, language) => {
  expect(reasonsFor(general, countries, language)).toBeUndefined()
})

it.each([
  ['Tripadvisor', 'Tripadvisor (Italy)', ['IT']],
  ['Yelp', 'Yelp (Germany)', ['DE']],
])('%s stays where %s takes no sites in English', (general, own, countries) => {
  expect(reasonsFor(own, countries, 'en')).not.toBeUndefined()
  expect(reasonsFor(general, countries, 'en')).toBeUndefined()
})

it('a kind of one country places the page that a place has there', () => {
  const pages = new Set(
    entries.flatMap(({ name, facts }) => facts.countries?.value.map((code) => `${/^(.+) \(.+\)$/u.exec(name)?.[1]} ${code}`) ?? []),
  )
  const names = new Map(entries.map(({ id, name }) => [id, name]))
  const all: Record<string, Kind> = kinds
  const wrong = Object.entries(all).flatMap(
    ([
      kind,
      {
        when: { countries = [] },
        places,
      },
    ]) =>
      countries.length === 1 ? places.filter((id) => pages.has(`${names.get(id)} ${countries[0]}`)).map((id) => `${kind}: ${id}`) : [],
  )
  expect(wrong).toEqual([])
})
