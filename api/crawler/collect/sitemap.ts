import type { SitemapEntriesFacts } from '../../../shared/audit/facts-around.ts'
import type { SitemapFacts } from '../../../shared/audit/facts.ts'
import { follow } from '../follow.ts'
import type { PageReader } from '../../workers/page-reader.ts'
import { readBody } from '../read-body.ts'
import type { Session } from '../session.ts'
import { reasonOf } from './refusals.ts'

/** A sitemap can be 50 MB; its beginning is enough. */
const maxBytes = 512 * 1024
const maxEntries = 20
/** Folders above the page that may hold its sitemap, the site’s root included. */
const maxFolders = 4

/** What a sitemap lists: other sitemaps if it’s an index. */
export type SitemapContent = { isIndex: boolean; total: number; sample: string[]; dates: SitemapEntriesFacts['dates'] }

/**
 * Reads the first sitemap listed in robots.txt, or else the one that the page names, or else sitemap.xml in the page’s folder and those above it.
 * Rejects only if we’re too busy.
 */
export async function collectSitemap(
  session: Session,
  reader: PageReader,
  page: URL,
  named: string | undefined,
): Promise<{ facts: SitemapFacts; content: SitemapContent | null }> {
  const places = named === undefined ? usualPlaces(page) : [new URL(named, page)]
  const tried = await Promise.all(places.map((url) => readSitemap(session, reader, url, named !== undefined)))
  const missing = { facts: { url: (places.at(-1) ?? page).href, found: false, malformed: false }, content: null }
  return tried.find(({ facts }) => facts.found) ?? tried.findLast(({ facts }) => facts.isPage) ?? missing
}

function usualPlaces(page: URL): URL[] {
  const places: URL[] = []
  for (let folder = new URL('.', page); places.length < maxFolders; folder = new URL('..', folder)) {
    places.push(new URL('sitemap.xml', folder))
    if (folder.pathname === '/') return places
  }
  return [...places.slice(0, -1), new URL('/sitemap.xml', page)]
}

async function readSitemap(session: Session, reader: PageReader, url: URL, isNamed: boolean): ReturnType<typeof collectSitemap> {
  const missing = { facts: { url: url.href, found: false, malformed: false }, content: null }
  try {
    const answer = await follow(session, url, { accept: 'application/xml,text/xml;q=0.9,*/*;q=0.5' })
    const { bytes, complete } = await readBody(answer, { max: maxBytes, cut: true, gzipFile: true })
    if (answer.status !== 200) return missing
    const { kind, error, ...content } = await reader.readSitemap({ bytes, complete, max: maxEntries }, session.signal)
    // An app’s HTML page at the default path means no sitemap; at a path listed in robots.txt it means a broken one.
    if (kind === 'page' && !isNamed) return { ...missing, facts: { ...missing.facts, isPage: true } }
    if (kind === 'sitemap') return { facts: { url: url.href, found: true, malformed: false }, content }
    const { isIndex, total, sample } = content
    const entries = total === 0 ? {} : { entries: isIndex || total > sample.length ? null : sample }
    const why = error === null ? {} : { why: error }
    return { facts: { url: url.href, found: true, malformed: true, ...entries, ...why }, content: null }
  } catch (error) {
    reasonOf(error)
    return missing
  }
}
