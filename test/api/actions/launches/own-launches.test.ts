import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findLiveLaunch, findOwnLaunch, findReviewedLaunch } from '../../../../api/actions/launches/find-launch.ts'
import { getProduct } from '../../../../api/actions/catalog/get-product.ts'
import { listOwnLaunches } from '../../../../api/actions/launches/list-own-launches.ts'
import { readTrend } from '../../../../api/actions/launches/read-trend.ts'
import { searchProducts } from '../../../../api/actions/catalog/search-products.ts'
import { literalCaller } from '../../../support/literal-caller.ts'
import { ada, bob, browser, callerOf, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import type { Caller } from '../../../../api/actions/access/caller.ts'
import type { Launch } from '../../../../api/domain/launch/launch.ts'

const live = liveLaunch({ ownerId: 'ada', createdAt: '2026-01-03T00:00:00.000Z' })
const rejected = literalLaunch({
  slug: 'rejected',
  ownerId: 'ada',
  status: 'rejected',
  rejectionReason: 'No pricing.',
  plan: 'free',
  createdAt: '2026-01-02T00:00:00.000Z',
})
const pending = literalLaunch({
  slug: 'pending',
  ownerId: 'ada',
  status: 'pending_review',
  plan: 'free',
  week: { year: 2026, week: 48 },
  requestedLaunchDate: '2026-11-23',
  badge: { status: 'loose', reason: 'Nearly.', checkedAt: '2026-11-17T00:00:00.000Z' },
  createdAt: '2026-01-01T00:00:00.000Z',
})

let catalog: LaunchWorld
beforeEach(
  async () => (catalog = await openLaunchWorld({ launches: [live, rejected, pending, literalLaunch({ slug: 'bobs', ownerId: 'bob' })] })),
)
afterEach(() => catalog.close())
const visitor = literalCaller({ agent: browser })
const shows = (launches: Launch[], caller: Caller) => catalog.world.visits.shown(launches, caller, catalog.world.clock())
const clicks = (launch: Launch, caller: Caller) => catalog.world.visits.clicked(launch, caller, catalog.world.clock())
/** Counters are written behind: the store settles them at the latest when it closes, readers see them after a write. */
const counted = async () => {
  await expect.poll(async () => (await catalog.world.store.readCounts('teapot')).impressions).toBeGreaterThan(0)
  return catalog.world.store.readCounts('teapot')
}

describe('the list of own launches', () => {
  it('has every status, newest first, exactly as interface section 2.7 says', async () => {
    const { items } = await listOwnLaunches(catalog.world, {}, callerOf(ada))
    expect(items).toEqual([
      {
        slug: 'teapot',
        name: 'Teapot',
        status: 'live',
        launchPlan: 'free',
        requestedLaunchDate: null,
        freeWeekReservation: null,
        upvotes: 0,
        impressions: 0,
        clicks: 0,
        badgeStatus: 'unchecked',
        rejectionReason: null,
        dashboardUrl: 'https://slipway.example/dashboard/teapot/',
        draftUrl: null,
      },
      expect.objectContaining({ slug: 'rejected', rejectionReason: 'No pricing.', draftUrl: 'https://slipway.example/drafts/rejected/' }),
      expect.objectContaining({
        slug: 'pending',
        launchPlan: 'free',
        requestedLaunchDate: '2026-11-23',
        freeWeekReservation: { year: 2026, week: 48 },
        badgeStatus: 'loose',
        draftUrl: 'https://slipway.example/drafts/pending/',
      }),
    ])
  })
  it('is the same for the account signed in on a page', async () => {
    const { items } = await listOwnLaunches(catalog.world, {}, literalCaller({ account: bob }))
    expect(items.map(({ slug }) => slug)).toEqual(['bobs'])
  })
  it('requires a connection', async () => {
    await expect(listOwnLaunches(catalog.world, {}, literalCaller())).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })
})

describe('a launch that isn’t live', () => {
  it.each([
    ['its owner', ada, true, true],
    ['a moderator', mia, false, true],
    ['somebody else', bob, false, false],
  ])('is there for %s', async (_, account, asOwner, asReviewer) => {
    const found = (work: Promise<unknown>) =>
      work.then(
        () => true,
        ({ code }) => code !== 'NOT_FOUND',
      )
    expect(await found(findOwnLaunch(catalog.world, { slug: 'pending' }, account))).toBe(asOwner)
    expect(await found(findReviewedLaunch(catalog.world, { slug: 'pending' }, account))).toBe(asReviewer)
    expect(await found(findLiveLaunch(catalog.world, { slug: 'pending' }))).toBe(false)
  })
})

describe('the private counters', () => {
  it('count impressions in answers, once each, and clicks', async () => {
    const showing = (caller: Caller): Caller => ({ ...caller, shows: (launches) => shows([...launches], caller) })
    await searchProducts(catalog.world, {}, showing(visitor))
    await searchProducts(catalog.world, { query: 'tea' }, showing(visitor))
    await getProduct(catalog.world, { slug: 'teapot' }, showing(callerOf(bob)))
    clicks(live, visitor)
    expect(await counted()).toEqual({ impressions: 3, clicks: 1 })
  })
  it('don’t count crawlers, scripts, empty User-Agents or the owner', async () => {
    const uncounted = [
      literalCaller({ agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }),
      literalCaller({ agent: 'curl/8.5.0' }),
      literalCaller({ agent: '' }),
      callerOf(ada),
      literalCaller({ agent: browser, account: ada }),
    ]
    for (const caller of [...uncounted, visitor]) shows([live], caller)
    for (const caller of uncounted) clicks(live, caller)
    expect(await counted()).toEqual({ impressions: 1, clicks: 0 })
  })
  it('count live launches only', async () => {
    shows([pending, live], visitor)
    await counted()
    expect(await catalog.world.store.readCounts('pending')).toEqual({ impressions: 0, clicks: 0 })
  })
  it('are available per UTC day, today last', async () => {
    catalog.at('2026-11-16T23:59:59Z')
    shows([live, live], visitor)
    catalog.at('2026-11-18T00:00:00Z')
    shows([live], visitor)
    clicks(live, visitor)
    await counted()
    expect(await readTrend(catalog.world, { ...live, launchDate: '2026-11-01' }, { most: 3 })).toEqual([
      { day: '2026-11-16', impressions: 2, clicks: 0 },
      { day: '2026-11-17', impressions: 0, clicks: 0 },
      { day: '2026-11-18', impressions: 1, clicks: 1 },
    ])
  })
})
