import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checks } from '../../../shared/audit/checks/index.ts'
import { runAudit } from '../../../shared/audit/run-audit.ts'
import type { Page } from '../../../shared/page/page.ts'
import { readPage } from '../../../shared/page/read-page.ts'
import { suggestListing } from '../../../shared/listing/suggest-listing.ts'
import { pasteable } from '../../support/judge.ts'
import { emptyPage, literalFacts } from '../../support/literal-page.ts'
import { literalAccessibility } from '../../support/literal-accessibility.ts'
import { literalRendered } from '../../support/literal-rendered.ts'
import { faultless, phoneRendered } from '../../support/literal-watched.ts'

/** Words that mean something to a check, to HTML, to a pattern or to nobody. */
const word = fc.oneof(
  fc.constantFrom(
    'Acme',
    'C++ (beta)',
    '$1',
    '</script>',
    '"quoted"',
    '港の潮汐表',
    'مد وجزر',
    '🌊',
    'ultimate',
    'waitlist',
    'price',
    '.*',
    '\\',
    'İ',
    'ß',
    '\ud83c',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)
const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(' ').replace(/\s+/g, ' ').trim())
const maybe = fc.option(text)
const url = fc.oneof(
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.constantFrom('mailto:a@b.c', 'https://acme.dev/', 'http://localhost:1/', 'tel:1'),
)
const pageUrl = fc.constantFrom(
  'https://acme.dev/',
  'http://acme.dev/a/b?c=d#e',
  'http://localhost:3000/',
  'https://xn--fiqs8s.example/',
  'http://[::1]/',
)
const link = fc.record({ url, text, rel: fc.subarray(['nofollow', 'ugc', 'noopener']), images: fc.array(url, { maxLength: 2 }) })
const tags = fc.dictionary(fc.constantFrom('title', 'type', 'image', 'url', 'description', 'card', 'locale'), text)

const page: fc.Arbitrary<Page> = fc
  .record({
    url: pageUrl,
    title: maybe,
    metaDescription: maybe,
    applicationName: maybe,
    lang: maybe,
    viewport: maybe,
    canonicals: fc.array(fc.webUrl(), { maxLength: 3 }),
    openGraph: tags,
    twitter: tags,
    headings: fc.array(fc.record({ level: fc.integer({ min: 1, max: 3 }), text }), { maxLength: 5 }),
    paragraphs: fc.array(text, { maxLength: 5 }),
    links: fc.array(link, { maxLength: 6 }),
    text,
    scriptCount: fc.integer({ min: 0, max: 2 }),
  })
  .map((some) => ({ ...emptyPage, ...some }))

const count = fc.integer({ min: 1, max: 3 })
const maybeNumber = fc.option(fc.integer({ min: 0, max: 99 }))
const place = { file: fc.option(url), line: maybeNumber, isOwn: fc.boolean(), count }
const policy = fc.oneof(text, fc.constantFrom('', "default-src 'none'; script-src *", ";;img-src 'self' ;", 'script-src'))
/** What a page may say while it loads: a foreign page says anything. */
const heard = fc.record({
  errors: fc.array(fc.record({ ...place, text, isRejection: fc.boolean(), column: maybeNumber }), { maxLength: 3 }),
  messages: fc.array(fc.record({ text, count }), { maxLength: 3 }),
  blockedLoads: fc.array(
    fc.record({
      ...place,
      reason: fc.constantFrom('policy' as const, 'mixed-content' as const),
      directive: fc.constantFrom('', 'script-src-elem', 'style-src-attr', 'img-src', 'frame-ancestors'),
      policy,
      url: fc.oneof(url, fc.constantFrom('inline', 'eval', 'data', '', 'http://')),
    }),
    { maxLength: 3 },
  ),
  lost: fc.array(fc.record({ url: fc.webUrl(), kind: fc.constantFrom('script' as const, 'style' as const), isOwn: fc.boolean() }), {
    maxLength: 2,
  }),
  cpuShare: fc.option(fc.double()),
  cpuShareInAll: fc.option(fc.double()),
  asksScheme: fc.boolean(),
})
const watched = fc
  .record({ desktop: fc.option(heard), phone: fc.option(heard), isOnPhone: fc.boolean() })
  .map(({ desktop, phone, isOnPhone }) => ({
    desktop: { rendered: literalRendered(), heard: desktop, accessibility: null, tried: faultless },
    phone: isOnPhone ? { rendered: phoneRendered(), heard: phone, accessibility: null, tried: null } : null,
  }))

const nothing = { favicon: null, socialImage: null, llmsTxt: { found: false }, sitemap: { url: '', found: false, malformed: false } }

test('no page, however odd, breaks a check or gets a malformed fix', () => {
  fc.assert(
    fc.property(page, fc.record({ name: maybe, tagline: maybe, description: maybe }), watched, (page, listing, watched) => {
      const facts = literalFacts({
        ...nothing,
        watched,
        rendered: literalRendered(),
        accessibility: literalAccessibility(),
        page,
        listing: { categories: [], pricing: null, ...listing },
      })
      const misfits = checks.filter((check) => !(check.run(facts).fix ?? 'None.').match(pasteable)).map(({ id }) => id)
      expect(misfits).toEqual([])
    }),
    { numRuns: 150 },
  )
})

test('no page can put markup of its own into a fix', () => {
  const attack = '"><script>alert(1)</script><b x="'
  const html = `<title>${attack.replaceAll('<', '&lt;')}</title><h2>${attack.replaceAll('<', '&lt;')} for pilots and their harbours</h2>`
  const page = readPage(html, { url: 'https://acme.dev/' })
  const { checks } = runAudit(literalFacts({ ...nothing, page, listing: { ...suggestListing(page), name: attack } }))
  const snippets = checks.flatMap(({ fix }) => fix ?? []).filter((fix) => /\n<(?:meta|title|h1|img|a|link)/.test(fix))
  expect(snippets.length).toBeGreaterThan(5)
  expect(snippets.filter((fix) => fix.includes('<script>alert'))).toEqual([])
})
