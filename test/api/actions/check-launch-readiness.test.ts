import { describe, expect, test } from 'vitest'
import { checkLaunchReadiness } from '../../../api/actions/check-launch-readiness.ts'
import type { Store } from '../../../api/actions/store.ts'
import type { World } from '../../../api/actions/world.ts'
import { nameKey, urlKey } from '../../../api/domain/duplicates.ts'
import { Failure } from '../../../api/domain/failure.ts'
import type { Launch } from '../../../api/domain/launch.ts'
import type { SiteFacts } from '../../../shared/audit/facts.ts'
import { literalCaller } from '../../support/literal-caller.ts'
import { literalListing, literalPage, literalSite } from '../../support/literal-page.ts'

type Situation = { site?: SiteFacts; launches?: Launch[]; taken?: Record<string, number>; weekCapacity?: number; now?: string }

/** A world that stands still: one site to visit, a few launches, some weeks taken. */
function literalWorld({
  site = literalSite(),
  launches = [],
  taken = {},
  weekCapacity = 10,
  now = '2026-12-18T12:00:00Z',
}: Situation): World {
  const store: Partial<Store> = {
    findLaunchesByUrl: async (key) => launches.filter(({ url }) => urlKey(url) === key),
    findLaunchesByName: async (key) => launches.filter(({ name }) => nameKey(name) === key),
    countReservations: async (year, week) => taken[`${year}-${week}`] ?? 0,
  }
  return {
    siteUrl: 'https://slipway.example',
    store: store as Store,
    crawler: { visit: async () => site, close: async () => {} },
    clock: () => new Date(now),
    random: (bytes) => new Uint8Array(bytes),
    weekCapacity,
    moderators: new Set(),
  }
}

const check = (situation: Situation) => checkLaunchReadiness(literalWorld(situation), { url: 'acme.dev' }, literalCaller())

test('the report carries the address after redirects, the score, the checks and the suggestions', async () => {
  const report = await check({ site: literalSite({ page: literalPage({ url: 'https://www.acme.dev/home' }) }) })
  expect(report).toMatchObject({
    ok: true,
    url: 'https://www.acme.dev/home',
    suggestedListing: literalListing,
    suggestedCategories: literalListing.categories,
  })
  expect(report.checks.length).toBeGreaterThan(0)
  expect(report.score).toBeGreaterThan(0)
})

test('a site that cannot be visited is the failure of the crawler', async () => {
  const failure = new Failure('BAD_REQUEST', 'No such host.')
  const world = literalWorld({})
  world.crawler.visit = () => Promise.reject(failure)
  await expect(checkLaunchReadiness(world, { url: 'nowhere.example' }, literalCaller())).rejects.toBe(failure)
})

describe('free weeks', () => {
  test('are the next four, through the week 53 of 2026', async () => {
    const { nextFreeWeeks } = await check({})
    expect(nextFreeWeeks.map(({ startsOn }) => startsOn)).toEqual(['2026-12-21', '2026-12-28', '2027-01-04', '2027-01-11'])
    expect(nextFreeWeeks[1]).toEqual({ year: 2026, week: 53, startsOn: '2026-12-28' })
  })
  test('leave out the full ones', async () => {
    const { nextFreeWeeks } = await check({ taken: { '2026-52': 3, '2027-1': 2 }, weekCapacity: 3 })
    expect(nextFreeWeeks.map(({ week }) => week)).toEqual([53, 1, 2, 3])
  })
  test('are none where no week has room', async () => {
    expect((await check({ weekCapacity: 0 })).nextFreeWeeks).toEqual([])
  })
})
