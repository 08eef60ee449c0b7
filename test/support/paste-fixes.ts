import { load, type CheerioAPI } from 'cheerio'
import { noRobots } from '../../api/crawler/collect/robots.ts'
import { readRobots, readSitemap } from '../../api/workers/parse-worker.ts'
import type { AuditFacts, ImageFacts, RobotsFacts, SitemapFacts } from '../../shared/audit/facts.ts'
import { runAudit, type Audit } from '../../shared/audit/run-audit.ts'
import { suggestListing } from '../../shared/listing/suggest-listing.ts'
import { readDocument } from '../../shared/page/markup/read-document.ts'
import { literalFacts } from './literal-page.ts'
import { editPage } from './edit-page.ts'

/** A site as its maker has it: the page, the files beside it by their URL (pictures are empty files), and what was entered for its listing. */
export type MakersSite = { html: string; files: ReadonlyMap<string, string>; url?: string; listing?: Record<string, string> }

const defaultUrl = 'https://tidewise.example/'
const urlOf = (site: MakersSite) => site.url ?? defaultUrl
/** A server that serves http as well serves the same files there. */
const fileUrl = (site: MakersSite, path: string) => new URL(path, urlOf(site)).href.replace(/^http:(?!\/\/127)/, 'https:')

function pictureOf(address: string, { files }: MakersSite, width: number, height: number): ImageFacts {
  const type = address.endsWith('.svg') ? 'image/svg+xml' : 'image/png'
  const size = type === 'image/png' ? { width, height } : { width: null, height: null }
  return { url: address, reason: files.has(address) || address.startsWith('data:') ? null : 'it returns 404', type, ...size, bytes: 900 }
}

function robotsOf(site: MakersSite): RobotsFacts {
  const text = site.files.get(fileUrl(site, '/robots.txt'))
  if (text === undefined) return { found: false, allowed: true, sitemaps: [], errors: [] }
  return { ...noRobots, found: true, ...readRobots({ bytes: Buffer.from(text), path: new URL(urlOf(site)).pathname }) }
}

function sitemapFacts(url: string, text: string | undefined): SitemapFacts {
  if (text === undefined) return { url, found: false, malformed: false }
  const { kind, isIndex, total, sample } = readSitemap({ bytes: Buffer.from(text), complete: true, max: 20 })
  return { url, found: true, malformed: kind !== 'sitemap', ...(kind !== 'sitemap' && { entries: isIndex || total > 20 ? null : sample }) }
}

/** What a visit to the site finds. */
export function factsOf(site: MakersSite): AuditFacts {
  const { page, markup } = readDocument(site.html, { url: urlOf(site) })
  const { response, sitemapEntries: _entries, otherHost: _host, ...facts } = literalFacts()
  const robots = robotsOf(site)
  const own = fileUrl(site, 'sitemap.xml')
  const sitemap = robots.sitemaps[0] ?? (site.files.has(own) ? own : fileUrl(site, '/sitemap.xml'))
  const entries = site.files.get(sitemap)
  const icon = page.favicon ?? new URL('/favicon.ico', urlOf(site)).href
  const social = page.openGraph['image'] ?? page.twitter['image']
  return {
    ...facts,
    ...(response && { response: { ...response, hops: [urlOf(site)], charset: { name: 'utf-8', from: 'default' as const } } }),
    page,
    markup,
    listing: { ...suggestListing(page), ...site.listing },
    robots,
    sitemap: sitemapFacts(sitemap, entries),
    llmsTxt: { found: ['/llms.txt', 'llms.txt'].some((path) => site.files.has(fileUrl(site, path))) },
    favicon: page.favicon === null && !site.files.has(icon) ? null : pictureOf(icon, site, 64, 64),
    icons: page.icons
      .filter(({ url }) => url !== page.favicon)
      .map(({ url, rel }) => pictureOf(url, site, rel.includes('touch') ? 180 : 64, rel.includes('touch') ? 180 : 64)),
    socialImage: social === undefined ? null : pictureOf(social, site, 1200, 630),
    links: [],
  }
}

export const auditOf = (site: MakersSite): Audit => runAudit(factsOf(site))

/** Files that an instruction says to save or change, with their text where it is given in line. */
function saveFiles(files: Map<string, string>, instruction: string, snippet: string): void {
  const saved = /\bsave\b/i.test(instruction) ? instruction.matchAll(/ as (https?:\S+?)(?: and (https?:\S+?))?(?=,? and |[.,] |:?$)/gi) : []
  for (const [, first = '', second] of saved) {
    for (const file of [first, second]) if (file !== undefined) files.set(file, /\.(?:txt|xml)$/.test(file) ? snippet : '')
  }
  const given = / “(.*?)”(?:, then|; then)/i.exec(instruction)?.[1]?.replaceAll('”, “', '\n')
  const [, robots = ''] = /(https?:\S+\/robots\.txt)/.exec(instruction) ?? []
  const before = files.get(robots) ?? ''
  const text = given ?? snippet
  if (/(?:create|replace|make) https?:\S+\.txt (?:return 200 )?with/i.test(instruction)) files.set(robots, text)
  if (/add (?:this line to|these lines at the end of)/i.test(instruction)) files.set(robots, `${before}\n${text}`)
  if (/replace the Sitemap lines in/i.test(instruction)) files.set(robots, `${before.replaceAll(/^sitemap:.*$/gim, '')}\n${text}`)
  if (/remove the Disallow rule .* or use(?::$| “)/i.test(instruction))
    files.set([...files.keys()].find((file) => file.endsWith('/robots.txt')) ?? '', text)
  const [, sitemap] = /replace (https?:\S+\.xml) with:$/i.exec(instruction) ?? []
  if (sitemap !== undefined) files.set(sitemap, snippet)
}

/** Does what fixes say, to the letter, knowing nothing of the checks. Links to pages that aren't written yet stay links. */
export function pasteFixes(site: MakersSite, { checks }: Pick<Audit, 'checks'>): MakersSite {
  const $: CheerioAPI = load(site.html)
  const files = new Map(site.files)
  const listing = { ...site.listing }
  let url = urlOf(site)
  for (const { fix } of checks) {
    const [instruction = '', ...lines] = fix?.split('\n') ?? []
    if (lines.length === 0) continue
    const [, field] = /your listing’s (\w+)/.exec(instruction) ?? []
    if (field !== undefined) listing[field] = lines.join('\n')
    saveFiles(files, instruction, lines.join('\n'))
    if (instruction.startsWith('Get a TLS certificate')) url = url.replace(/^http:/, 'https:')
    else editPage($, instruction, lines.join('\n'), urlOf(site))
  }
  return { url, html: $.html(), files, listing }
}
