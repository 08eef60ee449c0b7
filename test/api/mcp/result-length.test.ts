import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packContent } from '../../../api/actions/audit/page-pictures.ts'
import { toToolResult } from '../../../api/mcp/answer.ts'
import { tools } from '../../../api/mcp/tools/registry.ts'
import type { ReportContent } from '../../../api/domain/report.ts'
import { checks as definitions } from '../../../shared/audit/checks/index.ts'
import type { Check } from '../../../shared/schemas/readiness.ts'
import { literalLaunch } from '../../support/literal-launch.ts'
import { literalReport } from '../../support/literal-report.ts'
import { openLaunchWorld, callerOf, ada, type LaunchWorld } from '../../support/launch-world.ts'
import { literalEntry, putDirectories } from '../../support/literal-directory.ts'
import { liveLaunch } from '../../support/live-launch.ts'
import { putAll } from '../../support/put-all.ts'

type Fields = Record<string, unknown> & { guidance: string; checks: Check[]; items: { slug: string }[]; nextCursor?: string | null }

const long = (length: number) => 'Anchors aweigh '.repeat(length).slice(0, length)
const own = Array.from({ length: 60 }, (_, at) =>
  literalLaunch({
    slug: `own-${at}`,
    ownerId: ada.id,
    name: long(120),
    rejectionReason: long(500),
    createdAt: new Date(at * 1000).toISOString(),
  }),
)
const live = Array.from({ length: 60 }, (_, at) =>
  liveLaunch({
    slug: `live-${at}`,
    name: `Live ${at}`,
    tagline: long(200),
    url: `https://live-${at}.example/${long(1000).replaceAll(' ', '-')}`,
  }),
)
const directories = Array.from({ length: 60 }, (_, at) =>
  literalEntry(
    `board-${at}`,
    { free: at % 2 === 0, domainRating: at, ...(at % 5 === 0 && { link: 'followed' as const }) },
    { tagline: long(60), focus: at < 12 ? 'Tools of a developer' : 'Everybody' },
  ),
)
let opened: LaunchWorld
beforeAll(async () => {
  opened = await openLaunchWorld({ launches: [...own, ...live] })
  await putDirectories(opened.world, directories)
})
afterAll(() => opened.close())

/** A tool’s result as clients get it: the text for those that show only that, the fields for the others. */
async function call(name: keyof typeof tools, given: Record<string, unknown>) {
  const answer = await tools[name].prepare(given).run(opened.world, callerOf(ada))
  const { content, structuredContent } = toToolResult(opened.world, answer)
  const [first] = content
  const text = first?.type === 'text' ? first.text : ''
  return { text, fields: structuredContent as Fields, lengths: [text.length, JSON.stringify(structuredContent).length] }
}
const errorOf = (name: keyof typeof tools, given: Record<string, unknown>) => call(name, given).catch((error: Error) => error.message)

/** More than a visit runs: some need the browser’s tab. */
const max = definitions.length

/** Keeps a report in which the first checks fail, the next ones warn and the others pass. */
async function keepReport(
  failing: number,
  warning: number,
  texts: { detail: string; fix: string; listing: string; url: string },
  count = max,
) {
  const checks = definitions.slice(0, count).map(({ id, label }, at): Check => {
    const status = at < failing ? 'fail' : at < failing + warning ? 'warn' : 'pass'
    return { id, label, status, detail: texts.detail, fix: status === 'pass' ? null : texts.fix }
  })
  const listing = {
    name: texts.listing,
    tagline: texts.listing,
    description: texts.listing,
    categories: ['developer-tools'],
    pricing: null,
  }
  const changes = checks.map(({ id, label }, at) => ({
    id,
    label,
    change: (['fixed', 'open', 'new', 'unobserved'] as const)[at % 4] ?? 'new',
  }))
  const content = { checks, limit: null, listing, previews: {}, about: {}, missed: {}, comparison: { since: 0, changes } }
  const id = '0123456789abcdef'.repeat(2)
  const packed = packContent(content as unknown as ReportContent) ?? ''
  await putAll(opened.world.store, 'reports', [literalReport(id, { url: texts.url })])
  await putAll(opened.world.store, 'reportBodies', [{ id, packed }])
  return { report: id, checks }
}

const plain = { detail: 'Found 3 of 9.', fix: 'Add this:\n<b>', listing: 'Finchnote', url: 'https://acme.dev/' }
const texts = {
  plain,
  'long words': {
    ...plain,
    detail: long(900),
    fix: `Add this:\n${long(3000)}`,
    listing: long(2000),
    url: `https://acme.dev/${'a'.repeat(2000)}`,
  },
  'quotes alone': { detail: '"'.repeat(300), fix: '"'.repeat(1500), listing: '"\\'.repeat(1000), url: 'https://acme.dev/?"""""' },
  'line breaks alone': { ...plain, detail: '\n'.repeat(300), fix: '\n'.repeat(1500), listing: '\n'.repeat(2000) },
  'control characters and emoji': { ...plain, detail: '\u0001'.repeat(300), fix: '🛶\u{2028}'.repeat(500), listing: '🛶'.repeat(999) },
}

describe.each(Object.entries(texts))('a report with %s', (_, words) => {
  it.each([
    [0, 0],
    [3, 9],
    [20, 20],
    [max, 0],
    [0, max],
  ])('and %i errors and %i warnings has at most 5,000 characters in both forms, and names every check', async (failing, warning) => {
    const { report, checks } = await keepReport(failing, warning, words)
    const ignored = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`${'q'.repeat(58)}${at}`, 1]))
    const { text, fields, lengths } = await call('check_launch_readiness', { url: 'acme.dev', report, ...ignored })
    expect(Math.max(...lengths)).toBeLessThanOrEqual(5000)
    const named = [fields['alsoOpen'], fields['passed']].flatMap((names) =>
      typeof names === 'string' && names !== '' ? names.split(', ') : [],
    )
    expect([...fields.checks.map(({ id }) => id), ...named].toSorted()).toEqual(checks.map(({ id }) => id).toSorted())
    expect(fields.checks.map(({ status }) => status)).toEqual(fields.checks.map(({ status }) => status).toSorted())
    const cut = fields.checks.filter(({ detail, fix }) => detail !== words.detail || fix !== words.fix)
    for (const { id, detail, fix } of cut) {
      expect([detail, fix].join('')).toContain(' … (shortened)')
      expect(/Shortened: (.*?)\./.exec(fields.guidance)?.[1]?.split(', ')).toContain(id)
    }
    if (cut.length > 0 || named.length > 0)
      expect(fields.guidance).toContain('call again with `report` set to the report’s URL (no new visit) and `detail` set to')
    for (const form of [text, JSON.stringify(fields)]) expect(form.isWellFormed()).toBe(true)
    expect(text.split('\n').slice(0, 4)).toEqual(fields.guidance.split('\n').slice(0, 4))
  })
})

it('errors come with their whole fix before any warning does', async () => {
  const { report } = await keepReport(3, 30, { ...plain, fix: `Add this:\n${'x'.repeat(400)}` })
  const { fields } = await call('check_launch_readiness', { url: 'acme.dev', report })
  expect(fields.checks.slice(0, 3).map(({ status, fix }) => [status, fix?.length])).toEqual([
    ['fail', 410],
    ['fail', 410],
    ['fail', 410],
  ])
})

it('every error comes with the beginning of its fix, however long the others are', async () => {
  const { report, checks } = await keepReport(5, 30, texts['long words'], 51)
  const { fields } = await call('check_launch_readiness', { url: 'acme.dev', report })
  expect(fields.checks.map(({ id }) => id)).toEqual(checks.slice(0, 5).map(({ id }) => id))
  for (const { fix } of fields.checks) expect(fix).toMatch(/^Add this:/)
})

it('`detail` shows a whole report, or chosen checks of it, without another visit', async () => {
  const { report, checks } = await keepReport(40, 5, texts['long words'])
  const whole = await call('check_launch_readiness', { url: 'acme.dev', report, detail: 'all' })
  expect(whole.fields.checks).toEqual(checks)
  const open = await call('check_launch_readiness', { url: 'acme.dev', report, detail: 'open' })
  const isOpen = ({ status }: { status: string }) => status !== 'pass'
  expect(open.fields.checks).toEqual(whole.fields.checks.filter(isOpen))
  for (const seen of ['suggestedListing', 'nextFreeWeeks']) expect([whole, open].map(({ fields }) => seen in fields)).toEqual([true, false])
  const some = await call('check_launch_readiness', { url: 'acme.dev', report, detail: 'title,og-image title' })
  expect(some.fields.checks).toEqual(checks.filter(({ id }) => id === 'title' || id === 'og-image'))
  expect(some.text).toContain('Only the checks you asked for.')
  expect(opened.visits).toEqual([])
})

it.each([
  [
    { detail: 'titel' },
    'Unknown check in `detail`: “titel”. Did you mean title? `detail` takes "open", "all" or ids from the report, such as "title, og-image".',
  ],
  [{ report: 'f'.repeat(32) }, 'Report not found: it may have expired or been deleted. Leave `report` out to audit the site.'],
  [{ report: 'f'.repeat(32), since: 'f'.repeat(32) }, 'Leave `since` out when you pass `report`: the site isn’t visited.'],
])('%j is refused before a visit', async (given, message) => {
  expect(await errorOf('check_launch_readiness', { url: 'acme.dev', ...given })).toBe(message)
  expect(opened.visits).toEqual([])
})

describe('a long list', () => {
  it.each([
    ['get_my_launches', {}, 60],
    ['search_products', { limit: 50 }, 60],
    ['list_launch_directories', { limit: 100 }, 60],
  ] as const)('of %s comes in pages of at most 10,000 characters, each item once', async (name, given, total) => {
    const slugs: string[] = []
    for (let cursor: string | null | undefined; cursor !== null;) {
      const { text, fields, lengths } = await call(name, { ...given, ...(cursor !== undefined && { cursor }) })
      expect(Math.max(...lengths)).toBeLessThanOrEqual(10_000)
      slugs.push(...fields.items.map(({ slug }) => slug))
      cursor = fields.nextCursor ?? null
      expect(text.includes('call again with nextCursor as `cursor`')).toBe(cursor !== null)
    }
    expect([slugs.length, new Set(slugs).size]).toEqual([total, total])
  })

  it.each(['get_my_launches', 'list_launch_directories'] as const)('of %s says that a cursor is unknown', async (name) => {
    expect(await errorOf(name, { cursor: 'nonsense' })).toBe(
      'Unknown cursor. Use the nextCursor of the previous page, with the same arguments.',
    )
  })

  it('of directories says that a page has 25', async () => {
    const { text, fields } = await call('list_launch_directories', { limit: 26 })
    expect([fields.items.length, text.split('\n')[0]]).toEqual([
      25,
      '25 of 60 directories, highest domain rating first. A page has at most 25. For more, call again with nextCursor as `cursor` and the other arguments unchanged.',
    ])
  })
})

describe('directories', () => {
  it.each([
    [{ free: true }, 30],
    [{ followed: true }, 12],
    [{ minDomainRating: 50 }, 10],
    [{ query: 'DEVELOPER tools' }, 12],
    [{ query: 'developer', free: true, followed: true }, 2],
  ])('%j are few', async (given, count) => {
    const { text } = await call('list_launch_directories', { ...given, limit: 1 })
    expect(text).toMatch(new RegExp(`^1 of ${count} directories`))
  })

  it('say so when none match', async () => {
    expect((await call('list_launch_directories', { query: 'submarines' })).text).toMatch(/^No directories match\. Try removing a filter\./)
  })
})
