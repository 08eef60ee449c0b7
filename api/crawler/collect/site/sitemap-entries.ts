import { isLocal, isSameSite } from '../../../../shared/audit/address.ts'
import type { SitemapEntriesFacts } from '../../../../shared/audit/facts-around.ts'
import type { SitePageFacts } from '../../../../shared/audit/facts.ts'
import type { SitemapContent } from '../sitemap.ts'
import { readRobotsTag } from '../../robots-tag.ts'
import { Unreachable } from '../../../net/unreachable.ts'
import { reasonOf, unlessRefused } from '../refusals.ts'
import { fetchFile, type Visit } from './pages.ts'

export const entriesChecked = 20
const sitemapsRead = 3
const maxSitemap = 512 * 1024
const maxPage = 150_000

type Entry = SitemapEntriesFacts['checked'][number]

/** The URLs in a sitemap; those of an index are read from some of its sitemaps. `broken` are sitemaps of the index that can’t be read. */
export async function readEntries(visit: Visit, { isIndex, total, sample, dates }: SitemapContent): Promise<Listed> {
  if (!isIndex) return { total, sample, dates, broken: [] }
  const children = await Promise.all(sample.slice(0, sitemapsRead).map((url) => unlessRefused(readSitemap(visit, url))))
  const entries = children.flatMap((child) => (child !== null && 'entries' in child ? child.entries : []))
  const step = Math.max(1, entries.length / entriesChecked)
  return {
    total: children.reduce((sum, child) => sum + (child !== null && 'total' in child ? child.total : 0), 0),
    sample: Array.from({ length: Math.min(entries.length, entriesChecked) }, (_, at) => entries[Math.floor(at * step)] ?? ''),
    dates,
    broken: children.flatMap((child) => (child !== null && 'broken' in child ? [child.broken] : [])),
  }
}

async function readSitemap(visit: Visit, address: string): Promise<{ entries: string[]; total: number } | { broken: Entry } | null> {
  const url = URL.parse(address)
  if (url === null) return null
  const broken: Entry = { url: address, status: null, landed: null, reason: null, noindex: false }
  const fetched = await fetchFile(visit, url, { accept: 'application/xml,text/xml;q=0.9,*/*;q=0.5', max: maxSitemap, gzipFile: true })
  if (fetched === null) return null
  const { answer, bytes, complete } = fetched
  if (answer.status !== 200) return { broken: { ...broken, status: answer.status, landed: answer.url.href } }
  const { kind, isIndex, total, sample } = await visit.reader.readSitemap({ bytes, complete, max: entriesChecked }, visit.session.signal)
  // An index of indexes isn’t allowed, and could loop.
  return kind === 'sitemap' && !isIndex ? { entries: sample, total } : null
}

type Listed = Omit<SitemapContent, 'isIndex'> & { broken: Entry[] }

/** Requests the entries, but not those that are `known` already. Rejects only if we’re too busy; an entry that there was no time for is left out. */
export async function collectEntries(
  visit: Visit,
  { total, sample, dates, broken }: Listed,
  known: SitePageFacts[],
): Promise<SitemapEntriesFacts> {
  const pages = new Map(known.filter(({ status }) => status === 200).map((page) => [page.url, page]))
  const checked = await Promise.all(
    sample.map(async (entry): Promise<Entry | null> => {
      const page = pages.get(entry)
      if (page === undefined) return readEntry(visit, entry)
      return { url: entry, status: 200, landed: page.page?.url ?? entry, reason: null, noindex: (page.page?.noindex ?? null) !== null }
    }),
  )
  return { total, dates, checked: [...broken, ...checked.filter((entry) => entry !== null)] }
}

async function readEntry(visit: Visit, address: string): Promise<Entry | null> {
  const facts: Entry = { url: address.slice(0, 500), status: null, landed: null, reason: null, noindex: false }
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol)) return { ...facts, reason: 'not an absolute URL' }
  // Left in by a build on the maker’s own machine, or copied from another site: those aren’t requested.
  if (url.host !== visit.page.host && (isLocal(url.href) || (!isLocal(visit.page.href) && !isSameSite(url.href, visit.page.href))))
    return facts
  try {
    const fetched = await fetchFile(visit, url, { accept: 'text/html,*/*;q=0.5', max: maxPage })
    if (fetched === null) return null
    const { answer, bytes, hops } = fetched
    const contentType = answer.header('content-type')
    const landed = { ...facts, status: answer.status, landed: hops.length > 1 ? answer.url.href : url.href }
    if (answer.status !== 200 || !/html/i.test(contentType ?? '')) return landed
    const task = { bytes, url: answer.url.href, contentType, ms: answer.ms, robotsTag: readRobotsTag(answer.headers['x-robots-tag']) }
    return { ...landed, noindex: (await visit.reader.readSitePage(task, visit.session.signal)).page.noindex !== null }
  } catch (error) {
    if (visit.session.signal.aborted || (error instanceof Unreachable && /^(?:timeout|unreadable)$/.test(error.because))) return null
    return { ...facts, reason: reasonOf(error) }
  }
}
