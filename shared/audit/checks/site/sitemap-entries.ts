import { isLocal, isPreviewHost, isSameSite, publicUrl } from '../../address.ts'
import { joinWords } from '../../../join-words.ts'
import { defineCheck, fail, pass, paste, warn, type Finding } from '../../check.ts'
import type { SitemapEntriesFacts } from '../../facts-around.ts'
import type { AuditFacts } from '../../facts.ts'
import { bareUrl, listed, shortUrl } from '../../other-pages.ts'
import { pluralForm } from '../../../plural.ts'

type Entry = SitemapEntriesFacts['checked'][number]

/** Statuses of sites that block crawlers or require a sign-in. */
const guarded = new Set([401, 402, 403, 405, 407, 418, 425, 429, 451, 503, 999])

/** What is wrong with an entry, to follow its URL; null if nothing certainly is. */
function errorOf(entry: Entry, own: string[]): string | null {
  const { url, status, landed, reason, noindex } = entry
  const [site = url] = own
  if (!URL.canParse(url)) return 'isn’t an absolute URL'
  // Another port is another server, such as the one for development.
  if (isLocal(url) && (!isLocal(site) || new URL(url).port !== URL.parse(site)?.port)) return 'only works on your own machine'
  if (isPreviewHost(new URL(url).hostname) && !own.some((one) => isPreviewHost(URL.parse(one)?.hostname ?? '')))
    return 'is on a preview or staging site'
  if (!isLocal(site) && !own.some((one) => isSameSite(url, one))) return 'belongs to another site'
  if (url.startsWith('http:') && site.startsWith('https:')) return 'starts with http:// instead of https://'
  if (reason !== null) return `can’t be read: ${reason}`
  if (status !== null && status >= 400) return guarded.has(status) ? null : `returns ${status}`
  if (landed !== null && bareUrl(landed) !== bareUrl(url)) return `redirects to ${landed}`
  return noindex ? 'has noindex' : null
}

/** https://www.w3.org/TR/NOTE-datetime; Google ignores dates of change that can’t be true. */
function datesFinding(dates: SitemapEntriesFacts['dates'], url: string): Finding {
  const wrong = dates.map(({ text, isFuture }) => `“${text}” ${isFuture ? 'is in the future' : 'isn’t a date such as 2026-10-31'}`)
  const fix = `Have ${url} generated with the date each page last changed, such as 2026-10-31, or without lastmod.`
  return warn(`In your sitemap, lastmod ${joinWords(wrong)}.`, fix)
}

/** sitemaps.org, “XML Tag Definitions” and “Sitemap file location”; Google Search Central, “Build and submit a sitemap”. */
export const sitemapEntries = defineCheck({
  id: 'sitemap-entries',
  label: 'Sitemap entries',
  weight: 2,
  learnMore: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  needs: ['sitemapEntries', 'sitemap'],
  run(facts: AuditFacts & Required<Pick<AuditFacts, 'sitemapEntries' | 'sitemap'>>) {
    const { checked, total, dates } = facts.sitemapEntries
    if (checked.length === 0 && dates.length === 0 && facts.sitemapEntries.blocked === undefined)
      return pass('Not checked: no sitemap entry could be requested.')
    // That crawlers can’t read robots.txt, or any page, is reported by `indexable`.
    const isOpen = facts.robots?.unread === undefined && facts.robots?.allowed !== false
    const blocked = isOpen ? (facts.sitemapEntries.blocked ?? []) : []
    const wrong = checked.flatMap((entry) => {
      const error = errorOf(entry, [publicUrl(facts.page), ...facts.page.canonicals.filter((url) => URL.canParse(url))])
      // That the page itself has noindex is reported by `indexable`.
      const isTold = error === 'has noindex' && bareUrl(entry.url) === bareUrl(facts.page.url)
      return error === null || isTold ? [] : [{ url: entry.url, error }]
    })
    const closed = blocked.filter((url) => wrong.every((one) => one.url !== url))
    const faulty = [...wrong, ...closed.map((url) => ({ url, error: 'robots.txt blocks it' }))]
    const [first] = faulty
    const looked = checked.length + blocked.filter((url) => checked.every((one) => one.url !== url)).length
    const share = looked >= total ? `${looked}` : `${looked} of ${total}`
    if (first === undefined && dates.length > 0) return datesFinding(dates, facts.sitemap.url)
    const { orphans = [] } = facts.sitemapEntries
    const twin = checked.find(({ url }, at) => !url.includes('?') && checked.findIndex((one) => bareUrl(one.url) === bareUrl(url)) < at)
    if (first === undefined && twin !== undefined) {
      const fix = paste(`Keep one URL for each page in ${facts.sitemap.url}, and remove the other:`, twin.url)
      return warn(`Your sitemap lists one page under two URLs, such as ${twin.url}.`, fix)
    }
    if (first === undefined && orphans.length > 0) {
      const names = listed(orphans.map((url) => shortUrl(url, facts.page)))
      const fix = paste('Link these pages where visitors look for them, or remove them from your sitemap:', orphans.join('\n'))
      return warn(`No page links to ${names}, which ${pluralForm(orphans.length, 'is', 'are')} in your sitemap.`, fix)
    }
    if (first === undefined) return pass(`No problems in the ${share} sitemap entries checked.`)
    const more = faulty.length === 1 ? '' : `, and ${faulty.length - 1} more ${faulty.length === 2 ? 'entry has' : 'entries have'} problems`
    const detail = `${first.url} is in your sitemap but ${first.error}${more} (${share} checked).`
    const fix = paste(
      `Remove these entries from ${facts.sitemap.url}, or replace them with the final URLs of the pages to index:`,
      faulty.map(({ url, error }) => `${url} ${error}`).join('\n'),
    )
    return faulty.length * 2 > looked ? fail(detail, fix) : warn(detail, fix)
  },
})
