import { bareUrl, visitedUrl } from '../../../../shared/audit/other-pages.ts'
import { isPagePath } from '../../../../shared/audit/own-pages.ts'
import { hostOf } from '../../../../shared/hosts.ts'
import type { Page } from '../../../../shared/page/page.ts'
import { namedOn, namedLimit } from '../../../workers/formats/site-page.ts'
import type { VisitedPage } from './pages.ts'

/** With fewer links, scripts may well write the navigation. */
const fewest = 3

/** Entries of the sitemap that no page of the site links to. None unless every page was read: another one could link to them. */
export function findOrphans(page: Page, visited: readonly VisitedPage[], entries: readonly string[]): string[] {
  const read = [
    { url: page.url, links: namedOn(page).links },
    ...visited.flatMap(({ facts, named }) => (named && facts.page ? [{ url: facts.page.url, links: named.links }] : [])),
  ]
  const linksOf = ({ url, links }: (typeof read)[number]) =>
    links
      .filter(({ text }) => text !== null)
      .map((link) => bareUrl(link.url))
      .filter((link) => link !== bareUrl(url) && isPagePath(URL.parse(link)?.pathname ?? ''))
  const linked = new Set(read.flatMap(linksOf))
  const known = new Set([page.url, ...visited.flatMap(({ facts }) => [facts.url, facts.page?.url ?? facts.url])].map(bareUrl))
  const isWhole = [...linked].every((url) => known.has(url)) && read.every(({ links }) => links.length < namedLimit)
  if (!isWhole || new Set(linksOf(read[0] ?? { url: '', links: [] })).size < fewest) return []
  const versions = new Set(page.alternates.map(({ url }) => bareUrl(visitedUrl(url, page))))
  const orphans = entries.filter((entry) => {
    const url = bareUrl(visitedUrl(entry, page))
    const other = visited.find(({ facts }) => bareUrl(facts.url) === url)?.facts
    const isPage = other?.status === 200 && other.page !== null && other.page.noindex === null && bareUrl(other.page.url) === url
    const isOfLanguage = (other?.page?.lang ?? page.lang)?.slice(0, 2).toLowerCase() === page.lang?.slice(0, 2).toLowerCase()
    return isPage && isOfLanguage && hostOf(url) === hostOf(page.url) && !linked.has(url) && !versions.has(url)
  })
  return orphans.length * 2 > entries.length ? [] : orphans
}
