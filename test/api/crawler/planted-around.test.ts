import { describe, expect, test } from 'vitest'
import { runAudit } from '../../../shared/audit/run-audit.ts'
import { answering, type Answers, startCrawler, startSite } from '../../support/crawler-sites.ts'
import { png } from '../../support/planted-site.ts'

/** A clean site whose page names everything around it; each case changes one thing. */
type Site = {
  head: string[]
  body: string
  jsonLd: string
  headers: Record<string, string | string[]>
  files: Answers
  mail: 'mx' | 'no-domain'
}

const product = (offers: object, more: object = {}) =>
  JSON.stringify({ '@context': 'https://schema.org', '@type': 'SoftwareApplication', name: 'Lanterna', offers, ...more })
const alternate = (lang: string, path: string) => `<link rel="alternate" hreflang="${lang}" href="${path}">`
const head = [
  alternate('en', '/'),
  alternate('de', '/de/'),
  '<link rel="alternate" type="application/rss+xml" href="/feed.xml">',
  '<link rel="manifest" href="/app.webmanifest">',
]
const manifest = (icons: object[]) => ({ type: 'application/manifest+json', body: JSON.stringify({ name: 'Lanterna', icons }) })
const german = (links: string) => ({
  body: `<!doctype html><html lang="de"><head><title>Lanterna</title>${links}</head><body><h1>Lichter</h1></body>`,
})
const clean: Site = {
  head,
  body: '<h1>An app that keeps trails lit</h1><p>Lanterna tells lamps when walkers come.</p><a href="mailto:crew@lanterna.io">Contact</a>',
  jsonLd: product({ '@type': 'Offer', price: '9.50', priceCurrency: 'EUR' }),
  headers: {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    server: 'nginx',
    'set-cookie': ['session=1; Path=/; HttpOnly; SameSite=Lax', 'theme=dark'],
  },
  files: {
    '/de/': german(alternate('en', '/') + alternate('de', '/de/')),
    '/feed.xml': { type: 'application/rss+xml', body: '<rss version="2.0"><channel></channel></rss>' },
    '/app.webmanifest': manifest([{ src: '/icon.png', sizes: '192x192' }]),
    '/icon.png': { type: 'image/png', body: png(192, 192) },
  },
  mail: 'mx',
}

async function findingsOf(change: Partial<Site>) {
  const { head, body, jsonLd, headers, files, mail } = { ...clean, ...change }
  const html = `<!doctype html><html lang="en"><head><title>Lanterna: trail lights</title>${head.join('')}
    <script type="application/ld+json">${jsonLd}</script></head><body>${body}</body></html>`
  const site = await startSite(answering({ ...clean.files, '/': { headers, body: html }, ...files }))
  const facts = await startCrawler({ allow: [site.host], resolveMail: () => Promise.resolve(mail) }).visit(site.url)
  const around = new Set([
    'hreflang',
    'feeds',
    'web-manifest',
    'structured-data',
    'structured-values',
    'security-headers',
    'certificate',
    'contact-email',
  ])
  return runAudit(facts)
    .checks.filter(({ id, status }) => around.has(id) && status !== 'pass')
    .map(({ id, detail }) => [id, detail])
}

const without = (path: string): Answers => ({ [path]: { status: 404 } })
const priced = (price: unknown, priceCurrency: unknown = 'EUR') => ({ jsonLd: product({ '@type': 'Offer', price, priceCurrency }) })

describe('a site that is clean', () => {
  test.each<[string, Partial<Site>]>([
    ['with everything around it', {}],
    ['with nothing around it', { head: [], headers: {}, body: '<h1>An app</h1>' }],
    ['on a host that tells its name', { headers: { ...clean.headers, server: 'Vercel', 'x-powered-by': 'Next.js' } }],
    ['whose feed is behind a sign-in', { files: { '/feed.xml': { status: 401 }, '/app.webmanifest': { status: 403 } } }],
    [
      'whose language version leads on',
      { files: { '/de/': { status: 302, headers: { location: '/de/start' } }, '/de/start': german('') } },
    ],
    ['with a free plan', priced(0, undefined)],
  ])('%s has no finding', async (_, change) => expect(await findingsOf(change)).toEqual([]))
})

describe('one planted fault', () => {
  test.each<[id: string, says: string, change: Partial<Site>]>([
    ['structured-values', '“€9.50” isn’t a number', priced('€9.50')],
    ['structured-values', '“9,50” isn’t a number', priced('9,50')],
    ['structured-values', '“Euro” isn’t an ISO 4217', priced('9.50', 'Euro')],
    [
      'structured-values',
      'URL that was never filled in',
      { jsonLd: product({ '@type': 'Offer', price: 0 }, { image: 'https://lanterna.io/undefined' }) },
    ],
    ['structured-values', 'but SoftwareApplication is', { jsonLd: clean.jsonLd.replace('SoftwareApplication', 'SoftwareAplication') }],
    ['structured-data', 'isn’t valid JSON', { jsonLd: clean.jsonLd.replace(/\}$/, ',}') }],
    ['structured-data', 'missing offers', { jsonLd: '{"@context":"https://schema.org","@type":"WebApplication","name":"Lanterna"}' }],
    ['hreflang', '“jp” isn’t a valid language code', { head: [...head, alternate('jp', '/de/')] }],
    ['hreflang', '/de/ returns 404', { files: without('/de/') }],
    ['hreflang', '/de/ doesn’t link back', { files: { '/de/': german('') } }],
    ['hreflang', 'the page doesn’t list itself', { head: [alternate('de', '/de/')] }],
    ['feeds', '/feed.xml returns 404', { files: without('/feed.xml') }],
    ['feeds', 'isn’t a feed', { files: { '/feed.xml': { body: '<!doctype html><title>App</title>' } } }],
    ['web-manifest', 'it returns 404', { files: without('/app.webmanifest') }],
    ['web-manifest', 'it isn’t valid JSON', { files: { '/app.webmanifest': { type: 'application/json', body: '{"icons":[],}' } } }],
    ['web-manifest', '/icon.png: it returns 404', { files: without('/icon.png') }],
    ['web-manifest', '192 × 192, not 512x512', { files: { '/app.webmanifest': manifest([{ src: '/icon.png', sizes: '512x512' }]) } }],
    ['security-headers', 'X-Content-Type-Options is missing', { headers: { 'x-frame-options': 'DENY' } }],
    ['security-headers', 'framing the page', { headers: { server: 'nginx', 'x-content-type-options': 'nosniff' } }],
    ['security-headers', 'unsafe-url', { headers: { ...clean.headers, 'referrer-policy': 'unsafe-url' } }],
    ['contact-email', 'lanterna.io doesn’t exist', { mail: 'no-domain' }],
  ])('is found by %s alone: %s', async (id, says, change) => {
    expect(await findingsOf(change)).toEqual([[id, expect.stringContaining(says)]])
  })
})
