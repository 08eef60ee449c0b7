import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../../../../api/actions/access/caller.ts'
import { checkLaunchReadiness, type SiteAudit } from '../../../../api/actions/audit/check-launch-readiness.ts'
import { findReport, findLatestReport, listEarlier, listReports, type FoundReport } from '../../../../api/actions/audit/find-report.ts'
import { forgetReports, trimReports } from '../../../../api/actions/retention/forget-reports.ts'
import { keepReport } from '../../../../api/actions/audit/keep-report.ts'
import { outgrown, reportBounds, reportIdIn } from '../../../../api/domain/report.ts'
import { ReadinessReport, type Check } from '../../../../shared/schemas/readiness.ts'
import { toPreviewFacts } from '../../../../shared/previews/preview-facts.ts'
import { ada, callerOf, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { literalCaller } from '../../../support/literal-caller.ts'
import { literalPage, literalSite } from '../../../support/literal-page.ts'
import { literalReport } from '../../../support/literal-report.ts'
import { putAll } from '../../../support/put-all.ts'

let opened: LaunchWorld
beforeAll(async () => {
  opened = await openLaunchWorld()
})
afterAll(() => opened.close())
const { all, bytesOfMaker } = reportBounds
beforeEach(() => opened.at('2026-11-18T10:00:00Z'))
afterEach(async () => {
  Object.assign(reportBounds, { all, bytesOfMaker })
  opened.at('2027-11-18T10:00:00Z')
  await forgetReports(opened.world)
})

/** "title fail, h1 pass, speed ?" (not measured) */
const checksOf = (words: string): Check[] =>
  words.split(', ').map((word) => {
    const [id = '', status = ''] = word.split(' ')
    if (status === '?') return { id, label: id, status: 'pass', detail: 'Not measured: no.', fix: null }
    return { id, label: id, status: status as Check['status'], detail: 'Seen.', fix: status === 'pass' ? null : 'Fix it.' }
  })
const suggestedListing = { name: 'Acme', tagline: null, description: null, categories: [], pricing: null }
const audited = (words: string, url = 'https://acme.dev/'): SiteAudit => ({
  report: { ok: true, url, score: 50, checks: checksOf(words), suggestedListing, suggestedCategories: [], nextFreeWeeks: [] },
  limit: null,
  previews: toPreviewFacts(literalPage()),
  site: literalSite(),
})
const keep = async (
  words: string,
  since: FoundReport | null = null,
  caller: Caller = callerOf(ada),
  url?: string,
): Promise<FoundReport> => {
  const kept = await keepReport(opened.world, audited(words, url), { asked: url ?? 'acme.dev', via: 'web', since, key: null }, caller)
  if (kept === null) throw new Error('The report wasn’t kept.')
  return kept
}
const changes = ({ content: { comparison } }: FoundReport) =>
  comparison?.changes.map(({ id, change }) => `${id} ${change}`).join(', ') ?? null
describe('a finding of a site audited again', () => {
  it.each<[fact: string, reports: string[], last: string | null]>([
    ['has nothing to compare with at first', ['title fail'], null],
    ['that passes now is fixed, and one that fails since is new', ['title fail, h1 pass', 'title pass, h1 warn'], 'title fixed, h1 new'],
    ['that can’t be measured now is never fixed', ['speed fail', 'speed ?'], 'speed unobserved'],
    ['of a check that didn’t run is never fixed', ['speed fail, h1 pass', 'h1 pass'], 'speed unobserved'],
    ['seen again after a gap is open', ['speed fail', 'h1 pass', 'speed fail'], 'speed open'],
    ['fixed in a gap is fixed', ['speed fail', 'speed ?', 'speed pass'], 'speed fixed'],
    ['of a check that is new to the service isn’t new', ['h1 pass', 'h1 pass, added fail'], ''],
  ])('%s', async (_, reports, last) => {
    let since: FoundReport | null = null
    for (const words of reports) since = await keep(words, since, literalCaller())
    expect(since && changes(since)).toBe(last)
  })

  it('on a page that wasn’t visited again stays known until it is', async () => {
    const at = 'https://acme.dev/pricing/'
    const look = async (words: string, isRead: boolean, since: FoundReport | null) => {
      const audit = audited(words)
      for (const check of audit.report.checks) if (check.status !== 'pass') check.fix = `Replace these:\n${at}: Lorem ipsum`
      const page = { url: at, topic: null, status: isRead ? 404 : null, reason: isRead ? null : 'timeout', page: null }
      audit.site = literalSite({ pages: [page] })
      const kept = await keepReport(opened.world, audit, { asked: 'acme.dev', via: 'web', since, key: null }, literalCaller())
      if (kept === null) throw new Error('The report wasn’t kept.')
      return kept
    }
    const found = await look('page-leftovers fail', true, null)
    const unread = await look('page-leftovers pass', false, found)
    expect(changes(unread)).toBe('page-leftovers unobserved')
    const again = await look('page-leftovers pass', false, unread)
    expect(changes(again)).toBe('page-leftovers unobserved')
    expect(changes(await look('page-leftovers fail', true, again))).toBe('page-leftovers open')
    expect(changes(await look('page-leftovers pass', true, again))).toBe('page-leftovers fixed')
  })

  it('isn’t compared with one on another page', async () => {
    const other = await keep('title fail', null, callerOf(ada), 'https://other.dev/')
    const kept = await keep('title pass', other)
    expect([changes(kept), kept.report.earlier]).toEqual([null, []])
  })
})

describe('reports', () => {
  it('come back as they were kept', async () => {
    const { report, content } = await keep('title fail, h1 pass')
    expect(await findReport(opened.world, report.id)).toEqual({ report, content })
    expect(report).toMatchObject({
      accountId: 'ada',
      network: null,
      keyHash: null,
      at: '2026-11-18T10:00:00.000Z',
      expiresAt: '2026-12-18T10:00:00.000Z',
    })
  })

  it('name the network of a maker without an account, and no account’s', async () => {
    const { report } = await keep('title fail', null, literalCaller({ ip: '2001:db8:1:2:3::4' }))
    expect(report).toMatchObject({ accountId: null, network: '2001:db8:1:2' })
  })

  it('list the earlier ones they continue that still exist, up to eleven', async () => {
    let since: FoundReport | null = null
    const ids: string[] = []
    for (let at = 0; at < 14; at += 1) {
      since = await keep('title fail', since)
      ids.push(since.report.id)
    }
    await opened.world.store.transact(({ remove }) => remove('reports', ids[12] ?? ''))
    expect(since && (await listEarlier(opened.world, since.report)).map(({ id }) => id)).toEqual(ids.slice(2, 12))
  })

  it('of an account are found newest first, and the latest by the product’s URL', async () => {
    await keep('title fail', null, literalCaller())
    const first = await keep('title fail')
    opened.at('2026-11-18T11:00:00Z')
    const second = await keep('title pass', null, callerOf(ada), 'https://www.acme.dev')
    expect((await listReports(opened.world, ada)).map(({ id }) => id)).toEqual([second.report.id, first.report.id])
    expect((await findLatestReport(opened.world, { ownerId: 'ada', url: 'http://acme.dev/' }))?.id).toBe(second.report.id)
    expect(await findLatestReport(opened.world, { ownerId: 'ada', url: 'https://acme.dev/pro/' })).toBeNull()
  })

  it('of an API client are kept for the account of its token, and nobody else', async () => {
    const sites = { 'https://acme.dev/': literalSite() }
    const api = await openLaunchWorld({ sites })
    for (const caller of [callerOf(ada), literalCaller()]) {
      const output = await checkLaunchReadiness(api.world, { url: 'https://acme.dev/' }, caller)
      expect(Object.keys(output).sort()).toEqual(Object.keys(ReadinessReport.properties).sort())
    }
    expect(await listReports(api.world, ada)).toMatchObject([{ via: 'api', url: 'https://acme.dev/' }])
    expect(await api.world.store.countBy('reports', 'via', 'api')).toBe(1)
    await api.close()
  })

  it.each([
    ['0123456789abcdef0123456789abcdef', true],
    ['https://slipway.example/audit/0123456789abcdef0123456789abcdef/', true],
    ['https://slipway.example/audit/0123456789abcdef0123456789abcdef?key=x#y', true],
    ['https://slipway.example/0123456789abcdef0123456789abcdef/', false],
    ['0123456789ABCDEF0123456789abcdef', false],
    ['a0123456789abcdef0123456789abcdef', false],
    ['', false],
  ])('are named by id or URL: %s', (text, isOne) => expect(reportIdIn(text) !== null).toBe(isOne))
})

describe('the limits per maker', () => {
  const now = new Date('2026-11-18T10:00:00Z')
  const ofAges = (count: number, bytes: number) =>
    Array.from({ length: count }, (_, index) =>
      literalReport(`r${index}`, { bytes, at: `2026-11-18T0${Math.floor(index / 10)}:0${index % 10}:00.000Z` }),
    )

  it('delete the oldest when there are too many', () => {
    expect(outgrown(ofAges(59, 1000), 1000, now)).toEqual([])
    expect(outgrown(ofAges(61, 1000), 1000, now).map(({ id }) => id)).toEqual(['r0', 'r1'])
  })
  it('delete the oldest when they are too large', () => {
    expect(outgrown(ofAges(20, 60_000), 30_000, now).map(({ id }) => id)).toEqual(['r0', 'r1', 'r2', 'r3'])
  })
  it('delete no public ones', () => {
    const [oldest, ...others] = ofAges(61, 1000)
    const own = oldest === undefined ? [] : [{ ...oldest, isPublic: true }, ...others]
    expect(outgrown(own, 1000, now).map(({ id }) => id)).toEqual(['r1', 'r2'])
  })
  it('delete expired ones', () => {
    expect(outgrown([literalReport('old', { expiresAt: '2026-11-18T10:00:00.000Z' })], 1000, now)).toHaveLength(1)
  })

  it('count accounts and networks separately', async () => {
    reportBounds.bytesOfMaker = 1
    const network = await keep('title fail', null, literalCaller())
    const account = await keep('title fail')
    const later = await keep('title pass')
    const left = await Promise.all([network, account, later].map(({ report }) => findReport(opened.world, report.id)))
    expect(left.map((found) => found !== null)).toEqual([true, false, true])
    expect(await opened.world.store.get('reportBodies', account.report.id)).toBeNull()
  })

  it.each([
    ['once packed', Array.from({ length: 40_000 }, (_, index) => index * 7919).join(' ')],
    ['as text', 'x'.repeat(600_000)],
  ])('keep no report that is too large %s', async (_, long) => {
    const huge = audited('title fail')
    huge.report.checks[0] = { id: 'title', label: 'title', status: 'fail', detail: long, fix: 'Fix it.' }
    expect(await keepReport(opened.world, huge, { asked: 'acme.dev', via: 'web', since: null, key: null }, callerOf(ada))).toBeNull()
  })
})

describe('the overall limit', () => {
  const ids = async () => (await opened.world.store.list('reports', 'via', 'web')).map(({ id }) => id)
  const from = (network: string, count: number) =>
    Array.from({ length: count }, (_, index) => literalReport(`${network} ${index}`, { network, at: `2026-11-18T09:0${index}:00.000Z` }))

  it('deletes the oldest reports of the network with the most', async () => {
    await putAll(opened.world.store, 'reports', [...from('192.0.2.1', 1), ...from('2001:db8:1:2', 7), ...from('198.51.100.7', 2)])
    await trimReports(opened.world)
    expect(await ids()).toHaveLength(10)
    reportBounds.all = 8
    await trimReports(opened.world)
    expect(await ids()).not.toContain('2001:db8:1:2 0')
    expect(await ids()).not.toContain('2001:db8:1:2 1')
    expect(await ids()).toHaveLength(8)
  })

  it('spares public reports, as long as they don’t take up more than half', async () => {
    const shared = (reports: ReturnType<typeof from>) => reports.map((report) => ({ ...report, isPublic: true }))
    await putAll(opened.world.store, 'reports', [...shared(from('192.0.2.1', 3)), ...from('198.51.100.7', 3)])
    reportBounds.all = 6
    await putAll(opened.world.store, 'reports', from('203.0.113.9', 1))
    await trimReports(opened.world)
    expect(await ids()).not.toContain('198.51.100.7 0')
    expect(await ids()).toHaveLength(6)
    await putAll(opened.world.store, 'reports', shared(from('203.0.113.8', 1)))
    await trimReports(opened.world)
    expect(await ids()).not.toContain('192.0.2.1 0')
    expect(await ids()).toHaveLength(6)
  })
})
