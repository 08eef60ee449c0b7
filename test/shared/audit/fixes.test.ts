import { describe, expect, test } from 'vitest'
import { checks } from '../../../shared/audit/checks/index.ts'
import { literalFacts } from '../../support/literal-page.ts'
import { auditOf, pasteFixes, type MakersSite } from '../../support/paste-fixes.ts'

const bare: Record<string, string> = {
  English: `<!doctype html><html><head><title>Tidewise</title></head><body><p class="logo">Tidewise</p><h2>Tide tables that harbour pilots can trust</h2>
    <p>Tidewise turns harbour gauges into forecasts &amp; "what-if" plans, so that every arrival &lt;fits&gt; the water.</p>
    <p>Join the waitlist, and be the first to know.</p></body></html>`,
  German: `<!doctype html><html lang="de_DE"><head><title>Gezeitenblick</title><meta name="description" content="Gezeitentafeln für Lotsen"></head>
    <body><p class="logo">Gezeitenblick</p>
    <p>Gezeitenblick macht aus den Pegeln im Hafen eine Vorhersage, auf die sich Lotsen verlassen können, und zwar jede Stunde.</p>
    <p>Demnächst verfügbar: trag dich in die Warteliste ein.</p></body></html>`,
  Japanese: `<!doctype html><html><head><title>潮見</title></head><body><p class="logo">潮見</p><h2>港の水先人のための潮汐表</h2>
    <p>潮見は港の検潮所の観測値をもとに、水先人が信頼できる潮汐予報を毎時更新でお届けするサービスです。</p>
    <p>入港計画に必要な水位と流れを、地図の上でいつでも確かめられます。近日公開。</p></body></html>`,
}

/** The finding of one check, and the same after its fix alone was followed to the letter. */
function beforeAndAfter(site: MakersSite, id: string) {
  const find = (site: MakersSite) => auditOf(site).checks.find((check) => check.id === id)
  const before = find(site)
  return { before, after: before && find(pasteFixes(site, { checks: [before] })) }
}

describe.each(Object.entries(bare))('on a bare %s page', (_, html) => {
  const site: MakersSite = { html, files: new Map() }
  const found = auditOf(site).checks.filter(({ status, fix }) => status !== 'pass' && fix?.includes('\n'))

  test('most checks have something to paste', () => expect(found.length).toBeGreaterThan(15))

  test.each(found.map(({ id }) => id))('the fix of %s, pasted as it is, makes the check pass', (id) => {
    expect(beforeAndAfter(site, id).after).toMatchObject({ status: 'pass' })
  })
})

const pitch = 'Tidewise turns harbour gauges into tide tables that pilots trust, checked against the water every hour.'
const page = (head: string, body = `<h1>Tide tables that pilots trust</h1><p>${pitch}</p>`) =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`
const url = 'https://tidewise.example/'
const files = (entries: Record<string, string>) => new Map(Object.entries(entries).map(([path, text]) => [new URL(path, url).href, text]))
const jsonLd = (text: string) => `<script type="application/ld+json">${text}</script>`
const product = '{"@type":"SoftwareApplication","name":"Tidewise"'
const touch = '<link rel="apple-touch-icon" href="/touch.png" sizes="180x180">'
const headings = Array.from({ length: 14 }, (_, at) => `<h1>Harbour number ${at}</h1>`).join('')
const plans = '<h2>Pricing</h2><h3>Solo</h3><p>$12/month</p><h3>Team</h3><p>$30/month</p><p>Start your 14-day free trial.</p>'

describe('beside what is already wrong on the page', () => {
  test.each<[string, string, string, Record<string, string>?]>([
    ['favicon', 'a broken declared icon', page('<link rel="shortcut icon" href="old.ico">')],
    ['favicon', 'a broken declared icon and a second one', page('<link rel="icon" href="/a.png"><link rel="icon" href="/b.png">')],
    ['favicon', 'a broken declared icon and a working touch icon', page(`<link rel="icon" href="/a.png">${touch}`), { '/touch.png': '' }],
    ['favicon', 'a broken declared icon and a broken touch icon', page(`<link rel="icon" href="/a.png">${touch}`)],
    ['favicon', 'a broken touch icon alone', page(touch)],
    ['favicon', 'broken icons of every kind', page(`<link rel="icon" href="/a.png"><link rel="mask-icon" href="/b.svg">${touch}`)],
    ['favicon', 'an icon below a base URL', page('<base href="/app/"><link rel="icon" href="a.png">')],
    ['og-image', 'a broken image', page(`<meta property="og:image" content="${url}old.png"><meta property="og:image:width" content="9">`)],
    ['og-image', 'a broken image by another name', page('<meta name="og:image:url" content="/old.png">')],
    ['og-image', 'a broken image for X alone', page('<meta name="twitter:image" content="/old.png">')],
    [
      'og-tags',
      'values that are no URLs',
      page('<meta property="og:image" content="http://"><meta property="og:url" content="javascript:0">'),
    ],
    [
      'canonical',
      'several canonicals',
      page('<link rel="canonical" href="/a"><link rel="canonical" href="/b"><link rel="canonical" href="/c">'),
    ],
    [
      'canonical',
      'a canonical on another site',
      page('<link rel="canonical" href="https://other.example/"><meta property="og:url" content="/beta">'),
    ],
    [
      'og-tags',
      'a relative picture and a URL of another page',
      page(
        '<meta property="og:image" content="/a.png"><meta property="og:url" content="https://tidewise.example/beta"><link rel="canonical" href="/">',
      ),
    ],
    [
      'twitter-card',
      'a relative picture',
      page('<meta name="twitter:card" content="summary_large_image"><meta name="twitter:image" content="/a.png">'),
    ],
    [
      'og-image',
      'a size that isn’t the picture’s',
      page('<meta property="og:image" content="https://tidewise.example/a.png"><meta property="og:image:width" content="9">'),
      { '/a.png': '' },
    ],
    ['https', 'a script over http', page('<script src="http://cdn.example/a.js"></script>')],
    ['indexable', 'a tag that shows nothing', page('<meta name="robots" content="nosnippet, nofollow">')],
    ['structured-data', 'offers without a price', page(jsonLd(`${product},"offers":{"@type":"Offer","priceCurrency":"EUR"}}`))],
    ['canonical', 'a canonical by http', page('<link rel="canonical" href="http://tidewise.example/">')],
    ['title', 'several titles', page(`<title>One</title><title>Two</title><title>${'Three '.repeat(20)}</title>`)],
    ['title', 'a title in a drawing', page('<svg><title>Logo</title></svg>')],
    ['meta-description', 'several descriptions', page('<meta name="description" content="x"><meta name="Description" content="y">')],
    [
      'meta-description',
      'an empty and a short description',
      page('<meta name="description" content=""><meta name="description" content="y">'),
    ],
    ['viewport', 'a fixed viewport', page('<meta name="viewport" content="width=1024">')],
    ['viewport', 'an empty and a fixed viewport', page('<meta name="viewport" content=""><meta name="viewport" content="width=1024">')],
    ['twitter-card', 'a small card', page('<meta property="twitter:card" content="summary"><meta name="twitter:card" content="app">')],
    [
      'lang',
      'an invalid language',
      page('', '<p>You see the tide for the hour and for your harbour.</p>').replace('lang="en"', 'class="no-js" lang="english language"'),
    ],
    ['indexable', 'several robots tags', page('<meta name="robots" content="noindex"><meta name="GoogleBot" content="none">')],
    ['indexable', 'a Disallow rule', page(''), { '/robots.txt': 'User-agent: *\nDisallow: /' }],
    ['structured-data', 'an invalid script beside a valid one', page(jsonLd('{"@type":"WebSite"}') + jsonLd('{bad'))],
    ['structured-data', 'two invalid scripts', page(jsonLd('{bad') + jsonLd('[worse'))],
    ['structured-data', 'a product without offers', page(jsonLd('{"@type":"Organization"}') + jsonLd(`${product}}`))],
    [
      'structured-data',
      'a price that the page contradicts',
      page(jsonLd(`${product},"offers":{"price":0}}`), `<h1>Tides</h1><p>${pitch}</p>${plans}`),
    ],
    ['structured-data', 'a comma too many', page(jsonLd(`${product},"offers":{"price":0},}`))],
    [
      'structured-data',
      'a comma too many, in what isn’t about the product',
      page(jsonLd('{"@type":"BreadcrumbList","itemListElement":[],}')),
    ],
    ['structured-values', 'a price with its sign', page(jsonLd(`${product},"offers":{"price":"$9.50"}}`))],
    [
      'structured-values',
      'faults in two scripts, one of them without offers',
      page(
        jsonLd('{"@type":"Website","url":"http://localhost:3000/"}') +
          jsonLd(`${product},"dateModified":"May 5, 2026","image":"undefined"}`),
      ),
    ],
    [
      'hreflang',
      'codes that don’t exist',
      page('<link rel="alternate" hreflang="jp" href="/ja/"><link rel="alternate" hreflang="en-UK" href="/">'),
    ],
    [
      'hreflang',
      'a list without the page',
      page('<link rel="alternate" hreflang="de" href="/de/"><link rel=alternate hreflang=xx-yy href="/x/">'),
    ],
    ['html-document', 'no doctype', page('').replace('<!doctype html>', '')],
    [
      'html-document',
      'a base elsewhere and an empty source',
      page('<base href="https://starter.example/">', '<h1>Tides</h1><img src="" alt="">'),
    ],
    ['html-document', 'tags after the head', page('<img src="/p.gif" alt=""><link rel="canonical" href="/">')],
    ['html-document', 'a late encoding', page(`<style>${'a{}'.repeat(500)}</style><meta charset="utf-8">`)],
    ['html-document', 'retired analytics', page('<script src="https://www.google-analytics.com/ga.js"></script>')],
    ['image-alternatives', 'images without alt', page('', '<h1>Tides</h1><img src="/a.png"><img src="/b.png">')],
    ['control-names', 'a link and a button without names', page('', '<h1>Tides</h1><a href="/x"><i></i></a><button><i></i></button>')],
    ['field-labels', 'a field without a label', page('', '<h1>Tides</h1><form><input type="email" name="email"></form>')],
    ['page-structure', 'a frame without a title', page('', '<h1>Tides</h1><iframe src="https://player.example/1"></iframe>')],
    [
      'page-structure',
      'headings that skip',
      page('', '<h1>Tides</h1><h3>Today</h3><p>Low</p><h3>Tomorrow</h3><h5>Noon</h5><h2>Contact</h2>'),
    ],
    ['h1', 'an empty heading', page('<title>Tidewise: tide tables for pilots</title>', `<h1> </h1><p>${pitch}</p>`)],
    ['h1', 'many headings', page('', headings)],
    ['robots-sitemap', 'a malformed robots.txt', page(''), { '/robots.txt': 'Dissallow: /x' }],
    ['robots-sitemap', 'a malformed line among rules', page(''), { '/robots.txt': 'User-agent: *\nDisallow: /x\nhello' }],
    ['robots-sitemap', 'a malformed sitemap with entries', page(''), { '/sitemap.xml': `<urlset><url><loc>${url}a</loc></url>` }],
    ['robots-sitemap', 'a malformed sitemap', page(''), { '/sitemap.xml': '<urlset>' }],
    ['robots-sitemap', 'both malformed', page(''), { '/robots.txt': 'Dissallow: /x', '/sitemap.xml': '<urlset>' }],
    ['robots-sitemap', 'a sitemap that doesn’t exist', page(''), { '/robots.txt': `Sitemap: ${url}maps/all.xml` }],
    ['robots-sitemap', 'a sitemap of another site', page(''), { '/robots.txt': 'Sitemap: https://other.example/sitemap.xml' }],
    ['robots-sitemap', 'a sitemap that isn’t listed', page(''), { '/robots.txt': 'User-agent: *', '/sitemap.xml': `${url}\n` }],
    ['badge', 'a link without the badge', page('', '<h1>Tides</h1><a rel="nofollow" href="https://slipway.example/">Slipway</a>')],
  ])('the fix of %s clears %s', (id, _, html, beside = {}) => {
    const { before, after } = beforeAndAfter({ html, files: files(beside) }, id)
    expect(before?.status).not.toBe('pass')
    expect(before?.fix).toContain('\n')
    expect({ ...after, pasted: before?.fix }).toMatchObject({ status: 'pass' })
  })
})

test('the text for a script-only shell makes it readable', () => {
  const html = `<html lang="en"><head><title>Tidewise – Tide tables for pilots</title><meta name="description" content="Tidewise turns gauges into forecasts for pilots."></head>
    <body><div id="root"></div><script src="/app.js"></script></body></html>`
  expect(beforeAndAfter({ html, files: new Map() }, 'server-html')).toMatchObject({ before: { status: 'warn' }, after: { status: 'pass' } })
})

test('text too short for a paragraph is no text for a script-only shell', () => {
  const html =
    '<title>Lisa</title><h1></h1><meta name="description" content="Чат с Лизой"><div id="root"></div><script src="/app.js"></script>'
  expect(beforeAndAfter({ html, files: new Map() }, 'server-html').before?.fix).not.toContain('\n')
})

const snippetOf = (fix: string | null) => fix?.slice(fix.indexOf('\n') + 1) ?? ''

test.each([
  ['listing-name', { name: 'Tidewise – Tide tables for pilots' }],
  ['listing-name', { name: 'Tidewise '.repeat(6) }],
  ['listing-tagline', { tagline: 'Tidewise: the revolutionary, world-class tide tables' }],
  ['listing-tagline', { tagline: 'Tide tables for pilots, captains, harbour masters, anglers and everybody else by the sea' }],
  ['listing-description', { description: 'An incredible tide table for pilots that turns harbour gauges into forecasts.' }],
  ['listing-description', { description: 'Tidewise turns harbour gauges into amazing forecasts. '.repeat(12) }],
] as const)('the text that %s gives for %j passes as a listing', (id, listing) => {
  const check = checks.find((check) => check.id === id)
  const facts = literalFacts({ listing: { ...literalFacts().listing, name: 'Tidewise', ...listing } })
  const before = check?.run({ ...facts, page: { ...facts.page, openGraph: {}, applicationName: null } })
  expect(before?.status).toBe('warn')
  const [field = ''] = Object.keys(listing)
  const after = check?.run({ ...facts, listing: { ...facts.listing, [field]: snippetOf(before?.fix ?? null) } })
  expect(after).toMatchObject({ status: 'pass' })
})
