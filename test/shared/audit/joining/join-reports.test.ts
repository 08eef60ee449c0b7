import { describe, expect, it, test } from 'vitest'
import { joinReports, type TabAudit } from '../../../../shared/audit/joining/join-reports.ts'
import type { Check, ReadinessReport } from '../../../../shared/schemas/readiness.ts'
import { literalListing } from '../../../support/literal-page.ts'

const check = (id: string, status: Check['status'], detail: string): Check => ({
  id,
  label: id,
  status,
  detail,
  fix: status === 'pass' ? null : `Fix ${id}.`,
})
const weights = { 'http-status': 2, indexable: 10, title: 6, h1: 2, lang: 1, 'before-scripts': 4 }

const tabOf = (checks: Check[], more: Partial<TabAudit> = {}): TabAudit => ({
  url: 'https://acme.dev/',
  listing: literalListing,
  limit: null,
  caps: {},
  score: 100,
  checks,
  weights,
  ...more,
})
const reportOf = (checks: Check[], more: Partial<ReadinessReport> = {}): ReadinessReport => ({
  ok: true,
  url: 'https://acme.dev/',
  score: 100,
  checks,
  suggestedListing: literalListing,
  suggestedCategories: [],
  nextFreeWeeks: [],
  ...more,
})
const fresh = { changed: new Set<string>(), isRecent: true }

describe('two findings of one check', () => {
  const good = check('title', 'pass', 'Found, 40 characters.')
  const short = check('title', 'warn', 'Too short.')
  const none = check('title', 'fail', 'No page title.')
  const named = check('field-labels', 'pass', 'Every form field has an accessible name.')
  const served = check('field-labels', 'fail', 'A field has no label.')
  const onOther = check('field-labels', 'fail', 'On /book: A field has no label.')
  const both = check('field-labels', 'fail', `${served.detail} ${onOther.detail}`)
  const unmeasured = check('title', 'pass', 'Not measured: no.')
  const priced = check('pricing', 'pass', 'Found on /rooms: 118 €')
  const broken = check('title', 'warn', 'This check failed to run.')

  it.each<[fact: string, tab: Check, crawler: Check, changed: string[], detail: string, seenBy: string, aside: string | null]>([
    ['agree', good, good, [], good.detail, 'both', null],
    ['agree that all is well, in other words', good, { ...good, detail: 'Found, 42.' }, [], 'Found, 42.', 'both', null],
    [
      'agree that something is wrong, for another reason',
      short,
      { ...short, detail: 'Too long.' },
      [],
      short.detail,
      'both',
      'Our crawler saw: Too long.',
    ],
    ['other pages have it', named, onOther, [], onOther.detail, 'crawler', `In your tab: ${named.detail}`],
    ['the page and others have it, but scripts mend the page', named, both, [], onOther.detail, 'crawler', `In your tab: ${named.detail}`],
    ['the page and others have it', served, both, [], `${served.detail} ${onOther.detail}`, 'both', null],
    ['the tab has something else', { ...served, status: 'warn' }, onOther, [], `${served.detail} ${onOther.detail}`, 'both', null],
    [
      'the crawler’s is worse, and about dates of another page',
      good,
      { ...none, detail: 'On /dates: No such date exists.' },
      [],
      'On /dates: No such date exists.',
      'crawler',
      null,
    ],
    ['scripts mend what the crawler saw', named, served, [], named.detail, 'tab', null],
    ['the crawler’s is worse', good, none, [], none.detail, 'crawler', `In your tab: ${good.detail}`],
    [
      'the crawler’s is worse, and about another page',
      good,
      { ...none, detail: 'A field is wrong: “Days” (/order).' },
      [],
      'A field is wrong: “Days” (/order).',
      'crawler',
      null,
    ],
    [
      'the crawler’s is worse, and about two pages',
      good,
      { ...none, detail: 'There are two prices: “$4” and “$5” on /prices.' },
      [],
      'There are two prices: “$4” and “$5” on /prices.',
      'crawler',
      null,
    ],
    ['prices are on another page', check('pricing', 'warn', 'None.'), priced, [], priced.detail, 'crawler', null],
    ['the tab’s is worse', none, short, [], none.detail, 'tab', `Our crawler saw: ${short.detail}`],
    ['the tab’s has got better since', good, none, ['title'], good.detail, 'tab', `Our crawler saw: ${none.detail}`],
    ['the tab’s has got worse since', none, good, ['title'], none.detail, 'tab', `Our crawler saw: ${good.detail}`],
    ['the tab couldn’t measure it', unmeasured, short, [], short.detail, 'crawler', null],
    ['the tab can’t check it', { ...unmeasured, detail: 'Not checked on a private host.' }, good, [], good.detail, 'crawler', null],
    ['the check failed to run in the tab', broken, good, [], good.detail, 'crawler', null],
    ['the check failed to run on the server', good, broken, [], good.detail, 'tab', null],
  ])('%s', (_fact, tab, crawler, changed, detail, seenBy, aside) => {
    const { checks } = joinReports(tabOf([tab]), reportOf([crawler]), { changed: new Set(changed), isRecent: true })
    expect(checks).toEqual([expect.objectContaining({ detail, seenBy, aside })])
  })
})

test('the fix of the page and of others is the tab’s, and the crawler’s for the others', () => {
  const label = (name: string) => `<input aria-label="…" name="${name}">`
  const fix = `Make these changes:\n<!-- Add labels: -->\n${label('old')}\n\n<!-- On https://acme.dev/book, add labels: -->\n${label('day')}`
  const tab: Check = { ...check('field-labels', 'fail', 'A field has no label.'), fix: `Add labels:\n${label('new')}` }
  const crawler: Check = { ...check('field-labels', 'fail', 'A field has no label. On /book: A field has no label.'), fix }
  expect(joinReports(tabOf([tab]), reportOf([crawler]), fresh).checks[0]?.fix).toBe(fix.replace('"old"', '"new"'))
  const good = check('field-labels', 'pass', 'Every form field has an accessible name.')
  expect(joinReports(tabOf([good]), reportOf([crawler]), fresh).checks[0]?.fix).toBe(
    `On https://acme.dev/book, add labels:\n${label('day')}`,
  )
})

test('the list holds everything, the costliest first, with what only one of them saw', () => {
  const tab = tabOf([check('title', 'pass', 'Found.'), check('lang', 'pass', 'Found: en.'), check('contrast', 'fail', 'Grey.')])
  const report = reportOf([check('lang', 'pass', 'Found: en.'), check('http-status', 'pass', '200.'), check('newer', 'pass', 'New.')])
  expect(joinReports(tab, report, fresh).checks.map(({ id, seenBy }) => `${id} ${seenBy}`)).toEqual([
    'contrast tab',
    'title tab',
    'http-status crawler',
    'lang both',
    'newer crawler',
  ])
})

describe('the joined score', () => {
  const bad = check('title', 'fail', 'No page title.')
  const rest = [check('indexable', 'pass', 'Yes.'), check('h1', 'pass', 'Found: “A”.')]
  const styles = { score: 40, reason: 'the page’s styles don’t load' }

  it.each<[fact: string, tab: TabAudit, report: ReadinessReport, score: number, limit: string | null]>([
    ['counts each check once, by its weight', tabOf([bad, ...rest]), reportOf([bad, ...rest], { score: 66 }), 66, null],
    ['keeps the tab’s limit', tabOf(rest, { limit: styles }), reportOf(rest), 40, styles.reason],
    ['keeps the crawler’s limit', tabOf(rest), reportOf(rest, { score: 50 }), 50, 'search engines can’t index the page'],
    ['keeps the lower limit', tabOf(rest, { limit: styles }), reportOf(rest, { score: 50 }), 40, styles.reason],
    [
      'sees no limit in a score that the findings explain',
      tabOf(rest),
      reportOf([bad, check('lang', 'pass', '')], { score: 20 }),
      68,
      null,
    ],
    ['sees no limit in any other score', tabOf(rest), reportOf(rest, { score: 30 }), 100, null],
    [
      'doesn’t count a check that failed to run',
      tabOf([...rest, check('lang', 'warn', 'This check failed to run.')]),
      reportOf(rest),
      100,
      null,
    ],
  ])('%s', (_fact, tab, report, score, limit) => {
    const joined = joinReports(tab, report, { ...fresh, isRecent: false })
    expect([joined.score, joined.limit?.reason ?? null]).toEqual([score, limit])
  })
})

describe('what visitors and crawlers get', () => {
  const h1 = (text: string) => check('h1', 'pass', `Found: “${text}”.`)
  const lang = (tag: string) => check('lang', 'pass', `Found: ${tag}.`)
  const served = check('before-scripts', 'pass', 'Link previews and agents get the same title.')
  const scripted = check('before-scripts', 'warn', 'They get another title.')
  const page = [h1('Tides'), lang('en'), served]
  const twoViews = (tab: TabAudit, report: ReadinessReport, settings: Partial<typeof fresh> = {}) =>
    joinReports(tab, report, { ...fresh, ...settings }).checks.find(({ id }) => id === 'two-views')?.detail ?? null

  it('says nothing of what the crawler was too busy to check', () => {
    const busy = [check('h1', 'pass', 'Not checked: we were busy.'), check('lang', 'pass', 'Not checked: we were busy.')]
    expect(twoViews(tabOf(page), reportOf(busy))).toBeNull()
  })

  it.each<[fact: string, tab: TabAudit, report: ReadinessReport, says: string]>([
    ['another page', tabOf(page), reportOf(page, { url: 'https://acme.dev/login?next=1' }), 'redirected to https://acme.dev/login?next=1'],
    ['a bot check', tabOf(page), reportOf(page, { score: 20 }), 'a page without a product, such as a bot check'],
    ['another heading', tabOf(page), reportOf([h1('Gezeiten'), lang('en')]), 'the heading “Gezeiten” instead of “Tides”'],
    ['another language', tabOf(page), reportOf([h1('Tides'), lang('de')]), 'the language de instead of en'],
    [
      'another name',
      tabOf(page),
      reportOf(page, { suggestedListing: { ...literalListing, name: 'Login' } }),
      'the name “Login” instead of “Acme”',
    ],
  ])('differs: %s', (_fact, tab, report, says) => expect(twoViews(tab, report)).toContain(says))

  it.each<[fact: string, tab: TabAudit, report: ReadinessReport, settings?: Partial<typeof fresh>]>([
    ['they get the same', tabOf(page), reportOf(page)],
    [
      'the URLs differ in a slash and a query',
      tabOf(page, { url: 'https://acme.dev/app?a=1#b' }),
      reportOf(page, { url: 'https://acme.dev/app/' }),
    ],
    ['scripts write the heading, as “before-scripts” says', tabOf([h1('Tides'), scripted]), reportOf([h1('Loading')])],
    ['the heading was edited since', tabOf(page), reportOf([h1('Waves')]), { changed: new Set(['h1']) }],
    ['the audit is old', tabOf(page), reportOf([h1('Waves')], { url: 'https://acme.dev/old' }), { isRecent: false }],
    ['the tab sees no product either', tabOf(page, { limit: { score: 20, reason: '' } }), reportOf(page, { score: 20 })],
    ['the crawler got what the page is without scripts', tabOf([h1('Tides'), scripted]), reportOf(page, { score: 20 })],
    ['one of them found no heading', tabOf(page), reportOf([check('h1', 'warn', 'No <h1> heading.')])],
  ])('is left out if %s', (_fact, tab, report, settings) => expect(twoViews(tab, report, settings)).toBeNull())

  it.each<[fact: string, report: ReadinessReport, status: string]>([
    [
      'was redirected',
      reportOf([check('h1', 'warn', 'None.'), check('http-status', 'pass', '200.')], { url: 'https://acme.dev/login' }),
      'warn',
    ],
    ['met a bot check', reportOf([check('indexable', 'pass', 'Yes.'), check('h1', 'warn', 'None.')], { score: 20 }), 'fail'],
  ])('is one finding if the crawler %s: the tab alone tells about the product’s page', (_fact, report, status) => {
    const { checks } = joinReports(tabOf(page), report, fresh)
    expect(checks[0]).toMatchObject({ id: 'two-views', status })
    expect(checks.find(({ id }) => id === 'h1')).toMatchObject({ status: 'pass', seenBy: 'tab', aside: null })
  })
})
