import { gunzipSync } from 'node:zlib'
import type { SitemapFacts } from '../../../shared/audit/facts.ts'
import { follow } from '../follow.ts'
import { readBody } from '../read-body.ts'
import type { Session } from '../session.ts'
import { isSitemap } from '../sitemap-xml.ts'
import { isHtml } from './is-html.ts'
import { reasonOf } from './reason.ts'

/** A sitemap may hold 50 MB; its beginning tells what it is. */
const maxBytes = 512 * 1024

/** Reads the first sitemap that robots.txt names, else /sitemap.xml. Never rejects. */
export async function gatherSitemap(session: Session, page: URL, named: string | undefined): Promise<SitemapFacts> {
  const url = new URL(named ?? '/sitemap.xml', page)
  const missing: SitemapFacts = { url: url.href, found: false, malformed: false }
  try {
    const answer = await follow(session, url, { accept: 'application/xml,text/xml;q=0.9,*/*;q=0.5' })
    const body = await readBody(answer, { max: maxBytes, cut: true })
    if (answer.status !== 200) return missing
    const { text, complete } = unpack(body.bytes, body.complete)
    // An app's own page at the usual place is no sitemap; at a place that robots.txt names it is a broken one.
    if (isHtml(text) && named === undefined) return missing
    return { ...missing, found: true, malformed: !isSitemap(text, complete) }
  } catch (error) {
    reasonOf(error)
    return missing
  }
}

/** Files like sitemap.xml.gz come compressed by themselves. */
function unpack(bytes: Uint8Array, complete: boolean): { text: string; complete: boolean } {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return { text: new TextDecoder().decode(bytes), complete }
  try {
    return { text: new TextDecoder().decode(gunzipSync(bytes, { maxOutputLength: 8 * 1024 * 1024 })), complete }
  } catch {
    return { text: '', complete }
  }
}
