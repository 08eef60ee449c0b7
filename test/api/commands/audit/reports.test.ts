import { load } from 'cheerio'
import { expect, it } from 'vitest'
import { joinBrowser } from '../../../../api/commands/audit/audit-site.ts'
import { countChecks, type Report, toTable } from '../../../../api/commands/audit/report-table.ts'
import { toJunit } from '../../../../api/commands/audit/report-junit.ts'
import { changesSince, newFindings } from '../../../../api/commands/audit/changes.ts'
import { complaintsAbout } from '../../../../api/commands/audit/complaints.ts'
import { applyRules } from '../../../../api/commands/audit/project-rules.ts'
import { toMarkdown } from '../../../../api/commands/audit/report-markdown.ts'
import { toSarif } from '../../../../api/commands/audit/report-sarif.ts'
import type { Check } from '../../../../shared/schemas/readiness.ts'

const check = (id: string, status: Check['status'], detail: string, fix: string | null = null): Check => ({
  id,
  label: `The ${id}`,
  status,
  detail,
  fix,
})

const report: Report = {
  ok: true,
  url: 'http://localhost:5173/docs/',
  score: 40,
  limit: { score: 40, reason: 'the page’s styles don’t load' },
  checks: [
    check('title', 'warn', 'It says \u001b[31mred\u202e and @everyone | <b>.', 'Replace it with:\n<title>```` A \u0007</title>'),
    check('https', 'pass', 'Local address.'),
    check('compression', 'pass', 'Not checked on a private host.'),
    check('page-width', 'fail', 'Too wide.', 'Make it smaller.'),
  ],
  suggestedListing: { name: 'A', tagline: null, description: null, categories: [], pricing: null },
  suggestedCategories: [],
  nextFreeWeeks: [],
}

it('is a table with failures first, and nothing in it moves the cursor', () => {
  const table = toTable(report, { target: './dist', width: 60, hasColor: false })
  expect(table).toContain(
    './dist\n40 of 100, limited to 40: the page’s styles don’t load\n1 error · 1 warning · 1 passed · 1 not checked\n',
  )
  expect(table.indexOf('✗ The page-width')).toBeLessThan(table.indexOf('! The title'))
  expect(table).toContain('  Fix: Replace it with:\n    <title>```` A  </title>\n')
  expect(table).toMatch(/✓ Passed: The https\n– Not checked: The compression \(on a private host\)\n$/)
  expect(Array.from(table).filter((character) => (character < ' ' && character !== '\n') || character === '\u202e')).toEqual([])
  expect(toTable(report, { target: './dist', width: 60, hasColor: true })).toContain('\u001b[31m✗\u001b[39m')
})

it('is Markdown in which a page’s words are text, and its snippets code', () => {
  const markdown = toMarkdown(report, { target: './dist', day: 'November 22, 2026' })
  expect(markdown).toContain('# Launch audit of ./dist\n\n**40 of 100** on November 22, 2026')
  expect(markdown).toContain('\n---\n\n**Limited to 40:** the page’s styles don’t load\n\n**Passed:** The https\n')
  expect(markdown).toContain('\n`````\n<title>```` A  </title>\n`````\n')
  expect(markdown).toContain('\\<b\\>')
  expect(markdown).not.toContain('@everyone')
})

it.each([
  { file: null, uri: 'localhost%3A5173/docs/index.html' },
  { file: 'my site/dist/index.html', uri: 'my%20site/dist/index.html' },
])('is SARIF 2.1.0 on $uri', ({ file, uri }) => {
  const { version, runs } = JSON.parse(toSarif([{ report, file, source: '' }], '1.0.0'))
  const [{ tool, results }] = runs
  expect([version, runs.length, tool.driver.name, tool.driver.rules.length]).toEqual(['2.1.0', 1, 'Slipway', 4])
  expect(results).toHaveLength(2)
  for (const { ruleId, ruleIndex, level, message, locations, partialFingerprints } of results) {
    expect(tool.driver.rules[ruleIndex].id).toBe(ruleId)
    expect(level).toBe(ruleId === 'title' ? 'warning' : 'error')
    expect(message.text).toContain('\n\n')
    expect(locations[0].physicalLocation).toEqual({ artifactLocation: { uri }, region: { startLine: 1 } })
    // A relative reference (RFC 3986 section 4.2), because GitHub refuses every scheme.
    expect(uri.split('/')[0]).not.toContain(':')
    expect(partialFingerprints.primaryLocationLineHash).toMatch(/^[0-9a-f]{16}$/)
  }
  expect(new Set(results.map((result: { partialFingerprints: object }) => JSON.stringify(result.partialFingerprints))).size).toBe(2)
})

it.each([
  ['quotes what stands on one line', '<html>\n<head>\n<title>Red teapots</title>', '“Red teapots” is short.', 3],
  ['quotes what stands on two', '<p>Red teapots\n<p>Red teapots', '“Red teapots” is short.', 1],
  ['quotes nothing', '<html>\n<title>', 'Too short.', 1],
])('is SARIF with the line if a finding %s', (_, source, detail, line) => {
  const [run] = JSON.parse(
    toSarif([{ report: { ...report, checks: [check('title', 'warn', detail)] }, file: 'a.html', source }], '1.0.0'),
  ).runs
  expect(run.results[0].locations[0].physicalLocation.region).toEqual({ startLine: line })
})

it.each([
  ['nothing of this page', [{ ...report, url: 'http://localhost/other/' }], null],
  [
    'a worse page',
    [{ ...report, score: 30, checks: [check('title', 'warn', ''), check('dates', 'fail', '')] }],
    '**Before:** 30 of 100. **New:** The page-width. **Fixed:** The dates.',
  ],
  ['the same', [report], '**Before:** 40 of 100. No findings have come or gone.'],
])('says in Markdown what changed since a baseline that has %s', (_, before, words) => {
  const [, , third] = toMarkdown(report, { target: './dist', day: 'November 22, 2026', before }).split('\n\n')
  if (words === null) expect(third).not.toContain('Before')
  else expect(third).toBe(words)
})

it('is JUnit XML, in which an error fails, a warning speaks and what wasn’t checked was skipped', () => {
  const xml = toJunit([{ report, named: './dist' }])
  const $ = load(xml, { xml: true })
  expect($('testsuite').attr('failures')).toBe('1')
  const inside = $('testcase')
    .toArray()
    .map((one) => [$(one).attr('name'), $(one).children()[0]?.name])
  expect(inside).toEqual([
    ['The title (title)', 'system-out'],
    ['The https (https)', undefined],
    ['The compression (compression)', 'skipped'],
    ['The page-width (page-width)', 'failure'],
  ])
  expect(xml).not.toMatch(/(?!\n)\p{Cc}/u)
})

it('leaves out what a project ignores, and what stood in an earlier report isn’t new', () => {
  const aside = applyRules({ ...report, limit: null }, { ignore: { 'page-width': 'A map, on purpose.', https: 'unused' }, levels: {} })
  expect(countChecks(aside)).toBe('0 errors · 1 warning · 1 passed · 2 not checked')
  expect(aside.checks.at(-1)).toMatchObject({ status: 'pass', detail: 'Not checked: A map, on purpose.', fix: null })
  expect(aside.score).toBeGreaterThan(report.score)
  expect(newFindings([report], [aside])).toEqual(['The page-width'])
  expect(newFindings([report, { ...report, url: 'http://localhost:1/a/' }], [report])).toEqual(['The page-width (/a/)', 'The title (/a/)'])
})

it('calls nothing new or fixed that the other audit was too busy to check', () => {
  const busy = { ...report, checks: [...report.checks.slice(0, 3), check('page-width', 'pass', 'Not checked: we were busy.')] }
  expect(changesSince(report, [busy])).toMatchObject({ added: [], fixed: [] })
  expect(changesSince(busy, [report])).toMatchObject({ added: [], fixed: [] })
})

it.each([
  [{ failOn: 'error' }, ['1 finding: The page-width.']],
  [{ failOn: 'warning' }, ['2 findings: The page-width, The title.']],
  [{ failUnder: 40 }, []],
  [{ failUnder: 41 }, ['The score is 40, below 41.']],
  [{ budgets: { bytes: 1200, requests: 3 } }, []],
  [{ budgets: { bytes: 1199, requests: 2 } }, ['1200 bytes exceed the budget of 1199.', '3 requests exceed the budget of 2.']],
] as const)('with %j, CI is told %j', (asked, said) => {
  const options = { failUnder: null, failOn: null, baseline: null, budgets: {}, ...asked }
  expect(complaintsAbout([{ named: './dist', report: { ...report, loaded: { bytes: 1200, requests: 3 } } }], null, options)).toEqual(said)
})

it('counts a finding as what the project says it is', () => {
  const ruled = applyRules(report, { ignore: {}, levels: { title: 'error', 'page-width': 'warning', https: 'error' } })
  expect(ruled.checks.map(({ id, status }) => [id, status])).toEqual([
    ['title', 'fail'],
    ['https', 'pass'],
    ['compression', 'pass'],
    ['page-width', 'warn'],
  ])
})

it('joins the browser and the crawler, in words that fit a command', () => {
  const seen = {
    url: report.url,
    score: 0,
    listing: report.suggestedListing,
    limit: { score: 30, reason: 'an overlay hides the page' },
    caps: {},
  }
  const joined = joinBrowser(report, {
    ...seen,
    checks: [check('title', 'pass', 'Found.'), check('visible-content', 'fail', 'Covered.', 'C')],
  })
  expect(joined.limit).toEqual(seen.limit)
  expect(joined.score).toBeLessThanOrEqual(30)
  expect(joined.checks.map(({ id }) => id)).toEqual(['visible-content', 'page-width', 'title', 'https', 'compression'])
  expect(joined.checks.find(({ id }) => id === 'title')?.detail).toMatch(/In the browser: Found\.$/)
})
