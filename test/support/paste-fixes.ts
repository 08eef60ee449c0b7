import { load, type CheerioAPI } from 'cheerio'
import type { AuditFacts, ImageFacts } from '../../shared/audit/facts.ts'
import { runAudit, type Audit } from '../../shared/audit/run-audit.ts'
import { suggestListing } from '../../shared/listing/suggest-listing.ts'
import { readPage } from '../../shared/page/read-page.ts'
import { literalFacts } from './literal-page.ts'

/** A site as its maker has it: the page, and the addresses of the files that were saved beside it. */
export type MakersSite = { html: string; files: ReadonlySet<string> }

const url = 'https://tidewise.example/'

function pictureOf(address: string | undefined, { files }: MakersSite, width: number, height: number): ImageFacts | null {
  if (address === undefined) return null
  const type = address.endsWith('.svg') ? 'image/svg+xml' : 'image/png'
  const size = type === 'image/png' ? { width, height } : { width: null, height: null }
  return { url: address, reason: files.has(address) ? null : 'it answers 404', type, ...size, bytes: 900 }
}

function factsOf(site: MakersSite): AuditFacts {
  const page = readPage(site.html, { url })
  const { response, ...facts } = literalFacts()
  const sitemap = `${url}sitemap.xml`
  return {
    ...facts,
    ...(response && { response: { ...response, hops: [url], charset: { name: 'utf-8', from: 'default' } } }),
    page,
    listing: suggestListing(page),
    robots: { found: site.files.has(`${url}robots.txt`), allowed: true, sitemaps: site.files.has(sitemap) ? [sitemap] : [], faults: [] },
    sitemap: { url: sitemap, found: site.files.has(sitemap), malformed: false },
    llmsTxt: { found: site.files.has(`${url}llms.txt`) },
    favicon: pictureOf(page.favicon ?? undefined, site, 64, 64),
    socialImage: pictureOf(page.openGraph['image'], site, 1200, 630),
    links: [],
  }
}

export const auditOf = (site: MakersSite): Audit => runAudit(factsOf(site))

const toHead = ($: CheerioAPI, snippet: string) => void $('head').append(snippet)
const toFoot = ($: CheerioAPI, snippet: string) => void $('body').append(snippet)

function inPlaceOf(selector: string) {
  return ($: CheerioAPI, snippet: string) => {
    $(selector).remove()
    toHead($, snippet)
  }
}

/** What each instruction says to do with its snippet, done to the letter. */
const paste: Record<string, ($: CheerioAPI, snippet: string, instruction: string) => void> = {
  title: inPlaceOf('head title, body > title'),
  'meta-description': inPlaceOf('meta[name=description]'),
  canonical: inPlaceOf('link[rel=canonical]'),
  viewport: inPlaceOf('meta[name=viewport]'),
  indexable: inPlaceOf('meta[name=robots], meta[name=googlebot]'),
  'twitter-card': inPlaceOf('meta[name="twitter:card"]'),
  'og-image': inPlaceOf('meta[property="og:image"]'),
  charset: toHead,
  favicon: toHead,
  'og-tags': toHead,
  'structured-data': ($, snippet, instruction) => {
    if (instruction.startsWith('Replace')) $('script[type="application/ld+json"]').remove()
    toHead($, snippet)
  },
  lang: ($, snippet) => void $('html').attr('lang', /lang="(.*?)"/.exec(snippet)?.[1] ?? ''),
  h1: ($, snippet, instruction) => {
    if (instruction.startsWith('Keep')) $('h1').slice(1).replaceWith(snippet)
    else {
      $('h1').remove()
      $('body').prepend(snippet)
    }
  },
  'server-html': ($, snippet) => void ($('#root').length > 0 ? $('#root') : $('body')).prepend(snippet),
  'listing-name': ($, snippet) => void $('head').append($('<meta property="og:site_name">').attr('content', snippet)),
  'listing-tagline': ($, snippet) => {
    if ($('h1').length === 0) $('body').prepend('<h1></h1>')
    $('h1').first().text(snippet)
  },
  'listing-description': ($, snippet) => {
    const paragraph = $('<p></p>').text(snippet)
    if ($('h1').length > 0) $('h1').first().after(paragraph)
    else $('body').prepend(paragraph)
  },
  ...Object.fromEntries(['screenshots', 'pricing', 'privacy', 'contact', 'usable-now', 'badge'].map((id) => [id, toFoot])),
}

/** Does what every finding says: pastes its snippet and saves the files it names. Links to pages that are not written yet stay links. */
export function pasteFixes(site: MakersSite, { checks }: Audit): MakersSite {
  const $ = load(site.html)
  const files = new Set(site.files)
  for (const { id, fix } of checks) {
    const [instruction = '', ...lines] = fix?.split('\n') ?? []
    for (const [file] of instruction.matchAll(/https:\S+\.(?:png|svg|txt|xml)/g)) files.add(file)
    if (lines.length > 0) paste[id]?.($, lines.join('\n'), instruction)
  }
  return { html: $.html(), files }
}
