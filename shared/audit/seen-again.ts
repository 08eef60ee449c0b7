import type { Check } from '../schemas/readiness.ts'
import { checks } from './checks/index.ts'
import type { SiteFacts } from './facts.ts'
import { bareUrl } from './other-pages.ts'

/** What a visit found of the parts of a site that it only samples: it may leave out what it has no time for. */
export type Sampled = Pick<SiteFacts, 'page' | 'links' | 'pages' | 'sitemapEntries' | 'resources'>
/** An earlier report, and the URLs that its visit looked at besides the page’s own. */
export type Earlier = { checks: readonly Check[]; looked: readonly string[] }

const needsOf = new Map(checks.map(({ id, needs }) => [id, needs]))

/** The URLs of a site that a visit looked at, besides the page’s own. */
export function lookedAt({ page, links, pages = [], sitemapEntries, resources }: Sampled): string[] {
  const urls = [
    ...links.map(({ url }) => url),
    ...pages.flatMap(({ url, page }) => [url, ...(page === null ? [] : [page.url])]),
    ...(sitemapEntries?.checked ?? []).flatMap(({ url, status, reason }) => (status === null && reason === null ? [] : [url])),
    ...(resources?.requests.failed ?? []).map(({ url }) => url),
  ]
  return [...new Set(urls)].filter((url) => url !== page.url)
}

/**
 * The checks that pass now, but whose earlier finding is about a URL that the site still has and this visit didn’t look at: nobody knows whether
 * they are fixed.
 */
export function notSeenAgain(before: Earlier, site: Sampled): Set<string> {
  const looked = new Set(lookedAt(site).map(bareUrl))
  // A page without a response is a broken link, but nothing is known of its content.
  const silent = new Set(site.pages?.flatMap(({ url, status }) => (status === null ? [bareUrl(url)] : [])))
  const isSeen = ({ id }: Check, url: string) =>
    bareUrl(url) === bareUrl(site.page.url) ||
    (looked.has(bareUrl(url)) && !(needsOf.get(id)?.includes('pages') && silent.has(bareUrl(url))))
  const isUnseen = (check: Check) => before.looked.some((url) => !isSeen(check, url) && isAbout(check, url) && mayRemain(check, url, site))
  return new Set(before.checks.filter((check) => check.status !== 'pass' && isUnseen(check)).map(({ id }) => id))
}

/** Whether a finding names a URL, not only a longer one that begins like it. */
const isAbout = ({ detail, fix }: Check, url: string): boolean =>
  `${detail}\n${fix ?? ''}`.split(/[\s"'<>()]+/).some((word) => word === url || word.replace(/[.,:;]+$/, '') === url)

/** Whether the site may still have what a check found at a URL. */
function mayRemain({ id }: Check, url: string, { page, sitemapEntries, resources }: Sampled): boolean {
  const needs = needsOf.get(id) ?? []
  const isOneOf = (urls: readonly { url: string }[]) => urls.some((one) => bareUrl(one.url) === bareUrl(url))
  const loaded = [...page.resources, ...page.images]
  return (
    needs.includes('pages') ||
    (needs.includes('links') && isOneOf(page.links)) ||
    (needs.includes('sitemapEntries') && sitemapEntries !== undefined && sitemapEntries.total > sitemapEntries.checked.length) ||
    (isOneOf(loaded) && resources !== undefined && resources.requests.count < loaded.length)
  )
}
