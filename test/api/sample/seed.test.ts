import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../../../api/ports/store.ts'
import { sampleAccounts } from '../../../api/sample/accounts.ts'
import { sampleLaunches } from '../../../api/sample/launches.ts'
import { seedSampleCatalog } from '../../../api/sample/seed.ts'
import { checks } from '../../../shared/audit/checks/index.ts'
import { launchStatuses } from '../../../shared/vocabulary.ts'
import { pasteable } from '../../support/judge.ts'
import { literalLaunch } from '../../support/literal-launch.ts'
import { openCatalog, type OpenCatalog } from '../../support/open-catalog.ts'

const now = new Date('2026-11-20T11:00:00Z')
const [maker, moderator] = sampleAccounts
let catalog: OpenCatalog
let store: Store
afterEach(() => catalog.close())

describe('an empty catalog', () => {
  beforeEach(async () => {
    catalog = await openCatalog([])
    store = catalog.world.store
    await seedSampleCatalog(store, now)
  })

  it('is filled, once', async () => {
    await seedSampleCatalog(store, new Date('2026-12-24T11:00:00Z'))
    expect(await store.countLaunches()).toBe(sampleLaunches(now).length)
    expect((await store.findLaunch('loopstation'))?.slug).toBe('fourtrack')
  })

  it('gives the maker launches at every status, and the moderator none to decide on', async () => {
    const ofMaker = await store.list('launches', 'ownerId', maker.id)
    expect(new Set(ofMaker.map(({ status }) => status))).toEqual(new Set(launchStatuses))
    expect(ofMaker.map((launch) => launch.maker)).toEqual(ofMaker.map(() => ({ name: maker.name, handle: maker.handle })))
    const drafts = await store.list('launches', 'status', 'draft')
    expect(new Set(drafts.map(({ ownerId }) => ownerId))).toEqual(new Set([maker.id]))
    const ofModerator = await store.list('launches', 'ownerId', moderator.id)
    expect(ofModerator.map(({ status }) => status)).toEqual(['live'])
  })

  it.each(sampleAccounts)('has an account for $name', async ({ id, email, handle }) => {
    expect(await store.get('profiles', id)).toMatchObject({ email, handle })
  })

  it('has something to look at on the pages of the people who can sign in', async () => {
    expect(await store.list('bookmarks', 'accountId', maker.id)).toHaveLength(4)
    expect(await store.list('connections', 'accountId', maker.id)).toHaveLength(1)
    expect((await store.list('notices', 'accountId', maker.id)).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['approved', 'comment', 'live', 'rejected']),
    )
    expect(await store.list('notices', 'unreadBy', moderator.id)).toHaveLength(2)
    expect(await store.list('flags', 'state', 'open')).toHaveLength(2)
    expect(await store.list('revisions', 'state', 'changed')).toHaveLength(1)
  })

  it('logs the decision on each launch that was reviewed', async () => {
    const reviewed = sampleLaunches(now).filter(({ status }) => ['live', 'scheduled', 'rejected'].includes(status))
    const decisions = await store.list('decisions', 'by', moderator.id)
    expect(new Set(decisions.map(({ launchId }) => launchId))).toEqual(new Set(reviewed.map(({ id }) => id)))
    expect(decisions.filter(({ action }) => action === 'reject').map(({ about }) => about)).toEqual(['Rankrocket'])
  })

  it('has a profile for every owner and commenter', async () => {
    const launches = sampleLaunches(now)
    const comments = (await Promise.all(launches.map(({ id }) => store.list('comments', 'launchId', id)))).flat()
    expect(comments.length).toBeGreaterThan(100)
    const people = new Set([...launches.map(({ ownerId }) => ownerId), ...comments.map(({ accountId }) => accountId)])
    people.delete(null)
    for (const id of people) expect(await store.get('profiles', id ?? '')).not.toBeNull()
  })

  it('has as many comments and updates as its launches say', async () => {
    for (const { id, commentCount, changelogCount } of sampleLaunches(now)) {
      expect(await store.list('comments', 'launchId', id)).toHaveLength(commentCount)
      expect(await store.list('changelog', 'launchId', id)).toHaveLength(changelogCount)
    }
  })

  it('has reports of the real checks, with fixes to paste', async () => {
    const crawls = await Promise.all(sampleLaunches(now).map(({ id }) => store.get('crawls', id)))
    const findings = crawls.flatMap((crawl) => crawl?.checks ?? [])
    expect(findings.length).toBeGreaterThan(50)
    const known = new Map(checks.map(({ id, label }) => [id, label]))
    expect(findings.filter(({ id, label }) => known.get(id) !== label)).toEqual([])
    const open = findings.filter(({ status }) => status !== 'pass')
    expect(new Set(open.map(({ status }) => status))).toEqual(new Set(['warn', 'fail']))
    expect(open.filter(({ fix }) => !pasteable.test(fix ?? ''))).toEqual([])
    expect(open.filter(({ fix }) => fix?.includes(':\n')).length).toBeGreaterThan(open.length * 0.8)
  })

  it('has the full history of every launch', async () => {
    const eventsOf = async (status: (typeof launchStatuses)[number]) => {
      const launches = await store.list('launches', 'status', status)
      const histories = await Promise.all(launches.map(({ id }) => store.list('history', 'launchId', id)))
      return new Set(histories.map((entries) => entries.map(({ event }) => event).join()))
    }
    expect(await eventsOf('draft')).toEqual(new Set(['create']))
    expect(await eventsOf('pending_review')).toEqual(new Set(['create,submit']))
    expect(await eventsOf('rejected')).toEqual(new Set(['create,submit,reject']))
    expect(await eventsOf('scheduled')).toEqual(new Set(['create,submit,approve']))
    expect(await eventsOf('live')).toEqual(new Set(['create,submit,approve,publish']))
  })

  it('has counters for live launches, never more clicks than impressions', async () => {
    const [live] = (await store.list('launches', 'ownerId', maker.id)).filter(({ status }) => status === 'live')
    const seen = async () => {
      const counts = await Promise.all(sampleLaunches(now).map(({ id }) => store.readCounts(id)))
      return counts.map(({ impressions, clicks }) => impressions > clicks)
    }
    await expect.poll(seen).toEqual(sampleLaunches(now).map(({ status }) => status === 'live'))
    expect((await store.readCounts(live?.id ?? '')).clicks).toBeGreaterThan(0)
    const [today, tomorrow] = await store.readDailyCounts(live?.id ?? '', ['2026-11-20', '2026-11-21'])
    expect([today?.impressions !== 0, tomorrow?.impressions]).toEqual([true, 0])
    expect(await store.list('referrals', 'launchId', live?.id ?? '')).toHaveLength(4)
  })
})

describe('a catalog with at least a draft', () => {
  it('is left alone', async () => {
    catalog = await openCatalog([literalLaunch()])
    await seedSampleCatalog(catalog.world.store, now)
    expect(await catalog.world.store.countLaunches()).toBe(1)
    expect(await catalog.world.store.get('profiles', maker.id)).toBeNull()
  })
})
