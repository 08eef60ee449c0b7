import { describe, expect, test } from 'vitest'
import { readShipped } from '../../../../../api/directories/shipped.ts'
import type { KnownProduct } from '../../../../../api/domain/elsewhere/fields/field-values.ts'
import { missingFields, prepareTexts, tooLongFields } from '../../../../../api/domain/elsewhere/fields/prepare-texts.ts'
import { wayOf } from '../../../../../api/domain/elsewhere/fields/ways.ts'
import { defaultPlan } from '../../../../../api/domain/elsewhere/default-plan.ts'
import type { ElsewherePlan } from '../../../../../api/domain/elsewhere/records.ts'
import type { Launch } from '../../../../../api/domain/launch/launch.ts'
import { isFieldName } from '../../../../../shared/fill/fields.ts'
import { literalEntry } from '../../../../support/literal-directory.ts'
import { literalLaunch } from '../../../../support/literal-launch.ts'
import { literalListings } from '../../../../support/literal-listings.ts'

const berth = (facts: Parameters<typeof literalEntry>[1] = {}) => literalEntry('berth', facts)
const tidewatch = literalLaunch({
  name: 'Tidewatch',
  tagline: 'Tide tables from your harbour’s own gauges',
  description: 'Turns harbour gauges into a tide table. Made for small crews that share one boat.',
  url: 'https://tidewatch.example/',
  categories: ['data-analytics', 'ai'],
  openSource: true,
  pricing: 'one_time',
  twitterUsername: 'tidewatch',
})
const product = (launch: Partial<Launch> = {}, plan: Partial<ElsewherePlan> | null = null): KnownProduct => ({
  launch: { ...tidewatch, ...launch },
  maker: { links: ['https://ada.example/', 'https://github.com/ada/tidewatch'] },
  plan: plan === null ? null : { ...defaultPlan(tidewatch, null, 'ada', '2026-11-01T00:00:00Z'), ...plan },
})
const valuesAt = (directory: ReturnType<typeof berth>, known: KnownProduct) =>
  prepareTexts({ ...known, directory }).map(({ label, value }) => [label, value])

test.each([
  ['name', {}, 'Tidewatch', 'listing'],
  ['tagline', {}, 'Tide tables from your harbour’s own gauges', 'listing'],
  ['url', {}, 'https://tidewatch.example/', 'listing'],
  ['category', {}, 'Databases & analytics', 'rule'],
  ['categories', {}, 'Databases & analytics, AI', 'rule'],
  ['tags', {}, 'AI, open source', 'rule'],
  [
    'tags',
    {
      categories: ['finance-accounting'],
      tagline: 'Invoicing for freelancers',
      description: 'Invoices and bookkeeping.',
      openSource: false,
    },
    'invoicing, invoices, bookkeeping',
    'rule',
  ],
  ['tags', { targetKeyword: 'tide tables', openSource: false }, 'AI, tide tables', 'rule'],
  ['pricing', {}, 'One-time purchase', 'rule'],
  ['price', { pricing: 'free' as const }, 'Free', 'rule'],
  ['makerName', {}, 'Ada', 'listing'],
  ['makerUrl', {}, 'https://ada.example/', 'listing'],
  ['github', {}, 'https://github.com/ada/tidewatch', 'listing'],
  ['github', { url: 'https://github.com/crew/gauges' }, 'https://github.com/crew/gauges', 'listing'],
  ['github', { repository: 'https://codeberg.org/crew/tidewatch' }, 'https://codeberg.org/crew/tidewatch', 'listing'],
  ['twitter', {}, '@tidewatch', 'listing'],
  ['launchDate', { requestedLaunchDate: '2026-11-30' }, '2026-11-30', 'listing'],
  ['firstComment', { firstComment: 'I missed the tide.' }, 'I missed the tide.', 'listing'],
  ['video', { demoVideoUrl: 'https://tidewatch.example/demo.mp4' }, 'https://tidewatch.example/demo.mp4', 'listing'],
])('%s comes from the listing %j', (field, launch, value, source) => {
  const texts = prepareTexts({ ...product(launch), directory: berth({ fields: [field] }) })
  expect(texts).toEqual([expect.objectContaining({ field, value, source, isCut: false, length: null, limit: null })])
})

test.each([
  ['fr', 'Devis et factures pour artisans', 'factures'],
  ['ja', '請求書', '請求書'],
  ['en-GB', 'Invoices for plumbers', 'invoices, plumbers, business'],
])('tags are in the product’s language: %s, %s', (language, tagline, value) => {
  const { plan, ...known } = product({ categories: ['business', 'finance-accounting'], tagline, description: '', openSource: false }, {})
  const own = plan && {
    ...plan,
    product: { ...defaultPlan(tidewatch, null, 'ada', '2026-11-01T00:00:00Z').product, languages: [language] },
  }
  expect(prepareTexts({ ...known, plan: own, directory: berth({ fields: ['tags'] }) })[0]?.value).toBe(value)
})

describe('what the listing doesn’t say', () => {
  const asks = berth({ fields: ['name', 'email', 'competitors', 'platforms', 'price', 'logo'] })
  test('is missing until it’s answered once, even with “none”', () => {
    const directory = asks
    expect(missingFields({ ...product(), directory })).toEqual(['email', 'price', 'platforms', 'competitors'])
    const answers = { email: 'ada@tidewatch.example', competitors: '', price: 'From $12' }
    const answered = product({}, { answers })
    expect(missingFields({ ...answered, directory })).toEqual([])
    expect(valuesAt(asks, answered)).toEqual([
      ['Name', 'Tidewatch'],
      ['Contact email', 'ada@tidewatch.example'],
      ['Price', 'From $12'],
      ['Platforms', 'Web'],
    ])
  })
  test.each([
    ['is only the contact email where a directory’s fields aren’t known', {}, {}, ['email']],
    ['is nothing there once it’s answered', {}, { email: 'ada@tidewatch.example' }, []],
    ['is nothing there for who has none', {}, { email: '' }, []],
    ['isn’t the contact email where a directory is known not to ask for it', { fields: ['name', 'url'] }, {}, []],
  ])('%s', (_what, facts, answers, missing) => {
    expect(missingFields({ ...product({ pricing: null }, { answers }), directory: berth(facts) })).toEqual(missing)
  })
})

describe('a limit', () => {
  test('cuts, and says what was cut', () => {
    const [text] = prepareTexts({ ...product(), directory: berth({ fields: ['description'], limits: { description: 60 } }) })
    expect(text).toMatchObject({ value: 'Turns harbour gauges into a tide table.', limit: 60, from: 81, isCut: true, length: null })
  })
  test('that isn’t known gives the usual lengths, up to the first that takes the whole text', () => {
    const description = `${'A sentence of thirty characters'.padEnd(99, ' and')}. `.repeat(4)
    expect(
      prepareTexts({ ...product({ description }), directory: berth({ fields: ['description'] }) }).map(({ label, value }) => [
        label,
        value.length,
      ]),
    ).toEqual([
      ['Description, up to 260 characters', 201],
      ['Description', 403],
    ])
  })
  test.each([
    ['Ledgerline: bookkeeping for studios', 20, 'Ledgerline'],
    ['Ledgerline (beta)', 12, 'Ledgerline'],
    ['Red Dot Books', 9, 'Red Dot'],
    ['Donaudampfschifffahrt', 12, ''],
  ])('leaves a name without an ellipsis: %s, %i', (name, limit, value) => {
    const preparing = { ...product({ name }), directory: berth({ fields: ['name'], limits: { name: limit } }) }
    const texts = prepareTexts(preparing)
    expect(texts[0]?.value).toBe(value)
    expect(tooLongFields(texts)).toEqual(value === '' ? ['name'] : [])
  })
  test('never cuts a URL', () => {
    const [text] = prepareTexts({ ...product(), directory: berth({ fields: ['url'], limits: { url: 10 } }) })
    expect(text).toMatchObject({ value: '', isCut: true })
  })
})

describe('a place without a form', () => {
  const post = `${tidewatch.description}\n\n${tidewatch.url}`
  test.each([
    [
      'community',
      {},
      [
        ['Title', 'Tidewatch – Tide tables from your harbour’s own gauges'],
        ['Post', post],
      ],
    ],
    [
      'community',
      { firstComment: 'I missed the tide.' },
      [
        ['Title', 'Tidewatch – Tide tables from your harbour’s own gauges'],
        ['Post', `I missed the tide.\n\n${tidewatch.url}`],
      ],
    ],
    [
      'newsletter',
      {},
      [
        ['Subject', 'Tidewatch – Tide tables from your harbour’s own gauges'],
        ['Email', `${post}\n\nAda`],
      ],
    ],
    [
      'curated list',
      { name: 'Tide [beta]' },
      [
        ['Title of the pull request', 'Add Tide [beta]'],
        ['Line for the list', '- [Tide \\[beta\\]](https://tidewatch.example/) - Tide tables from your harbour’s own gauges.'],
        ['Short description', tidewatch.description],
      ],
    ],
  ] as const)('%s %j', (type, launch, texts) => {
    const known = product(launch)
    const directory = { ...berth({ type }), url: 'https://github.com/crew/awesome-tides' }
    expect([valuesAt(directory, known), missingFields({ ...known, directory })]).toEqual([texts, []])
  })
  test('has a form if its fields or its submit page are known, or if its list isn’t kept in a repository', () => {
    const labels = (directory: ReturnType<typeof berth>) => prepareTexts({ ...product(), directory }).map(({ label }) => label)
    expect(labels(berth({ type: 'community', fields: ['name'] }))).toEqual(['Name'])
    expect(labels(berth({ type: 'newsletter', submitUrl: 'https://berth.example/submit' }))).toContain('Tagline')
    expect(labels(berth({ type: 'curated list' }))).toContain('Tagline')
  })
  test.each([
    ['community', 'Title', 'Tidewatch'],
    ['curated list', 'Line for the list', '- [Tidewatch](https://tidewatch.example/)'],
  ] as const)('%s: without a tagline, %s is %s', (type, label, value) => {
    const directory = { ...berth({ type }), url: 'https://github.com/crew/awesome-tides' }
    expect(valuesAt(directory, product({ tagline: '' }))).toContainEqual([label, value])
  })
  test('takes its own wording', () => {
    const known = product({}, { wordings: { berth: { description: 'Hello, sailors!' } } })
    expect(valuesAt(berth({ type: 'community' }), known)[1]).toEqual(['Post', 'Hello, sailors!'])
  })
})

describe('a title that has to begin with some words', () => {
  const note = 'The title is at most 80 characters and begins with “Show HN:”.'
  test.each([
    [80, 'Show HN: Tidewatch – Tide tables from your harbour’s own gauges'],
    [50, 'Show HN: Tidewatch'],
  ])('within %i', (limit, value) => {
    expect(valuesAt(berth({ fields: ['name'], limits: { name: limit }, note }), product())).toEqual([['Name', value]])
  })
})

test('a wording for the directory replaces the listing’s text there, and is cut to a limit that is lower now', () => {
  const known = product({}, { wordings: { berth: { tagline: 'Know when to sail, every day' } } })
  expect(valuesAt(berth({ fields: ['tagline'] }), known)).toEqual([['Tagline', 'Know when to sail, every day']])
  expect(valuesAt({ ...berth({ fields: ['tagline'] }), id: 'quay' }, known)).toEqual([['Tagline', tidewatch.tagline]])
  expect(valuesAt(berth({ fields: ['tagline'], limits: { tagline: 20 } }), known)).toEqual([['Tagline', 'Know when to sail…']])
})

test('every text of twenty listings fits every shipped directory, or is said to be too long', async () => {
  const shipped = await readShipped()
  // Those that ask for the same are tried once.
  const distinct = new Map(
    shipped.map((entry) => [JSON.stringify([entry.facts.fields?.value, entry.facts.limits?.value, wayOf(entry)]), entry]),
  )
  let checked = 0
  for (const directory of distinct.values())
    for (const launch of literalListings)
      for (const text of prepareTexts({ launch, maker: null, plan: null, directory })) {
        checked += 1
        const { field, value, limit, length, isCut } = text
        if (value.length > (limit ?? length ?? 6000) || !value.isWellFormed() || (value === '' && !isCut))
          expect.fail(`${directory.id}: ${launch.slug}: ${field}: ${JSON.stringify(value)} of ${limit ?? length}`)
        expect(isCut ? text.from : 0).toBeGreaterThan(isCut ? value.length - 1 : -1)
      }
  expect(checked).toBeGreaterThan(20 * 40 * 3)
})

test('shipped directories name only fields that there are', async () => {
  const shipped = await readShipped()
  const named = shipped.flatMap(({ facts }) => [...(facts.fields?.value ?? []), ...Object.keys(facts.limits?.value ?? {})])
  expect(named.filter((name) => !isFieldName(name))).toEqual([])
})
