import type { SitemapFacts } from '../../../shared/audit/facts.ts'
import { follow } from '../follow.ts'
import type { PageReader } from '../../workers/page-reader.ts'
import { readBody } from '../read-body.ts'
import type { Session } from '../session.ts'
import { reasonOf } from './reason.ts'

/** A sitemap can be 50 MB; its beginning is enough. */
const maxBytes = 512 * 1024

/** Reads the first sitemap listed in robots.txt, or else /sitemap.xml. Never rejects. */
export async function gatherSitemap(session: Session, reader: PageReader, page: URL, named: string | undefined): Promise<SitemapFacts> {
  const url = new URL(named ?? '/sitemap.xml', page)
  const missing: SitemapFacts = { url: url.href, found: false, malformed: false }
  try {
    const answer = await follow(session, url, { accept: 'application/xml,text/xml;q=0.9,*/*;q=0.5' })
    const { bytes, complete } = await readBody(answer, { max: maxBytes, cut: true, gzipFile: true })
    if (answer.status !== 200) return missing
    const kind = await reader.readSitemap({ bytes, complete }, session.signal)
    // An app’s HTML page at the default path means no sitemap; at a path listed in robots.txt it means a broken one.
    if (kind === 'page' && named === undefined) return missing
    return { ...missing, found: true, malformed: kind !== 'sitemap' }
  } catch (error) {
    reasonOf(error)
    return missing
  }
}
