import type { Check } from '../schemas/readiness.ts'
import { checks } from './checks/index.ts'
import type { SiteFacts } from './facts.ts'
import { bareUrl } from './other-pages.ts'

/** What a visit found in the parts of a site that it only samples, leaving out what it has no time for. */
export type Sampled = Pick<SiteFacts, 'page' | 'links' | 'pages' | 'sitemapEntries' | 'resources'>
/** The URLs that open findings are about, by check: those that the visit requested, except the page’s own. */
export type About = Record<string, string[]>

const needsOf = new Map(checks.map(({ id, needs, ofEachPage }) => [id, ofEachPage === undefined ? needs : [...needs, 'pages']]))

/** What the open findings of a visit are about. */
export function aboutOf(found: readonly Check[], site: Sampled): About {
  const looked = lookedAt(site)
  const about: About = {}
  for (const check of found) {
    if (check.status === 'pass') continue
    const named = urlsIn(check)
    const urls = looked.filter((url) => named.has(url))
    if (urls.length > 0) about[check.id] = urls
  }
  return about
}

function lookedAt({ page, links, pages = [], sitemapEntries, resources }: Sampled): string[] {
  const urls = [
    ...links.map(({ url }) => url),
    ...pages.flatMap(({ url, page }) => [url, ...(page === null ? [] : [page.url])]),
    ...(sitemapEntries?.checked ?? []).flatMap(({ url, status, reason }) => (status === null && reason === null ? [] : [url])),
    ...(resources?.requests.failed ?? []).map(({ url }) => url),
  ]
  return [...new Set(urls)].filter((url) => url !== page.url)
}

/**
 * The checks whose earlier finding is about a URL that the site still has and this visit didn’t request. If they pass now, it’s unknown whether
 * they are fixed.
 */
export function notSeenAgain(before: About, site: Sampled): Set<string> {
  const looked = new Set(lookedAt(site).map(bareUrl))
  // A page without a response is a broken link, but its content is unknown.
  const silent = new Set(site.pages?.flatMap(({ url, status }) => (status === null ? [bareUrl(url)] : [])))
  const isSeen = (id: string, url: string) => looked.has(url) && !(needsOf.get(id)?.includes('pages') && silent.has(url))
  const isUnseen = (id: string, urls: string[]) => urls.some((url) => !isSeen(id, bareUrl(url)) && mayRemain(id, url, site))
  return new Set(Object.entries(before).flatMap(([id, urls]) => (isUnseen(id, urls) ? [id] : [])))
}

/** In characters. A visit requests no longer URL. */
const maxUrlLength = 2100

/** The URLs in a finding, each as found and without the punctuation that may follow it. */
function urlsIn({ detail, fix }: Check): Set<string> {
  const words = `${detail}\n${fix ?? ''}`.split(/[\s"'<>()]+/).filter((word) => word.startsWith('http') && word.length <= maxUrlLength)
  return new Set(words.flatMap((word) => [word, word.replace(/[.,:;]+$/, '')]))
}

/** Whether the site may still have what a check found at a URL. */
function mayRemain(id: string, url: string, { page, sitemapEntries, resources }: Sampled): boolean {
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
