import type { ResponseFacts, TransportFacts } from '../../shared/audit/facts.ts'
import type { Markup } from '../../shared/page/markup/markup.ts'
import type { Page } from '../../shared/page/page.ts'
import type { SuggestedListing } from '../../shared/schemas/readiness.ts'
import { follow, withoutHash } from './follow.ts'
import type { InformativeLink } from '../workers/formats/informative-links.ts'
import type { PageReader } from '../workers/page-reader.ts'
import { readBody } from './read-body.ts'
import { readTransport } from './collect/transport.ts'
import { readRobotsTag } from './robots-tag.ts'
import type { Answer, Session } from './session.ts'
import { onOtherHost, Unreachable } from '../net/unreachable.ts'

/** After decompression. The median page has 30 KB of HTML; one with inline images still fits, a zip bomb doesn’t. */
const maxPageBytes = 4 * 1024 * 1024
/** A later refresh is a page that reloads itself, not a redirect. */
const maxRefreshSeconds = 5

export type ResolvedPage = {
  page: Page
  markup: Markup
  listing: SuggestedListing
  response: Omit<ResponseFacts, 'httpRedirectsToHttps'>
  transport: TransportFacts
  /** Other pages of the site that the page links to. */
  links: InformativeLink[]
  /** Null if nothing shows it. */
  language: string | null
}

/** Follows HTTP and meta refresh redirects from a URL to its page. Throws Unreachable. */
export async function resolvePage(session: Session, reader: PageReader, start: URL, signal: AbortSignal): Promise<ResolvedPage> {
  const hops: string[] = []
  try {
    return await followAll(hops, session, reader, start, signal)
  } catch (error) {
    const hasLeft = hops.some((hop) => new URL(hop).host !== start.host)
    throw hasLeft && error instanceof Unreachable ? onOtherHost(error) : error
  }
}

/** Adds every URL on the way to `hops`, the last one even if it couldn’t be requested. */
async function followAll(hops: string[], session: Session, reader: PageReader, start: URL, signal: AbortSignal): Promise<ResolvedPage> {
  let url = start
  for (;;) {
    const answer = await follow(session, url, { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5', signal, hops })
    const bytes = await readPageBytes(answer)
    const contentType = answer.header('content-type')
    const { page, markup, listing, charset, links, language } = await reader.readHtml({ bytes, url: answer.url.href, contentType }, signal)
    const next = refreshTarget(page, hops)
    if (next === null) {
      const robotsTag = readRobotsTag(answer.headers['x-robots-tag'])
      return {
        page,
        markup,
        listing,
        response: {
          status: answer.status,
          hops,
          ms: answer.ms,
          at: Date.now(),
          late: answer.late,
          bytes: bytes.length,
          contentType,
          charset,
          robotsTag,
        },
        transport: readTransport(answer),
        links,
        language,
      }
    }
    url = next
  }
}

async function readPageBytes(answer: Answer): Promise<Uint8Array> {
  const { url, status } = answer
  const type = answer.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const problem = (() => {
    if (status >= 300 && status < 400) return new Unreachable('redirects', `${url.host} returned ${status} without a Location header.`)
    if (status < 200 || status >= 400)
      return new Unreachable('status', `${url.host} returned ${status}${statusHint(status)}.`, undefined, status)
    if (!['', 'text/html', 'application/xhtml+xml'].includes(type)) return notHtml(url, `${type.slice(0, 60)}, not an HTML page`)
    return null
  })()
  if (problem !== null) {
    answer.discard()
    throw problem
  }
  const { bytes } = await readBody(answer, { max: maxPageBytes })
  if (bytes.length === 0) throw new Unreachable('not_html', `${answer.url.host} returned an empty page.`)
  if (type === '' && !/^[\s\uFEFF]*</.test(new TextDecoder().decode(bytes.subarray(0, 256))))
    throw notHtml(url, 'a file without a content type')
  return bytes
}

/** `what` may quote the site, so our own words leave it out. */
const notHtml = ({ host }: URL, what: string) =>
  new Unreachable('not_html', `${host} returned ${what}.`, `${host} returned a file that isn’t an HTML page.`)

function statusHint(status: number): string {
  if (status === 401) return ' (sign-in required)'
  if (status === 403) return ' (it blocks automated visitors)'
  if (status === 404 || status === 410) return ' (page not found)'
  if (status === 429) return ' (too many requests)'
  return status >= 500 ? ' (server error)' : ''
}

/** The target of a meta refresh; null if it only reloads, comes late or leads back, so that this is the page. */
function refreshTarget({ refresh }: Page, hops: string[]): URL | null {
  if (refresh === null || refresh.seconds > maxRefreshSeconds) return null
  const target = URL.parse(refresh.url)
  if (target === null || !/^https?:$/.test(target.protocol) || hops.includes(withoutHash(target).href)) return null
  return target
}
