import { escapeMarkup } from '../../../escape-markup.ts'
import { besidePage, isSameSite, onSite, publicUrl } from '../../address.ts'
import { urlError } from '../../url-error.ts'
import { isOwnFolder } from '../../shared-host.ts'
import { defineCheck, fail, pass, paste, warn, type Finding } from '../../check.ts'
import type { AuditFacts, RobotsFacts, SitemapFacts } from '../../facts.ts'
import { bareUrl, listed } from '../../other-pages.ts'
import { ownPages } from '../../own-pages.ts'

/** The page and the pages of its site that it links to, at most this many. */
const sitemapSize = 20

/** The sitemap as it should be at a URL. */
function sitemapAt(url: string, facts: AuditFacts & Required<Pick<AuditFacts, 'sitemap'>>): string {
  const { page, sitemap } = facts
  // Pages that don’t belong in a sitemap: missing, redirected or hidden from search.
  const unlisted = (facts.pages ?? []).filter(
    (other) =>
      other.status !== 200 || (other.page !== null && (other.page.noindex !== null || bareUrl(other.page.url) !== bareUrl(other.url))),
  )
  const left = new Set(unlisted.map(({ url }) => url))
  const own = ownPages(facts).filter(({ url }) => !left.has(url))
  const linked = [publicUrl(page), ...own.map(({ url }) => onSite(page, URL.parse(url)?.pathname ?? '/'))].slice(0, sitemapSize)
  // sitemaps.org, “Sitemap file location”: a sitemap lists what is in its own folder.
  const folder = new URL('.', url).href
  const inside = publicUrl(page).startsWith(folder) ? linked.filter((one) => one.startsWith(folder)) : linked
  const kept = (sitemap.entries ?? []).filter((entry) => isSameSite(entry, publicUrl(page)) && /^https?:/.test(entry))
  const entries = [...new Set(kept.length > 0 ? kept : inside)].map((one) => `  <url><loc>${escapeMarkup(one)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
  ].join('\n')
}

/** Whether a malformed sitemap holds more than a fix can: whatever made it has to make it again. */
const isTooMuch = ({ malformed, entries }: SitemapFacts) => malformed && entries === null
const regenerate = (url: string) => `Generate ${url} again as valid XML, with every tag closed.`

const malformedText = ({ url, why }: SitemapFacts) => `${url} is malformed${why === undefined ? '' : `: it ${why}`}.`

/** Servers that answer everything with the page itself. */
const missing = ({ url, isPage }: SitemapFacts) => (isPage ? `No sitemap: ${url} is an HTML page.` : 'No sitemap.')

type Verdict = { make: typeof warn | typeof fail; detail: string }

function verdictOn(robots: RobotsFacts, sitemap: SitemapFacts): Verdict | null {
  if (robots.unread !== undefined) return { make: fail, detail: `robots.txt can’t be read (${robots.unread}).` }
  if (!robots.found && robots.errors.length > 0)
    return {
      make: warn,
      detail: `robots.txt is ${robots.errors[0]}, which no crawler can read.${sitemap.found ? '' : ` ${missing(sitemap)}`}`,
    }
  if (robots.found && robots.errors.length > 0) return { make: fail, detail: `robots.txt is malformed: ${robots.errors.join('; ')}.` }
  if (sitemap.found && sitemap.malformed) return { make: fail, detail: malformedText(sitemap) }
  if (!sitemap.found) {
    if (robots.sitemaps.includes(sitemap.url))
      return { make: warn, detail: `robots.txt lists a sitemap that doesn’t exist: ${sitemap.url}` }
    return { make: warn, detail: robots.found || sitemap.isPage ? missing(sitemap) : 'No robots.txt or sitemap.' }
  }
  if (!robots.found) return { make: warn, detail: 'No robots.txt.' }
  return robots.sitemaps.length === 0 ? { make: warn, detail: 'robots.txt doesn’t list your sitemap.' } : null
}

/** What has to happen to robots.txt, as the start of a sentence that its new text completes; null if it’s fine as it is. */
function robotsChange(robots: RobotsFacts, robotsUrl: string, sitemapUrl: string): string | null {
  if (robots.unread !== undefined) return `make ${robotsUrl} return 200 with`
  if (!robots.found) return `create ${robotsUrl} with`
  if (robots.errors.length > 0) return `replace ${robotsUrl} with`
  if (robots.sitemaps.length === 0) return `add this line to ${robotsUrl}:`
  return robots.sitemaps[0] === sitemapUrl ? null : `replace the Sitemap lines in ${robotsUrl} with`
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** A site that lies below a path, as its sitemap shows, may not own its host’s robots.txt. */
const isBelow = ({ url, found }: SitemapFacts): boolean => found && new URL('.', url).pathname !== '/'

/** A project of a shared host can’t write the robots.txt at its root, only a sitemap of its own. */
function folderVerdict(facts: AuditFacts & Required<Pick<AuditFacts, 'sitemap'>>): Finding {
  const { page, sitemap } = facts
  if (sitemap.found && !sitemap.malformed) return pass(`Found: ${sitemap.url}`)
  if (sitemap.found) {
    const fix = isTooMuch(sitemap) ? regenerate(sitemap.url) : paste(`Replace ${sitemap.url} with:`, sitemapAt(sitemap.url, facts))
    return fail(malformedText(sitemap), fix)
  }
  const url = besidePage(page, 'sitemap.xml')
  return warn(missing(sitemap), paste(`Save this as ${url}:`, sitemapAt(url, facts)))
}

const previewsOf = ({ agents }: { agents: string[] }) => (agents.includes('*') ? 'link previews' : agents.join(', '))

/** What robots.txt keeps from search engines and link previews, and the lines that let them in. */
function barred({ blocked, unseen = [], imageless }: RobotsFacts): { says: string[]; lines: string[] } {
  // Groups of a robot count as one, and of two rules of the same length the one that allows (RFC 9309, section 2.2): adding lines is enough.
  return {
    says: [
      ...(blocked === undefined
        ? []
        : [`robots.txt keeps search engines from ${listed(blocked.files)}, so they can’t see the page as visitors do.`]),
      ...(unseen.length === 0 ? [] : [`robots.txt keeps link previews out: ${unseen.join(', ')}.`]),
      ...(imageless === undefined ? [] : [`robots.txt blocks the social image (og:image) ${imageless.file} for ${previewsOf(imageless)}.`]),
    ],
    lines: [
      ...(blocked === undefined ? [] : ['', `User-agent: ${blocked.agent}`, ...blocked.files.map((file) => `Allow: ${file}`)]),
      ...(unseen.length === 0 ? [] : ['', ...unseen.map((agent) => `User-agent: ${agent}`), 'Allow: /']),
      ...(imageless === undefined ? [] : ['', ...imageless.agents.map((agent) => `User-agent: ${agent}`), `Allow: ${imageless.file}`]),
    ],
  }
}

export const robotsSitemap = defineCheck({
  id: 'robots-sitemap',
  label: 'robots.txt and sitemap',
  weight: 2,
  learnMore: 'https://www.sitemaps.org/protocol.html',
  needs: ['robots', 'sitemap'],
  run(facts) {
    const { page, robots, sitemap } = facts
    if (isOwnFolder(page) && !robots.found && robots.unread === undefined) return folderVerdict(facts)
    if (isBelow(sitemap) && robots.sitemaps.length + robots.errors.length === 0 && robots.unread === undefined) return folderVerdict(facts)
    const away = robots.sitemaps.find((url) => urlError(url, page) !== null)
    const verdict: Verdict | null =
      away === undefined
        ? verdictOn(robots, sitemap)
        : { make: fail, detail: `robots.txt lists a sitemap that ${urlError(away, page)}: ${away}` }
    const { says, lines } = barred(robots)
    const adding = `add these lines at the end of ${onSite(page, '/robots.txt')}`
    if (verdict === null) {
      if (lines.length === 0) return pass('robots.txt is valid and lists the sitemap.')
      return warn(says.join(' '), paste(`${sentence(adding)}:`, lines.slice(1).join('\n')))
    }
    const detail = [verdict.detail, ...says].join(' ')
    const isFine = sitemap.found && !sitemap.malformed
    const isOwn = isSameSite(sitemap.url, page.url)
    const ownUrl = isOwn ? onSite(page, new URL(sitemap.url).pathname) : besidePage(page, 'sitemap.xml')
    const sitemapUrl = sitemap.found || (robots.sitemaps.includes(sitemap.url) && isOwn) ? sitemap.url : ownUrl
    const own = robotsChange(robots, onSite(page, '/robots.txt'), sitemapUrl)
    const change = lines.length > 0 && (own === null || robots.sitemaps.length === 0) && robots.errors.length === 0 ? adding : own
    const isLine = robots.unread === undefined && robots.found && robots.errors.length === 0
    // A file with rules of its own keeps them.
    const rules = robots.errors.length > 0 && robots.corrected ? robots.corrected.split('\n') : ['User-agent: *', 'Allow: /', '']
    const line = own === null ? [] : [`Sitemap: ${sitemapUrl}`]
    const text = [...(isLine ? line : [...rules.filter((rule) => !/^sitemap:/i.test(rule)), ...line]), ...lines]
    if (robots.found && robots.errors.length > 0 && robots.corrected === undefined) {
      return verdict.make(detail, `Correct these lines of ${onSite(page, '/robots.txt')}: ${robots.errors.join('; ')}.`)
    }
    if (isFine && change !== null) return verdict.make(detail, paste(`${sentence(change).replace(/:$/, '')}:`, text.join('\n')))

    // Both files may need a change: that of robots.txt then fits into the instruction.
    const save = sitemap.found ? `replace ${sitemapUrl} with` : `save this as ${sitemapUrl}`
    const first = change === null ? '' : `${change} “${text.filter(Boolean).join('”, “')}”, then `
    if (isTooMuch(sitemap)) return verdict.make(detail, regenerate(sitemapUrl))
    return verdict.make(detail, paste(`${sentence(first + save)}:`, sitemapAt(sitemapUrl, facts)))
  },
})
