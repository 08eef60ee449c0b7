import type { Page } from '../../shared/page/page.ts'
import type { AuditFacts, SiteFacts, TransportFacts } from '../../shared/audit/facts.ts'

/** What a page without any markup says: nothing. */
export const emptyPage: Page = {
  url: 'https://acme.dev/',
  title: null,
  metaDescription: null,
  counts: { titles: 0, metaDescriptions: 0 },
  applicationName: null,
  author: null,
  lang: null,
  charset: null,
  viewport: null,
  robots: [],
  canonicals: [],
  icons: [],
  favicon: null,
  openGraph: {},
  twitter: {},
  jsonLd: { nodes: [], errors: [] },
  microdata: [],
  headings: [],
  paragraphs: [],
  blocks: [],
  logoTexts: [],
  keywords: null,
  generator: null,
  themeColor: null,
  links: [],
  images: [],
  forms: [],
  resources: [],
  leftovers: { suspects: [], samples: 0, isTemplate: false },
  doubtfulLinks: [],
  doubts: [],
  sitemap: null,
  text: '',
  alternates: [],
  feeds: [],
  frames: [],
  manifest: null,
  scriptCount: 0,
  selectCount: 0,
  refresh: null,
}

const pitch = 'Acme turns harbour gauges into tide tables that pilots can trust.'
const description = `${pitch} Plan every arrival with forecasts that are checked against the water itself, hour by hour.`
const link = (url: string, text: string) => ({ url, text, rel: [], images: [] })

/** A well-made launch page: every check passes on it. `overrides` say what matters to the test. */
export function literalPage(overrides: Partial<Page> = {}): Page {
  return {
    ...emptyPage,
    title: 'Acme – Tide tables for harbour pilots',
    metaDescription: description,
    counts: { titles: 1, metaDescriptions: 1 },
    applicationName: 'Acme',
    lang: 'en',
    charset: 'utf-8',
    viewport: 'width=device-width, initial-scale=1',
    canonicals: ['https://acme.dev/'],
    icons: [{ url: 'https://acme.dev/icon.svg', rel: 'icon', sizes: null, type: 'image/svg+xml' }],
    favicon: 'https://acme.dev/icon.svg',
    openGraph: {
      title: 'Acme – Tide tables for harbour pilots',
      type: 'website',
      image: 'https://acme.dev/social.png',
      url: 'https://acme.dev/',
      site_name: 'Acme',
      description,
    },
    twitter: { card: 'summary_large_image' },
    jsonLd: { nodes: [{ '@type': 'SoftwareApplication', name: 'Acme', offers: { '@type': 'Offer', price: '0' } }], errors: [] },
    headings: [
      { level: 1, text: 'Tide tables for harbour pilots' },
      { level: 2, text: 'Checked against the water' },
    ],
    paragraphs: [pitch, 'Every gauge reports twice an hour, and every forecast says how sure it is.'],
    links: [
      link('https://app.acme.dev/sign-up', 'Start free'),
      link('https://acme.dev/pricing', 'Pricing'),
      link('https://acme.dev/privacy', 'Privacy'),
      link('mailto:hello@acme.dev', 'Contact'),
      {
        url: 'https://slipway.example/launches/acme/',
        text: '',
        rel: [],
        images: ['https://slipway.example/badge/acme.svg'],
      },
    ],
    images: [
      { url: 'https://acme.dev/shots/table.png', alt: 'A tide table', width: 1280, height: 800 },
      { url: 'https://acme.dev/shots/map.png', alt: 'The harbour map', width: 1280, height: 800 },
    ],
    text: `Tide tables for harbour pilots ${description} Every gauge reports twice an hour, and every forecast says how sure it is.`,
    scriptCount: 1,
    selectCount: 0,
    ...overrides,
  }
}

export const literalListing: SiteFacts['listing'] = {
  name: 'Acme',
  tagline: 'Tide tables for harbour pilots',
  description,
  categories: ['productivity'],
  pricing: 'freemium',
}

/** What the page alone tells, as in a browser tab. */
export function localFacts(page: Partial<Page> = {}, listing: Partial<SiteFacts['listing']> = {}): AuditFacts {
  return { page: literalPage(page), listing: { ...literalListing, ...listing } }
}

/** A good certificate, every header that protects visitors, and a closed session cookie. */
export const literalTransport: TransportFacts = {
  tls: { protocol: 'TLSv1.3', daysLeft: 61, lifetimeDays: 90 },
  headers: {
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'content-encoding': 'br',
    'content-security-policy': "frame-ancestors 'self'",
    server: 'nginx',
  },
}

/** What a visit to a well-made site brings home. */
export function literalSite(overrides: Partial<SiteFacts> = {}): SiteFacts {
  return {
    page: literalPage(),
    markup: { quirks: null, charsetAt: 15, bases: [], late: null, relative: [], empty: [], insecure: [], violations: [] },
    listing: literalListing,
    response: {
      status: 200,
      hops: ['https://acme.dev/'],
      ms: 180,
      at: Date.UTC(2026, 10, 23),
      late: 0,
      bytes: 24_000,
      contentType: 'text/html; charset=utf-8',
      charset: { name: 'utf-8', from: 'header' },
      robotsTag: [],
      httpRedirectsToHttps: true,
    },
    robots: { found: true, allowed: true, sitemaps: ['https://acme.dev/sitemap.xml'], errors: [] },
    sitemap: { url: 'https://acme.dev/sitemap.xml', found: true, malformed: false },
    favicon: { url: 'https://acme.dev/icon.svg', reason: null, type: 'image/svg+xml', width: null, height: null, bytes: 900 },
    icons: [],
    socialImage: { url: 'https://acme.dev/social.png', reason: null, type: 'image/png', width: 1200, height: 630, bytes: 120_000 },
    links: [{ url: 'https://acme.dev/pricing', status: 200, reason: null }],
    llmsTxt: { found: true },
    pages: [],
    further: { count: 3, failed: [] },
    missingPage: {
      url: 'https://acme.dev/no-such-page-1',
      status: 404,
      landed: 'https://acme.dev/no-such-page-1',
      isHtml: true,
      trace: null,
    },
    sitemapEntries: {
      total: 1,
      checked: [{ url: 'https://acme.dev/', status: 200, landed: 'https://acme.dev/', reason: null, noindex: false }],
      dates: [],
    },
    otherHost: { url: 'https://www.acme.dev/', result: 'answer', status: 200, landed: 'https://acme.dev/', steps: 1 },
    transport: literalTransport,
    alternates: [],
    feeds: [],
    manifest: null,
    mail: [{ address: 'hello@acme.dev', domain: 'acme.dev', takes: 'mx' }],
    ...overrides,
  }
}

/** Everything an audit can know of a well-made site whose launch is not in the catalog yet. */
export function literalFacts(overrides: Partial<AuditFacts> = {}): AuditFacts {
  return { ...literalSite(), catalog: { siteUrl: 'https://slipway.example', slug: 'acme', plan: null, duplicate: null }, ...overrides }
}
