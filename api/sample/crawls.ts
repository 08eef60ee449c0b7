import type { AuditFacts } from '../../shared/audit/facts.ts'
import { runAudit } from '../../shared/audit/run-audit.ts'
import { escapeMarkup } from '../../shared/escape-markup.ts'
import { toPreviewFacts } from '../../shared/previews/preview-facts.ts'
import { readPage } from '../../shared/page/read-page.ts'
import { isLive, type Launch } from '../domain/launch/launch.ts'
import type { Crawl } from '../domain/records.ts'

/** What a visit to the site of an unpublished launch found: the real checks, run on an invented page with typical errors. */
export function crawlOf(launch: Launch): Crawl | null {
  if (isLive(launch)) return null
  const { id, createdAt, name, tagline, description, categories, pricing } = launch
  const listing = {
    name,
    tagline: tagline === '' ? 'Find the water after dark' : tagline,
    description: description === '' ? null : description,
    categories,
    pricing,
  }
  const facts = factsOf(launch, listing)
  return { id, at: createdAt, listing, ...runAudit(facts), previews: toPreviewFacts(facts.page) }
}

function factsOf({ url }: Launch, listing: AuditFacts['listing']): AuditFacts {
  const [name, tagline, description] = [listing.name, listing.tagline, listing.description].map((text) => escapeMarkup(text ?? ''))
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="icon.svg" type="image/svg+xml">
    <meta property="og:title" content="${name}"><meta property="og:type" content="website"><meta property="og:url" content="${url}"></head>
    <body><header><a href="pricing/">Pricing</a> <a href="start/">Get started</a></header><h1>${tagline}</h1><p>${description}</p>
    <img src="screenshots/1.png" alt="" width="1280" height="800"><footer><a href="privacy/">Privacy</a></footer></body></html>`
  const sitemap = new URL('/sitemap.xml', url).href
  return {
    page: readPage(html, { url }),
    listing,
    favicon: { url: new URL('icon.svg', url).href, reason: null, type: 'image/svg+xml', width: null, height: null, bytes: 1200 },
    socialImage: null,
    robots: { found: true, allowed: true, sitemaps: [sitemap], errors: [] },
    sitemap: { url: sitemap, found: true, malformed: false },
    llmsTxt: { found: false },
  }
}
