import type { SitePageFacts } from '../../../../shared/audit/facts.ts'
import type { Named } from '../../../workers/formats/site-page.ts'
import type { InformativeLink } from '../../../workers/formats/informative-links.ts'
import { isHtml } from '../../../workers/formats/is-html.ts'
import { readRobotsTag } from '../../robots-tag.ts'
import { Unreachable } from '../../../net/unreachable.ts'
import { reasonOf } from '../reason.ts'
import { belongs } from './base.ts'
import { fetchFile, type Visit } from './visit.ts'

const maxPages = 15
const maxBytes = 700_000

/** The pages to visit: those whose link names a topic, then others from the navigation and the sitemap. */
export function choosePages(links: InformativeLink[], page: URL, folder: URL, isLeftOut: (url: URL) => boolean): InformativeLink[] {
  const found = new Map<string, InformativeLink>()
  for (const link of links) {
    const url = URL.parse(link.url)
    if (url === null || !belongs(url, folder) || isLeftOut(url)) continue
    url.hash = ''
    // The same page with and without a trailing slash.
    const key = url.href.replace(/\/(?=\?|$)/, '')
    if (key !== page.href.replace(/#.*$/, '').replace(/\/(?=\?|$)/, '') && !found.has(key)) found.set(key, { ...link, url: url.href })
  }
  return [...found.values()].slice(0, maxPages)
}

/** `named` is what the page loads and links to; only a visit needs it. */
export type VisitedPage = { facts: SitePageFacts; named: Named | null }

/** Never rejects. Pages that there was no time for, or that robots.txt disallows, are left out. */
export const collectPages = async (visit: Visit, chosen: InformativeLink[], siteLanguage: string | null = null): Promise<VisitedPage[]> =>
  (await Promise.all(chosen.map((link) => readPage(visit, link, siteLanguage)))).filter((page) => page !== null)

/** Why browsers don’t show an HTML page as one. */
function whyUnshown(type: string | null, disposition: string | null, bytes: Uint8Array): string | null {
  const isSaved = /^\s*attachment/i.test(disposition ?? '')
  if (!isSaved && !/^(?:text\/plain|application\/octet-stream)/i.test(type?.trim() ?? '')) return null
  if (!isHtml(new TextDecoder().decode(bytes.subarray(0, 3000)))) return null
  return isSaved || !/^text\/plain/i.test(type?.trim() ?? '')
    ? 'browsers download it instead of showing it'
    : 'it’s sent as text/plain, so browsers show its source'
}

async function readPage(visit: Visit, { url, topic }: InformativeLink, siteLanguage: string | null): Promise<VisitedPage | null> {
  const facts: SitePageFacts = { url, topic, status: null, reason: null, page: null }
  try {
    const fetched = await fetchFile(visit, new URL(url), { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5', max: maxBytes })
    if (fetched === null) return null
    const { answer, bytes } = fetched
    const contentType = answer.header('content-type')
    const unshown = answer.status === 200 ? whyUnshown(contentType, answer.header('content-disposition'), bytes) : null
    if (unshown !== null) return { facts: { ...facts, status: 200, reason: unshown }, named: null }
    if (!/^(?:text\/html|application\/xhtml\+xml)/i.test(contentType?.trim() ?? '') || bytes.length === 0)
      return { facts: { ...facts, status: answer.status }, named: null }
    const task = {
      bytes,
      url: answer.url.href,
      contentType,
      ms: answer.ms,
      robotsTag: readRobotsTag(answer.headers['x-robots-tag']),
      policy: answer.header('content-security-policy'),
      topic,
      siteLanguage,
    }
    const { page, named } = await visit.reader.readSitePage(task, visit.session.signal)
    return { facts: { ...facts, status: answer.status, page }, named }
  } catch (error) {
    if (visit.session.signal.aborted || (error instanceof Unreachable && /^(?:timeout|unreadable)$/.test(error.because))) return null
    return { facts: { ...facts, reason: reasonOf(error) }, named: null }
  }
}
