import { expect, test } from 'vitest'
import { defineCheck, fail, isMeasured, pass, wereBusy } from '../../../shared/audit/check.ts'
import { runAudit } from '../../../shared/audit/run-audit.ts'
import { literalFacts, localFacts } from '../../support/literal-page.ts'
import { literalRendered } from '../../support/literal-rendered.ts'
import { literalWatched, lostScript, scriptError } from '../../support/literal-watched.ts'

const titled = defineCheck({ id: 'titled', label: 'Titled', weight: 1, run: ({ page }) => pass(page.title ?? '') })
const quick = defineCheck({ id: 'quick', label: 'Quick', weight: 1, needs: ['response'], run: ({ response }) => pass(`${response.ms} ms`) })
const iconic = defineCheck({
  id: 'iconic',
  label: 'Iconic',
  weight: 1,
  needs: ['favicon'],
  run: ({ favicon }) => (favicon === null ? fail('None.', 'Add one.') : pass('Found.')),
})
const broken = defineCheck({
  id: 'broken',
  label: 'Broken',
  weight: 5,
  run: () => {
    throw new Error('secret path')
  },
})

test('equal checks stay in list order', () => {
  expect(runAudit(literalFacts(), { definitions: [quick, titled] }).checks.map(({ id }) => id)).toEqual(['quick', 'titled'])
})

test('a check without its facts is skipped, in the score too', () => {
  expect(runAudit(localFacts(), { definitions: [titled, quick, iconic] })).toEqual({
    checks: [{ id: 'titled', label: 'Titled', status: 'pass', detail: 'Acme – Tide tables for harbour pilots', fix: null }],
    score: 100,
    limit: null,
    caps: {},
    places: {},
  })
})

test('the elements that a finding is about come beside the checks, not in them', () => {
  const place = { path: 'img', html: '<img>' }
  const located = defineCheck({ id: 'located', label: 'Located', weight: 1, run: () => fail('Broken.', 'Mend it.', [{ place }]) })
  const { checks, places } = runAudit(literalFacts(), { definitions: [located, titled] })
  expect(places).toEqual({ located: [place] })
  expect(checks[0]).toEqual({ id: 'located', label: 'Located', status: 'fail', detail: 'Broken.', fix: 'Mend it.' })
})

test('a fact that is known to be null is a fact', () => {
  expect(runAudit(literalFacts({ favicon: null }), { definitions: [iconic] }).checks[0]?.status).toBe('fail')
})

test('a check of what the visit gave up says that it wasn’t checked, and costs no points', () => {
  const linked = defineCheck({
    id: 'linked',
    label: 'Linked',
    weight: 3,
    run: ({ links = [] }) => fail(`${links.length} broken.`, 'Mend them.'),
  })
  const known = runAudit(literalFacts({ unreached: ['favicon', 'links'] }), { definitions: [iconic, linked, titled] })
  expect(known.checks.map(({ id, status, detail }) => [id, status, detail])).toEqual([
    ['titled', 'pass', 'Acme – Tide tables for harbour pilots'],
    ['linked', 'pass', 'Not checked: we were busy.'],
    ['iconic', 'pass', 'Not checked: we were busy.'],
  ])
  expect(known.score).toBe(100)
})

test('what was found on the page itself stands where there was no time for the site’s other pages', () => {
  const general = defineCheck({ ...titled, id: 'general', ofEachPage: 'any' })
  expect(runAudit(literalFacts({ unreached: ['pages'] }), { definitions: [general] }).checks[0]?.detail).toBe(
    'Acme – Tide tables for harbour pilots',
  )
})

test('a finding that our own delay may have made costs no points, whoever says so', () => {
  const delayed = defineCheck({ id: 'delayed', label: 'Delayed', weight: 3, run: () => pass(wereBusy) })
  expect(runAudit(literalFacts({ favicon: null }), { definitions: [delayed, iconic] }).score).toBe(0)
})

test('a page that stays blank limits the score, unless scripts of other hosts didn’t load', () => {
  const heard = { errors: [scriptError()] }
  const desktop = literalRendered({ texts: { characters: 0 }, layout: { visuals: 0 } })
  expect(runAudit(literalWatched({ heard, desktop })).limit?.score).toBe(10)
  expect(runAudit(literalWatched({ heard: { ...heard, lost: [lostScript] }, desktop })).limit).toBe(null)
})

test('what wasn’t checked, for whatever reason, is no pass and costs no points', () => {
  const local = defineCheck({ id: 'local', label: 'Local', weight: 90, run: () => pass('Not checked: a local address.') })
  const unmeasured = defineCheck({ id: 'unmeasured', label: 'Unmeasured', weight: 90, run: () => pass('Not measured in this browser.') })
  expect(runAudit(literalFacts({ favicon: null }), { definitions: [local, unmeasured, iconic] }).score).toBe(0)
  expect(runAudit(literalFacts(), { definitions: [local, unmeasured, titled] }).score).toBe(100)
})

test('once the time is used up, the rest isn’t checked, says so, and costs no points', () => {
  let left = 1
  const { checks, score } = runAudit(literalFacts({ favicon: null }), {
    definitions: [titled, iconic, broken],
    isOutOfTime: () => left-- <= 0,
  })
  expect(checks.map(({ id, status, detail }) => [id, status, detail])).toEqual([
    ['titled', 'pass', 'Acme – Tide tables for harbour pilots'],
    ['broken', 'pass', 'Not checked: we ran out of time.'],
    ['iconic', 'pass', 'Not checked: we ran out of time.'],
  ])
  expect([score, checks.map(isMeasured)]).toEqual([100, [true, false, false]])
})

test('a check that throws becomes a warning that reveals no internals and costs no points', () => {
  const { checks, score } = runAudit(localFacts(), { definitions: [broken, titled] })
  expect(checks[0]).toMatchObject({ id: 'broken', status: 'warn', detail: expect.stringContaining('failed to run') })
  expect(checks[0]?.fix).toContain('Run the audit again')
  expect(JSON.stringify(checks)).not.toContain('secret')
  expect(score).toBe(100)
})

test('every check that throws is reported to the caller, with its error', () => {
  const told: [string, unknown][] = []
  const { checks } = runAudit(localFacts(), { definitions: [broken, titled, broken], onError: (...what) => told.push(what) })
  expect(checks).toHaveLength(3)
  expect(told).toEqual([
    ['broken', new Error('secret path')],
    ['broken', new Error('secret path')],
  ])
})

test.each([
  ['a noindex meta', localFacts({ robots: ['noindex'] })],
  ['a "none" meta', localFacts({ robots: ['none'] })],
  ['robots.txt', literalFacts({ robots: { found: true, allowed: false, sitemaps: [], errors: [] } })],
])('a page kept from search engines by %s scores 50 at most', (_, facts) =>
  expect(runAudit(facts, { definitions: [titled] }).score).toBe(50),
)

test('a well-made page passes every check', () => {
  const { checks, score } = runAudit(literalFacts())
  expect(checks.filter(({ status }) => status !== 'pass')).toEqual([])
  expect(score).toBe(100)
})
