import { expect, test } from 'vitest'
import { readHtml, readSitePage } from '../../../../api/workers/parse-worker.ts'
import { pass, type CheckDefinition } from '../../../../shared/audit/check.ts'
import { otherPages } from '../../../../shared/audit/other-pages.ts'
import { runAudit } from '../../../../shared/audit/run-audit.ts'
import { faulty, literalAccessibility, violation } from '../../../support/literal-accessibility.ts'
import { literalSite } from '../../../support/literal-page.ts'

const filler = '<p>Quiet Hours teaches maths and physics in small groups, every weekday afternoon, in Paisley and online.</p>'.repeat(3)
const document = (body: string) =>
  new TextEncoder().encode(`<!doctype html><html lang="en"><title>Quiet Hours</title><body>${filler}${body}</body></html>`)

/** A site as the crawler reads it: its first page, and others by their paths. */
function site(home: string, others: Record<string, string>) {
  const { page, markup, listing } = readHtml({
    bytes: document(`<h1>Quiet Hours</h1>${home}`),
    url: 'https://acme.dev/',
    contentType: 'text/html',
  })
  const pages = Object.entries(others).map(([path, body]) => {
    const url = `https://acme.dev${path}`
    const read = readSitePage({
      bytes: document(`<h1>Page ${path}</h1>${body}`),
      url,
      contentType: 'text/html',
      ms: 9,
      robotsTag: [],
      topic: /pric/.test(path) ? 'pricing' : null,
    })
    return { url, topic: null, status: 200, reason: null, page: read.page }
  })
  return literalSite({ page, markup, listing, pages })
}
const unlabelled = '<form action="/send"><span>Your name</span><input name="who"><button>Send</button></form>'
const nameless = (more = '') => `<a href="/letter" class="icon${more}"${more && ' aria-current="page"'}><svg></svg></a>`
const plans = '<section class="pricing"><h2>Pricing</h2><h3>Solo</h3><p>$9 a month</p><h3>Group</h3><p>€29 a month</p></section>'
const past = '<p>Black Friday 2025: 40 % off all plans</p>'

const searchBox = (id: string) => `<form action="/search"><input id="${id}" name="s" value="${id}"></form>`
const scripted = [
  '<button x-text="label"></button>',
  '<button v-text="label"></button>',
  '<a href="/a" data-i18n="m.a"></a>',
  '<button data-bind="text: name"></button>',
  '<button [attr.aria-label]="x"><svg></svg></button>',
]

type Row = [fact: string, id: string, home: string, others: Record<string, string>, detail: string | null]
test.each<Row>([
  ['a field without a label', 'field-labels', '', { '/book': unlabelled }, 'On /book: A field has no label.'],
  ['the same on two pages', 'field-labels', '', { '/book': unlabelled, '/join': unlabelled }, 'On /book and /join: A field has no label.'],
  ['the same as on the first page', 'field-labels', unlabelled, { '/book': unlabelled }, 'A field has no label.'],
  [
    'a doubled word',
    'consistency',
    '',
    { '/about': '<p>We help with the the homework.</p>' },
    'On /about: A word is repeated by mistake: “We help with the the homework.”.',
  ],
  [
    'a misspelled word',
    'consistency',
    '',
    { '/terms': '<p>You recieve a bill each month.</p>' },
    'On /terms: A word is misspelled: “recieve”.',
  ],
  [
    'items of a legal list',
    'consistency',
    '',
    { '/privacy': '<ul><li>What you tell us when you book a lesson; and</li><li>Your name.</li></ul>' },
    null,
  ],
  [
    'items without a comma',
    'consistency',
    '',
    { '/terms': '<ul><li>You must keep your account safe and</li><li>You must not share it.</li></ul>' },
    null,
  ],
  [
    'elements of a generator',
    'consistency',
    '',
    { '/privacy': '<p>Ask us <a href="/x"><span>here</span></a><bdt class="block-component"></bdt>, or write.</p>' },
    null,
  ],
  ['plans in two currencies, on a page that isn’t about prices', 'consistency', '', { '/about': plans }, null],
  [
    'fields with labels',
    'field-labels',
    '',
    { '/book': '<label>Name <input name="who"></label><input type="search" aria-label="Search">' },
    null,
  ],
  [
    'fields that a heading or a title names',
    'field-labels',
    '',
    { '/a': '<h2 id="h">Your name</h2><input aria-labelledby="h"><input title="Day">' },
    null,
  ],
  [
    'a trap for robots',
    'field-labels',
    '',
    { '/a': '<form><div hidden><input name="url2"></div><div style="display:none"><input name="fax"></div></form>' },
    null,
  ],
  ['a template', 'field-labels', '', { '/a': '<template><input name="row"></template>' }, null],
  [
    'an icon of the menu',
    'control-names',
    nameless(),
    { '/letter': nameless(' on'), '/book': nameless() },
    'A link has no accessible name.',
  ],
  [
    'an icon of the others’ menu',
    'control-names',
    '',
    { '/a': nameless(), '/b': nameless(), '/c': nameless(' on') },
    'On /a, /b and /c: A link has no accessible name.',
  ],
  ['a picture', 'image-alternatives', '', { '/team': '<img src="/a.jpg">' }, 'On /team: An image has no alt text.'],
  ['a frame', 'page-structure', '', { '/visit': '<iframe src="/map"></iframe>' }, 'On /visit: A frame has no title.'],
  ['a skipped level', 'page-structure', '', { '/fees': '<h4>Groups</h4>' }, 'On /fees: Headings skip a level, for example <h4> “Groups”'],
  ['a day that doesn’t exist', 'weekdays', '', { '/dates': '<p>Monday, 24 November 2026</p>' }, 'On /dates: Weekday and date don’t match'],
  [
    'a date long past',
    'past-dates',
    '',
    { '/courses': past },
    'On /courses: The page still announces something whose date has passed: “Black Friday 2025”',
  ],
  [
    'a numbered search box on each page',
    'field-labels',
    '',
    { '/a': searchBox('search-1'), '/b': searchBox('search-2'), '/c': searchBox('search-form-5f3a2b') },
    'On /a, /b and /c: A field has no label.',
  ],
  [
    'two fields',
    'field-labels',
    '',
    { '/a': '<input id="f-1" name="day">', '/b': '<input id="f-1" name="town">' },
    'On /a: A field has no label. On /b: A field has no label.',
  ],
  ...scripted.map((html): Row => [html, 'control-names', '', { '/book': html }, null]),
  ['a picture that a script names', 'image-alternatives', '', { '/book': '<img :src="a" :alt="b">' }, null],
  ['a mark beside a heading', 'control-names', '', { '/guide': '<h2>T<a class="header-anchor" href="#t"></a></h2>' }, null],
  [
    'a button with an event',
    'control-names',
    '',
    { '/a': '<button @click="open" x-show="on" :class="c"><svg></svg></button>' },
    'On /a: A button',
  ],
  [
    'a template’s text',
    'placeholder-text',
    '',
    { '/team': '<p>Lorem ipsum dolor sit amet, consectetur.</p>' },
    'On /team: The page shows placeholder text',
  ],
  [
    'a missing value',
    'leaked-values',
    '',
    { '/fees': '<p>Lessons: undefined</p>' },
    'On /fees: The page shows a missing value (“Lessons: undefined”)',
  ],
  ['two currencies', 'consistency', '', { '/pricing': plans }, 'On /pricing: '],
  ['on a page about something else', 'consistency', '', { '/currencies': plans }, null],
  [
    'an offer without an end',
    'structured-values',
    '',
    { '/day': '<script type="application/ld+json">{"@type":"Event","name":"Open day","startDate":"soon"}</script>' },
    'On /day: In JSON-LD',
  ],
  ['a day that doesn’t exist, in a post', 'weekdays', '', { '/blog/dates': '<p>The invoice said 31 February 2026.</p>' }, null],
  ['a filler in the documentation', 'media', '', { '/docs/pictures': '<img src="https://placehold.co/600x400" alt="x">' }, null],
  ['a filler', 'media', '', { '/team': '<img src="https://placehold.co/600x400" alt="x">' }, 'On /team: '],
  ['in the news', 'past-dates', '', { '/news/2024': past }, null],
])('%s', (_, id, home, others, detail) => {
  const facts = site(home, others)
  const finding = runAudit(facts).checks.find((check) => check.id === id)
  expect(finding?.detail.includes('On /')).toBe(detail?.startsWith('On /') ?? false)
  if (detail === null) expect(finding?.status).toBe('pass')
  else expect(finding?.detail).toContain(detail)
  if (detail?.startsWith('On /')) expect(finding?.fix).toContain(`On ${otherPages(facts)[0]?.page.url}`)
})

test.each<[fact: string, violations: ReturnType<typeof violation>[], detail: string]>([
  ['none', [], 'Every button and link has an accessible name.'],
  ['one', [violation('link-name', faulty('<a href="/letter">'))], 'A link has no accessible name. On /book: '],
])('where a browser finds %s of the served links without a name, others are told accordingly', (_, violations, detail) => {
  const facts = site(nameless(), { '/book': '<button><svg></svg></button>' })
  const found = runAudit({ ...facts, accessibility: literalAccessibility({ violations }) }).checks.find(({ id }) => id === 'control-names')
  expect(found?.detail).toContain(detail)
})

test('a check that can’t judge the HTML alone keeps its finding, and what other pages have', () => {
  const raise = (): never => {
    throw new Error('The page wasn’t opened in a browser.')
  }
  const check: CheckDefinition = {
    id: 'field-labels',
    label: 'Field labels',
    weight: 1,
    needs: [],
    ofEachPage: 'any',
    run: ({ accessibility }) => pass(`Found ${accessibility?.violations.length ?? raise()}.`),
  }
  const facts = { ...site('', { '/book': unlabelled }), accessibility: literalAccessibility(), unreached: ['favicon' as const] }
  expect(runAudit(facts, { definitions: [check] }).checks[0]?.detail).toContain('On /book: A field has no label.')
})
