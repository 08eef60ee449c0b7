import { standardSite } from '../../../../api/domain/settings/site-settings.ts'
import { describe, expect, test } from 'vitest'
import type { Accounts } from '../../../../api/ports/accounts.ts'
import { checkLaunchReadiness } from '../../../../api/actions/audit/check-launch-readiness.ts'
import type { Outbox } from '../../../../api/ports/mail.ts'
import type { Pictures } from '../../../../api/ports/pictures.ts'
import type { Store } from '../../../../api/ports/store.ts'
import type { World } from '../../../../api/ports/world.ts'
import { nameKey, urlKey } from '../../../../api/domain/launch/duplicates.ts'
import { Failure } from '../../../../api/domain/failure.ts'
import type { Launch } from '../../../../api/domain/launch/launch.ts'
import { rulesDrafter } from '../../../../api/model/model-drafter.ts'
import type { Caller } from '../../../../api/actions/access/caller.ts'
import type { Profile } from '../../../../api/domain/records.ts'
import type { SiteFacts } from '../../../../shared/audit/facts.ts'
import { runAudit } from '../../../../shared/audit/run-audit.ts'
import { literalCaller } from '../../../support/literal-caller.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { literalListing, literalPage, literalSite } from '../../../support/literal-page.ts'

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
    findLaunch: async (slug) => launches.find((launch) => launch.slug === slug) ?? null,
    findLaunchesByName: async (key) => launches.filter(({ name }) => nameKey(name) === key),
    countReservations: async (year, week) => taken[`${year}-${week}`] ?? 0,
  }
  return {
    siteUrl: 'https://slipway.example',
    site: { values: standardSite, rules: standardSite, fixed: {}, canSend: false, hasBackups: false, refresh: async () => {} },
    store: store as Store,
    accounts: {} as Accounts,
    outbox: {} as Outbox,
    events: { wake: () => {} },
    deliveries: { wake: () => {} },
    crawler: { visit: async () => site, read: async () => site, readListing: async () => ({ gone: 404 }), close: async () => {} },
    readClientDocument: async () => null,
    readsClientDocuments: () => false,
    drafter: rulesDrafter,
    visits: { shown: () => {}, referred: () => {}, clicked: () => {}, close: async () => {} },
    runChecks: async (facts) => runAudit(facts),
    pictures: {} as Pictures,
    drawPicture: () => Promise.reject(new Error('An audit draws nothing.')),
    fitPicture: () => Promise.reject(new Error('An audit draws nothing.')),
    clock: () => new Date(now),
    random: (bytes) => new Uint8Array(bytes),
    weekCapacity,
    moderators: new Set(),
    moderatorsProve: false,
    rules: {
      signUps: 'open',
      invitesPerMember: 5,
      weekCapacityPerMaker: 1,
      moderatorsNeedSecondFactor: false,
      publicSummary: false,
      signUpDomains: [],
      hasVotes: true,
      hasComments: true,
      readOnly: false,
    },
    formTimes: { stamp: () => '', read: () => null },
    pendingActions: { sign: () => '', read: () => null },
    hashNetwork: () => '',
    hashText: () => '',
    hashAccount: () => '',
    hashEmail: () => '',
    receiverError: () => null,
    websubHub: null,
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

describe('what the catalog knows', () => {
  const acme = literalLaunch({ slug: 'acme-tides', name: 'Acme', url: 'https://www.acme.dev/', plan: 'free', launchDate: '2026-03-02' })
  const finding = async (id: string, situation: Situation) => (await check(situation)).checks.find((check) => check.id === id)
  const bare = literalSite({ page: literalPage({ links: [] }) })

  const by = (accountId: string) => ({ account: { id: accountId } as Profile })
  const told = async (launch: Launch, caller: Partial<Caller>) =>
    (await checkLaunchReadiness(literalWorld({ launches: [launch] }), { url: 'acme.dev' }, literalCaller(caller))).checks.find(
      ({ id }) => id === 'duplicate',
    )

  test('a live launch of the same address is named, as a warning to somebody who may be its maker', async () => {
    const found = await finding('duplicate', { launches: [{ ...acme, status: 'live' }] })
    expect(found).toMatchObject({ status: 'warn', detail: expect.stringContaining('https://slipway.example/launches/acme-tides/') })
  })

  test.each(['live', 'scheduled', 'pending_review'] as const)(
    'a launch that is %s is a duplicate to everyone but its maker',
    async (status) => {
      const launch = { ...acme, status, ownerId: 'ada' }
      expect(await told(launch, by('ada'))).toMatchObject({ status: 'pass' })
      expect(await told(launch, by('bob'))).toMatchObject({ status: 'fail' })
      expect(await told({ ...launch, ownerId: null }, by('bob'))).toMatchObject({ status: 'fail' })
    },
  )

  test('an address on the way to the page counts as well', async () => {
    const { response } = literalSite()
    const site = literalSite({
      page: literalPage({ url: 'https://tides.example/' }),
      listing: { ...literalListing, name: 'Tides' },
      response: { ...response, hops: ['https://acme.dev/', 'https://tides.example/'] },
    })
    expect(await finding('duplicate', { site, launches: [{ ...acme, status: 'live' }] })).toMatchObject({ status: 'warn' })
  })

  test.each(['pending_review', 'scheduled'] as const)('a launch that is %s is told of without its name, slug or plan', async (status) => {
    const hidden = { ...acme, status, name: 'Acme Secret', slug: 'secret-slug' }
    const report = await check({ site: bare, launches: [hidden] })
    expect(report.checks).toContainEqual(expect.objectContaining({ id: 'duplicate', status: 'warn' }))
    expect(JSON.stringify(report)).not.toMatch(/secret/i)
    expect(report.checks).toContainEqual(expect.objectContaining({ id: 'badge', status: 'warn' }))
  })

  test.each(['draft', 'rejected'] as const)('a launch that is %s blocks nobody', async (status) => {
    expect(await finding('duplicate', { launches: [{ ...acme, status }] })).toMatchObject({ status: 'pass' })
  })

  test('a live launch of a similar name elsewhere is a warning', async () => {
    const other = literalLaunch({
      slug: 'acme-app',
      name: 'Acme App',
      url: 'https://acme.example/',
      status: 'live',
      launchDate: '2026-03-02',
    })
    expect(await finding('duplicate', { launches: [other] })).toMatchObject({ status: 'warn', detail: expect.stringContaining('Acme App') })
  })

  test('a free launch without the badge fails, and gets the badge of its own listing', async () => {
    const found = await finding('badge', { site: bare, launches: [{ ...acme, status: 'live' }] })
    expect(found).toMatchObject({ status: 'fail', fix: expect.stringContaining('https://slipway.example/badge/acme-tides.svg') })
  })

  test('a product whose name another one has gets the badge of the slug that it would get, and no other badge passes', async () => {
    const other = literalLaunch({ slug: 'acme', name: 'Acme', url: 'https://acme.example/', status: 'live', launchDate: '2026-03-02' })
    expect(await finding('badge', { site: bare, launches: [other] })).toMatchObject({
      status: 'warn',
      fix: expect.stringContaining('https://slipway.example/badge/acme-2.svg'),
    })
    expect(await finding('badge', { launches: [other] })).toMatchObject({ status: 'warn' })
  })

  test('a product keeps the slug that its own draft holds', async () => {
    const draft = { ...acme, slug: 'acme', status: 'draft' as const }
    expect(await finding('badge', { site: bare, launches: [draft] })).toMatchObject({ fix: expect.stringContaining('/badge/acme.svg') })
  })

  test('a product that is not in the catalog is asked for the badge of the slug it would get', async () => {
    const found = await finding('badge', { site: bare })
    expect(found).toMatchObject({ status: 'warn', fix: expect.stringContaining('https://slipway.example/badge/acme.svg') })
  })
})
