import type { SitePageFacts } from '../../../../shared/audit/facts.ts'
import type { Named } from '../../../workers/formats/site-page.ts'
import type { InformativeLink } from '../../../workers/formats/informative-links.ts'
import { isHtml } from '../../../workers/formats/is-html.ts'
import { readRobotsTag } from '../../robots-tag.ts'
import { Unreachable } from '../../../net/unreachable.ts'
import { reasonOf } from '../refusals.ts'
import type { PageReader } from '../../../workers/page-reader.ts'
import { follow } from '../../follow.ts'
import { readBody } from '../../read-body.ts'
import type { Answer, Session } from '../../session.ts'
import { Failure, isBusy } from '../../../domain/failure.ts'
import { isSameSite } from '../../../../shared/audit/address.ts'

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

/** What collecting around a page shares. The session obeys robots.txt and ends when its share of the visit’s bytes is spent. */
export type Visit = { session: Session; reader: PageReader; page: URL }

/** A slower file makes way for the rest of the visit. */
const fileMs = 4000

export type Fetched = { answer: Answer; bytes: Uint8Array; size: number; complete: boolean; hops: string[] }
/** `errors`: also read the bodies of error responses. */
type Options = { accept: string; max: number; gzipFile?: boolean; errors?: boolean }

/**
 * Requests a file beyond the page. null if we don’t request it: robots.txt, the guard or the limits of the visit forbid it. Throws
 * Unreachable otherwise.
 */
export async function fetchFile(
  { session }: Visit,
  url: URL,
  { accept, max, gzipFile = false, errors = false }: Options,
): Promise<Fetched | null> {
  try {
    const hops: string[] = []
    const answer = await follow(session, url, { accept, ms: fileMs, hops })
    if ((answer.status < 200 || answer.status > 299) && !errors) {
      answer.discard()
      return { answer, bytes: new Uint8Array(), size: 0, complete: true, hops }
    }
    const body = await readBody(answer, { max, cut: true, gzipFile })
    return session.signal.aborted ? null : { answer, hops, ...body }
  } catch (error) {
    if (session.signal.aborted || isRejected(error)) return null
    throw error
  }
}

/** A URL that the crawler refuses to visit says nothing about the site. */
const isRejected = (error: unknown) =>
  (error instanceof Failure && !isBusy(error)) ||
  (error instanceof Unreachable && (error.because === 'blocked_address' || error.because === 'bad_url'))

/** Statuses of servers that block crawlers, require a sign-in or are busy: people get through. */
export const isGuarded = (status: number): boolean => guarded.has(status)
const guarded = new Set([401, 402, 403, 405, 406, 407, 418, 425, 429, 451, 503, 999])

/** The folder of the site, by the URL that was asked for: `https://example.org/` or, for a site under a path, `https://example.org/tides/`. */
export function siteFolder(page: URL, hops: readonly string[]): URL {
  const asked = hops.map((hop) => new URL(hop)).find(({ host }) => host === page.host) ?? page
  return new URL('.', asked.origin === page.origin ? asked : page)
}

/** Whether a URL belongs to the site: below its folder, or on one of its subdomains. */
function belongs(url: URL, folder: URL): boolean {
  if (url.host === folder.host) return url.pathname.startsWith(folder.pathname)
  return folder.pathname === '/' && isSameSite(url.href, folder.href)
}
