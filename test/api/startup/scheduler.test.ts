import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { checkBadge } from '../../../api/actions/launches/check-badge.ts'
import { editDraft } from '../../../api/actions/drafts/edit-draft.ts'
import { moveLaunch } from '../../../api/actions/launches/move-launch.ts'
import { submitLaunch } from '../../../api/actions/launches/submit-launch.ts'
import { listHistory } from '../../../api/actions/community/read-talk.ts'
import { searchProducts } from '../../../api/actions/catalog/search-products.ts'
import { Failure } from '../../../api/domain/failure.ts'
import type { Launch } from '../../../api/domain/launch/launch.ts'
import { startScheduler, type Scheduler } from '../../../api/startup/scheduler.ts'
import { ada, mia, openLaunchWorld, type LaunchWorld } from '../../support/launch-world.ts'
import { literalCaller } from '../../support/literal-caller.ts'
import { literalLaunch } from '../../support/literal-launch.ts'
import { literalPage, literalSite } from '../../support/literal-page.ts'
import { liveLaunch } from '../../support/live-launch.ts'

const silent = pino({ level: 'silent' })
const url = 'https://acme.dev/'
const scheduled = (overrides: Partial<Launch> = {}) =>
  literalLaunch({
    status: 'scheduled',
    plan: 'premium_7',
    launchDate: '2026-11-19',
    submittedAt: '2026-11-17T00:00:00.000Z',
    ownerId: 'ada',
    ...overrides,
  })

let catalog: LaunchWorld
let scheduler: Scheduler
afterEach(async () => {
  await scheduler.close()
  await catalog.close()
})
/** Opens the catalog and its calendar, after the tick that a start brings. */
async function start(settings: Parameters<typeof openLaunchWorld>[0]): Promise<void> {
  catalog = await openLaunchWorld({ sites: { [url]: literalSite() }, ...settings })
  scheduler = startScheduler(catalog.world, silent)
  await scheduler.tick()
}
const tickAt = (moment: string) => {
  catalog.at(moment)
  return scheduler.tick()
}
const statusOf = async (slug = 'acme') => (await catalog.launch(slug)).status
const published = async () => (await listHistory(catalog.world, { id: 'acme' })).filter(({ event }) => event === 'publish')

describe('publishing', () => {
  it('happens at 00:00 UTC of the launch day, not a minute before', async () => {
    await start({ launches: [scheduled()], now: '2026-11-18T23:58:00Z' })
    await tickAt('2026-11-18T23:59:59Z')
    expect(await statusOf()).toBe('scheduled')
    await tickAt('2026-11-19T00:00:00Z')
    expect(await statusOf()).toBe('live')
    expect(await searchProducts(catalog.world, {}, literalCaller())).toMatchObject({ items: [{ slug: 'acme', launchDate: '2026-11-19' }] })
  })
  it('catches up at a start after downtime', async () => {
    await start({
      launches: [scheduled(), scheduled({ slug: 'later', url: 'https://later.example', launchDate: '2026-12-02' })],
      now: '2026-12-01T09:00:00Z',
    })
    expect([await statusOf('acme'), await statusOf('later')]).toEqual(['live', 'scheduled'])
  })
  it('happens once, however many ticks and schedulers there are, and keeps its place in the week', async () => {
    await start({ launches: [scheduled({ plan: 'free', week: { year: 2026, week: 48 }, launchDate: '2026-11-23' })] })
    const other = startScheduler(catalog.world, silent)
    catalog.at('2026-11-23T00:00:10Z')
    await Promise.all([scheduler.tick(), other.tick(), scheduler.tick(), other.tick()])
    await other.close()
    expect(await published()).toMatchObject([{ by: null, note: '2026-11-23' }])
    expect(await catalog.world.store.countReservations(2026, 48)).toBe(1)
  })
  it('is not undone by a clock that goes back', async () => {
    await start({ launches: [scheduled()], now: '2026-11-19T00:00:00Z' })
    await tickAt('2026-11-10T00:00:00Z')
    expect(await statusOf()).toBe('live')
    await tickAt('2026-11-19T00:01:00Z')
    expect(await published()).toHaveLength(1)
  })
  it('leaves out what was withdrawn a moment before', async () => {
    await start({ launches: [scheduled()] })
    catalog.at('2026-11-19T00:00:00Z')
    await Promise.all([moveLaunch(catalog.world, 'acme', { event: 'withdraw' }, ada), scheduler.tick()])
    expect(await statusOf()).toBe('draft')
  })
  it('of one launch is not held up by another that fails', async () => {
    await start({ launches: [scheduled({ slug: 'aaa', url: 'https://aaa.example' }), scheduled()] })
    const { transact } = catalog.world.store
    let first = true
    catalog.world.store.transact = (work) => {
      if (!first) return transact(work)
      first = false
      return Promise.reject(new Error('The disk is full.'))
    }
    await tickAt('2026-11-19T00:00:00Z')
    expect([await statusOf('aaa'), await statusOf('acme')]).toEqual(['scheduled', 'live'])
    await tickAt('2026-11-19T00:01:00Z')
    expect(await statusOf('aaa')).toBe('live')
  })
  it('goes on after a tick in which the store answered nothing', async () => {
    await start({ launches: [scheduled()] })
    const { list } = catalog.world.store
    catalog.world.store.list = () => Promise.reject(new Error('Gone.'))
    await tickAt('2026-11-19T00:00:00Z')
    catalog.world.store.list = list
    await tickAt('2026-11-19T00:01:00Z')
    expect(await statusOf()).toBe('live')
  })
  it('makes the whole way from draft to live', async () => {
    await start({ launches: [literalLaunch({ ownerId: 'ada', categories: ['productivity'] })] })
    const { submittedAt: seen } = await submitLaunch(catalog.world, { slug: 'acme', plan: 'free', launchDate: '2026-11-23' }, ada)
    await moveLaunch(catalog.world, 'acme', { event: 'approve', launchDate: '2026-11-23', seen, confirmedPlan: '' }, mia)
    await tickAt('2026-11-23T00:00:00Z')
    expect(await catalog.launch('acme')).toMatchObject({ status: 'live', launchDate: '2026-11-23', badge: { status: 'ok' } })
  })
})

describe('the badge', () => {
  const absent = literalSite({ page: literalPage({ links: [] }) })
  const badge = async () => (await catalog.launch('acme')).badge

  it('is checked at submission and at launch, then weekly', async () => {
    await start({ launches: [scheduled()], now: '2026-11-18T10:00:00Z' })
    expect(await badge()).toEqual({ status: 'ok', reason: 'The badge links to this listing.', checkedAt: '2026-11-18T10:00:00.000Z' })
    await tickAt('2026-11-19T00:00:00Z')
    expect((await badge()).checkedAt).toBe('2026-11-19T00:00:00.000Z')
    await tickAt('2026-11-25T23:00:00Z')
    expect(catalog.visits).toHaveLength(2)
    await tickAt('2026-11-26T00:30:00Z')
    expect((await badge()).checkedAt).toBe('2026-11-26T00:30:00.000Z')
  })
  it('that is missing on a page that was read is absent', async () => {
    await start({ launches: [scheduled()], sites: { [url]: absent } })
    expect(await badge()).toMatchObject({ status: 'absent', reason: expect.stringContaining('No badge found') })
  })
  it('of a site that cannot be read is an error with the reason, and looked for again the next day', async () => {
    await start({
      launches: [scheduled({ launchDate: '2026-12-24' })],
      sites: { [url]: new Failure('BAD_REQUEST', 'The TLS certificate has expired.') },
    })
    expect(await badge()).toEqual({ status: 'error', reason: 'The TLS certificate has expired.', checkedAt: '2026-11-18T10:00:00.000Z' })
    await tickAt('2026-11-18T22:00:00Z')
    expect(catalog.visits).toHaveLength(1)
    await tickAt('2026-11-19T10:00:00Z')
    expect(catalog.visits).toHaveLength(2)
  })
  it('stays as it was while the crawler itself is busy, and stays due', async () => {
    const busy = new Failure('SERVICE_UNAVAILABLE', 'Too many visits.', { retryAfter: 10 })
    await start({ launches: [scheduled()], sites: { [url]: busy } })
    expect(await badge()).toMatchObject({ status: 'unchecked' })
    const visits = catalog.visits.length
    await tickAt('2026-11-18T10:01:00Z')
    expect(catalog.visits.length).toBeGreaterThan(visits)
  })
  it('of a live launch is looked for in the next minute when the crawler was busy, and that is no error', async () => {
    const busy = new Failure('SERVICE_UNAVAILABLE', 'Too many visits.', { retryAfter: 10 })
    const lines: string[] = []
    catalog = await openLaunchWorld({ launches: [{ ...liveLaunch({ url }), ownerId: 'ada' }], sites: { [url]: busy } })
    scheduler = startScheduler(catalog.world, pino({ level: 'warn' }, { write: (line) => void lines.push(line) }))
    await scheduler.tick()
    const visits = catalog.visits.length
    await tickAt('2026-11-18T10:01:00Z')
    expect(catalog.visits.length).toBeGreaterThan(visits)
    expect(lines).toEqual([])
  })
  it('of a launch of today that the crawler was too busy for is looked for in the next minute, however many others are due', async () => {
    const busy = new Failure('SERVICE_UNAVAILABLE', 'Too many visits.', { retryAfter: 10 })
    const due = { status: 'ok', reason: null, checkedAt: '2026-11-01T00:00:00.000Z' } as const
    const others = Array.from({ length: 40 }, (_, index) =>
      liveLaunch({ slug: `due-${index}`, ownerId: 'ada', url: `https://due-${index}.example/`, badge: due }),
    )
    const sites: Record<string, ReturnType<typeof literalSite> | Failure> = { [url]: busy }
    await start({ launches: [scheduled(), ...others], sites, now: '2026-11-19T00:00:00Z' })
    sites[url] = literalSite()
    await tickAt('2026-11-19T00:01:00Z')
    expect(await badge()).toMatchObject({ status: 'ok' })
  })
  it('to an address the listing had before is there', async () => {
    await start({ launches: [scheduled({ slug: 'tides', id: 'acme', aliases: ['acme'] })] })
    expect(await badge()).toMatchObject({ status: 'ok' })
  })
  it('of a live launch is checked once a week, ten in a tick', async () => {
    const launches = Array.from({ length: 12 }, (_, index) =>
      liveLaunch({
        slug: `live-${index}`,
        ownerId: 'ada',
        url: `https://live-${index}.example/`,
        badge: { status: 'ok', reason: null, checkedAt: '2026-11-01T00:00:00.000Z' },
      }),
    )
    await start({ launches })
    await scheduler.tick()
    await scheduler.tick()
    expect(new Set(catalog.visits).size).toBe(12)
    expect(catalog.visits).toHaveLength(12)
  })
  it('of every live launch is looked at, however many there are', async () => {
    const checkedAt = '2026-11-17T10:00:00.000Z'
    const launches = Array.from({ length: 1001 }, (_, index) => {
      const badge = { status: 'ok', reason: null, checkedAt: index === 1000 ? '2026-11-01T10:00:00.000Z' : checkedAt } as const
      const slug = `live-${String(index).padStart(4, '0')}`
      return liveLaunch({ slug, name: slug, ownerId: 'ada', url: `https://${slug}.example/`, badge })
    })
    await start({ launches })
    expect(catalog.visits).toEqual(['https://live-1000.example/'])
  })
  it('of a launch that a process published and died is checked by the next one, however recently that one looked through the live launches', async () => {
    await start({ launches: [scheduled()], now: '2026-11-18T23:59:00Z' })
    const launch = await catalog.launch('acme')
    await catalog.world.store.transact(({ put }) => put('launches', { ...launch, status: 'live', launchDate: '2026-11-19' }))
    await tickAt('2026-11-19T00:00:00Z')
    expect((await badge()).checkedAt).toBe('2026-11-19T00:00:00.000Z')
  })
  it('of live launches is looked through once an hour, of the newest every minute', async () => {
    await start({ launches: Array.from({ length: 250 }, (_, index) => liveLaunch({ slug: `live-${index}` })) })
    const { findLiveLaunches } = catalog.world.store
    let asked = 0
    catalog.world.store.findLiveLaunches = (filter) => {
      asked += 1
      return findLiveLaunches(filter)
    }
    await tickAt('2026-11-18T10:30:00Z')
    expect(asked).toBe(1)
    await tickAt('2026-11-18T11:00:00Z')
    expect(asked).toBe(3)
  })
  it('of the oldest live launch is checked too, however many there are', async () => {
    const checked = { status: 'ok', reason: null, checkedAt: '2026-11-17T00:00:00.000Z' } as const
    const many = Array.from({ length: 250 }, (_, index) => liveLaunch({ slug: `live-${index}`, badge: checked }))
    const oldest = liveLaunch({ slug: 'oldest', launchDate: '2020-01-06', badge: { ...checked, checkedAt: null } })
    await start({ launches: [...many, { ...oldest, ownerId: 'ada', url: 'https://oldest.example/' }] })
    expect(catalog.visits).toEqual(['https://oldest.example/'])
  })
  it('on a page that is no longer the product’s says nothing', async () => {
    await start({ launches: [literalLaunch({ ownerId: 'ada' })] })
    const { crawler } = catalog.world
    catalog.world.crawler = {
      ...crawler,
      read: async (address) => {
        const site = await crawler.read(address)
        await editDraft(catalog.world, { slug: 'acme', fields: { url: 'new.example' } }, ada)
        return site
      },
    }
    await checkBadge(catalog.world, { id: 'acme', url })
    expect(await badge()).toMatchObject({ status: 'unchecked', checkedAt: null })
  })
  it('that waited when the lead was lost is left to the one who leads now', async () => {
    catalog = await openLaunchWorld({
      launches: [scheduled(), scheduled({ id: 'b', slug: 'b', url: 'https://b.example/' })],
      sites: { [url]: literalSite() },
    })
    let leads = true
    const { crawler } = catalog.world
    catalog.world.crawler = {
      ...crawler,
      read: (address) => {
        leads = false
        return crawler.read(address)
      },
    }
    const options = { badges: { perTick: 1, atOnce: 1 }, leads: () => leads }
    scheduler = startScheduler(catalog.world, silent, options)
    await scheduler.tick()
    expect(catalog.visits).toHaveLength(1)
    await scheduler.tick()
    for (const launch of await catalog.world.store.list('launches', 'status', 'scheduled'))
      await catalog.world.store.transact(({ put }) =>
        put('launches', { ...launch, badge: { status: 'ok', reason: null, checkedAt: '2026-11-18T10:00:00.000Z' } }),
      )
    leads = true
    await scheduler.tick()
    expect(catalog.visits).toHaveLength(1)
  })
  it('of a draft is not looked for', async () => {
    await start({ launches: [literalLaunch({ ownerId: 'ada' }), literalLaunch({ slug: 'no', ownerId: 'ada', status: 'rejected' })] })
    expect(catalog.visits).toEqual([])
  })
})
