import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { measureDue } from '../../../api/actions/directories/measure-due.ts'
import type { Run } from '../../../api/actions/directories/measure-directory.ts'
import { measuringStateOf } from '../../../api/domain/directories/measured/measuring-state.ts'
import type { DirectoryEdit, DirectoryEntry, DirectorySample } from '../../../api/domain/directories/records.ts'
import { addDays, dayOf } from '../../../api/domain/launch/launch.ts'
import type { Behaviour } from '../../support/fake-directories.ts'
import { literalEntry, literalFacts } from '../../support/literal-directory.ts'
import { openMeasuringWorld } from '../../support/measuring-world.ts'

const dayMs = 86_400_000
const start = Date.parse('2026-03-02T00:00:00Z')
/** A bit earlier each day, so that thirty days later is less than 30 times 24 hours later. */
const hourOf = (day: number) => 3 * 3_600_000 - day * 60_000
const dayNumber = (at: number) => Math.floor((at - start) / dayMs)
const times = (count: number, rel: string | null) => Array<string | null>(count).fill(rel)
const always = (behaviour: Behaviour) => () => behaviour
/** It fails for some days in the middle of the second month. */
const isDown = (at: number) => dayNumber(at) >= 28 && dayNumber(at) < 38

const web: Record<string, (at: number) => Behaviour> = {
  followed: always({ rels: times(8, '') }),
  nofollow: always({ rels: times(10, 'nofollow') }),
  mixed: always({ rels: [...times(7, ''), 'ugc'] }),
  redirects: always({ rels: times(8, null) }),
  few: always({ rels: times(4, '') }),
  proven: always({ rels: times(4, 'nofollow') }),
  refusing: always({ rels: times(8, ''), robots: 'User-agent: *\nDisallow: /' }),
  shy: always({ rels: times(8, ''), robots: 'User-agent: *\nDisallow:\n\nUser-agent: slipway\nDisallow: /tools/' }),
  slow: always({ rels: times(8, ''), robots: 'User-agent: *\nCrawl-delay: 20\nDisallow:' }),
  broken: always({ rels: times(8, ''), robots: 503 }),
  blocking: always({ rels: times(8, ''), status: 403 }),
  moved: always({ rels: times(8, ''), movedTo: '/home' }),
  flaky: (at) => ({ rels: times(8, ''), ...(isDown(at) && { status: 500 }) }),
  dearer: (at) => ({ rels: times(8, ''), price: dayNumber(at) < 20 ? '$29' : '$49' }),
  turning: (at) => ({ rels: times(8, dayNumber(at) < 20 ? '' : 'nofollow') }),
  edited: always({ rels: times(8, 'nofollow') }),
}
const answering = Object.keys(web).filter((slug) => !['refusing', 'broken', 'blocking'].includes(slug))
/** Nothing about these can be measured. */
const silent = ['redirects', 'few', 'refusing', 'shy', 'broken', 'blocking', 'gone']

let measured: Awaited<ReturnType<typeof openMeasuringWorld>>
let before: Map<string, DirectoryEntry>
const samples = new Map<string, DirectorySample[]>()
const edits = new Map<string, DirectoryEdit[]>()
const runs: Run[] = []
/** Answering directories whose last answer was too old on some day. */
const stale: string[] = []
const errors: unknown[] = []

beforeAll(async () => {
  measured = await openMeasuringWorld(web, (url) => [
    ...Object.keys(web).map((slug) => {
      const isEdited = slug === 'edited'
      const hasForm = ['followed', 'dearer', 'flaky'].includes(slug)
      const facts = literalFacts({
        price: 'Free',
        ...(hasForm && { submitUrl: url(slug, '/submit') }),
        ...(isEdited && { link: 'followed' as const }),
      })
      return literalEntry(slug, {}, { url: url(slug), facts, ...(isEdited && { edited: ['link' as const] }) })
    }),
    literalEntry('gone', { price: 'Free' }, { url: 'http://localhost:1/' }),
  ])
  const { world, time } = measured
  const proof = (at: string, page: string) => ({ at, page, verdict: 'followed' as const, rel: [], noindex: false })
  await world.store.transact(async (transaction) => {
    for (const [index, at] of ['2026-03-01T00:00:00Z', '2025-11-01T00:00:00Z'].entries())
      await transaction.put('directorySubmissions', {
        id: `launch-${index}:proven`,
        launchId: `launch-${index}`,
        ownerId: 'ada',
        slug: 'proven',
        state: 'live',
        plannedFor: null,
        since: {},
        listingUrl: null,
        proofs: [proof(at, `https://secret.example/${index}`)],
        checkOn: null,
        note: '',
      })
  })
  before = new Map(await Promise.all([...Object.keys(web), 'gone'].map(async (slug) => [slug, await measured.entry(slug)] as const)))
  for (let day = 0; day < 90; day += 1) {
    time.to(start + day * dayMs + hourOf(day))
    await measureDue(world, { onRun: (run) => runs.push(run), onError: (_, error) => errors.push(error) })
    for (const slug of answering) {
      const { answeredOn } = measuringStateOf(await world.store.list('directorySamples', 'slug', slug), dayOf(time.clock()))
      const limit = addDays(dayOf(time.clock()), -45)
      if (day >= 45 && (answeredOn ?? '') < limit) stale.push(`${slug} on day ${day}`)
    }
  }
  for (const slug of before.keys()) {
    samples.set(slug, await world.store.list('directorySamples', 'slug', slug))
    edits.set(slug, await world.store.list('directoryEdits', 'slug', slug))
  }
})
afterAll(() => measured.close())

const questions = (slug: string) => measured.world.store.list('directoryQuestions', 'slug', slug)

describe('ninety days', () => {
  it('leave no answering directory unvisited for more than 45 days, and throw nothing', () => {
    expect(stale).toEqual([])
    expect(errors).toEqual([])
  })

  it('spread the visits: no day has more than a tenth of the directories', () => {
    const perDay = Map.groupBy(
      [...samples.values()].flat().filter(({ kind }) => kind === 'home'),
      ({ day }) => day,
    )
    expect(Math.max(...[...perDay.values()].map(({ length }) => length))).toBe(2)
  })

  it('change nothing without evidence', async () => {
    for (const slug of silent) {
      expect(await measured.entry(slug), `the facts of ${slug}`).toEqual(before.get(slug))
      expect(edits.get(slug), `the edits of ${slug}`).toEqual([])
    }
    for (const [slug, made] of edits)
      for (const { at, field, by, after } of made) {
        expect(by).toBeNull()
        expect(['link', 'submitUrl']).toContain(field)
        expect((after as { day: string }).day).toBe(at.slice(0, 10))
        const kinds = field === 'link' ? ['listing'] : ['submit']
        const behind = (samples.get(slug) ?? []).filter(
          ({ day, kind, outcome }) => day === at.slice(0, 10) && kinds.includes(kind) && outcome === 'answered',
        )
        expect(behind.length, `${slug} ${field}`).toBeGreaterThanOrEqual(field === 'link' ? 3 : 1)
      }
  })

  it.each([
    ['followed', 'followed', '8 of 8'],
    ['nofollow', 'nofollow', '0 of 8'],
    ['mixed', 'mixed', '7 of 8'],
    ['slow', 'followed', '8 of 8'],
    ['moved', 'followed', '8 of 8'],
    ['turning', 'nofollow', '0 of 8'],
  ])('find out that %s is %s, with counts and a page', async (slug, link, counts) => {
    const { facts } = await measured.entry(slug)
    expect(facts.link).toMatchObject({ value: link, kind: 'measured' })
    expect(facts.link?.source).toMatch(new RegExp(`^http://localhost:\\d+/tools/tool-\\d+ \\(${counts} sampled links followed\\)$`))
    expect(facts.price).toEqual(before.get(slug)?.facts.price)
  })

  it('count makers’ proofs of the last 90 days, without naming their pages', async () => {
    const { facts } = await measured.entry('proven')
    expect(facts.link).toMatchObject({ value: 'mixed' })
    expect(facts.link?.source).toMatch(/\(1 of 5 sampled links followed\)$/)
    expect(JSON.stringify(edits.get('proven'))).not.toContain('secret')
    expect(edits.get('proven')?.map(({ after }) => (after as { source: string }).source.replace(/^.*\(/, '('))[0]).toBe(
      '(1 of 5 sampled links followed)',
    )
  })

  it('record that a submit page answered', async () => {
    const { facts } = await measured.entry('followed')
    expect(facts.submitUrl).toMatchObject({ value: measured.web.url('followed', '/submit'), kind: 'measured' })
    expect(facts.submitUrl?.day).toBe(facts.link?.day)
  })

  it('leave the old day when a run fails, and carry on when the site is back', async () => {
    const days = (edits.get('flaky') ?? []).filter(({ field }) => field === 'link').map(({ at }) => dayNumber(Date.parse(at)))
    expect(days.length).toBeGreaterThanOrEqual(2)
    expect(days.filter((day) => day >= 28 && day < 38)).toEqual([])
  })

  it('ask the operator about what doesn’t answer, changed prices and a contradicted edit, once', async () => {
    for (const slug of ['blocking', 'gone']) {
      const asked = await questions(slug)
      expect(asked.map(({ state }) => state)).toEqual(['open'])
      expect(asked[0]?.after[0]).toMatch(/^Not answering: \d+ visits in a row failed\. /)
      expect((await measured.entry(slug)).state).toBe('open')
    }
    expect(await questions('dearer')).toMatchObject([
      { state: 'open', page: measured.web.url('dearer', '/submit'), before: ['A listing costs $29.'], after: ['A listing costs $49.'] },
    ])
    expect(await questions('edited')).toMatchObject([
      { before: ['Link: followed'], after: ['Link: nofollow', '0 of 8 sampled links followed'] },
    ])
    expect((await measured.entry('edited')).facts.link).toEqual(before.get('edited')?.facts.link)
    expect((await Promise.all(['followed', 'refusing', 'shy', 'few'].map(questions))).flat()).toEqual([])
  })
})

describe('the servers’ own logs', () => {
  const logOf = (slug: string) => measured.web.log.filter(({ host }) => host === slug)

  it('show GET requests only', () => {
    expect(new Set(measured.web.log.map(({ method }) => method))).toEqual(new Set(['GET']))
    expect(measured.web.log.length).toBeGreaterThan(300)
  })

  it.each(Object.keys(web))('show five seconds and more between two requests to %s, and at most twelve in 30 days', (slug) => {
    const log = logOf(slug)
    const pause = slug === 'slow' ? 20_000 : 5000
    // What robots.txt asks for is only known once it has been read.
    const gaps = log.flatMap(({ at, path }, index) =>
      index === 0 || log[index - 1]?.path === '/robots.txt' ? [] : [{ path, gap: at - (log[index - 1]?.at ?? 0) }],
    )
    expect(gaps.filter(({ gap }) => gap < pause)).toEqual([])
    expect(log.slice(1).filter(({ at }, index) => at - (log[index]?.at ?? 0) < 5000)).toEqual([])
    const busiest = Math.max(...log.map(({ at }) => log.filter((other) => other.at >= at && other.at < at + 30 * dayMs).length))
    expect(busiest).toBeLessThanOrEqual(12)
  })

  it('show that robots.txt is read first and obeyed', () => {
    const paths = (slug: string) => new Set(logOf(slug).map(({ path }) => path))
    expect(paths('refusing')).toEqual(new Set(['/robots.txt']))
    expect(paths('broken')).toEqual(new Set(['/robots.txt']))
    expect(paths('shy')).toEqual(new Set(['/robots.txt', '/']))
    for (const slug of Object.keys(web)) expect(logOf(slug)[0]?.path).toBe('/robots.txt')
  })
})
