import type { ResponseFacts } from '../../shared/audit/facts.ts'
import type { Page } from '../../shared/page/page.ts'
import type { SuggestedListing } from '../../shared/schemas/readiness.ts'
import { follow, withoutHash } from './follow.ts'
import type { PageReader } from '../workers/page-reader.ts'
import { readBody } from './read-body.ts'
import { readRobotsTag } from './robots-tag.ts'
import type { Answer, Session } from './session.ts'
import { elsewhere, Unreachable } from './unreachable.ts'

/** Inflated. The median page has 30 KB of HTML; what inlines its pictures still fits, a bomb ends here. */
const maxPageBytes = 4 * 1024 * 1024
/** A refresh that comes later is a page that reloads itself, not a redirect. */
const maxRefreshSeconds = 5

export type Landing = { page: Page; listing: SuggestedListing; response: Omit<ResponseFacts, 'httpRedirectsToHttps'> }

/** Goes from an address to the page behind it, through HTTP and meta refresh redirects. Throws Unreachable. */
export async function land(session: Session, reader: PageReader, start: URL, signal: AbortSignal): Promise<Landing> {
  const hops: string[] = []
  try {
    return await landBy(hops, session, reader, start, signal)
  } catch (error) {
    const hasLeft = hops.some((hop) => new URL(hop).host !== start.host)
    throw hasLeft && error instanceof Unreachable ? elsewhere(error) : error
  }
}

/** `hops` gets every address on the way, the last also where it could not be asked. */
async function landBy(hops: string[], session: Session, reader: PageReader, start: URL, signal: AbortSignal): Promise<Landing> {
  let url = start
  for (;;) {
    const answer = await follow(session, url, { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5', signal, hops })
    const bytes = await readPageBytes(answer)
    const contentType = answer.header('content-type')
    const { page, listing, charset } = await reader.readHtml({ bytes, url: answer.url.href, contentType }, signal)
    const next = refreshTarget(page, hops)
    if (next === null) {
      const robotsTag = readRobotsTag(answer.headers['x-robots-tag'])
      return {
        page,
        listing,
        response: { status: answer.status, hops, ms: answer.ms, bytes: bytes.length, contentType, charset, robotsTag },
      }
    }
    url = next
  }
}

async function readPageBytes(answer: Answer): Promise<Uint8Array> {
  const { url, status } = answer
  const type = answer.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const problem = (() => {
    if (status >= 300 && status < 400) return new Unreachable('redirects', `${url.host} answers ${status} without saying where to go.`)
    if (status < 200 || status >= 400) return new Unreachable('status', `${url.host} answers ${status}${statusHint(status)}.`)
    if (!['', 'text/html', 'application/xhtml+xml'].includes(type)) return notHtml(url, `is ${type.slice(0, 60)}`, 'is of another type')
    return null
  })()
  if (problem !== null) {
    answer.discard()
    throw problem
  }
  const { bytes } = await readBody(answer, { max: maxPageBytes })
  if (bytes.length === 0) throw notHtml(url, 'is empty')
  if (type === '' && !/^[\s\uFEFF]*</.test(new TextDecoder().decode(bytes.subarray(0, 256)))) throw notHtml(url, 'has no content type')
  return bytes
}

function notHtml({ host }: URL, what: string, whatInOwnWords?: string): Unreachable {
  const sentence = (what: string) => `The answer of ${host} ${what}, not an HTML page.`
  return new Unreachable('not_html', sentence(what), whatInOwnWords && sentence(whatInOwnWords))
}

function statusHint(status: number): string {
  if (status === 401) return ' (it asks for a sign-in)'
  if (status === 403) return ' (it turns visitors like this one away)'
  if (status === 404 || status === 410) return ' (there is no such page)'
  if (status === 429) return ' (too many requests)'
  return status >= 500 ? ' (the server has a problem)' : ''
}

/** Where a meta refresh leads; null when it only reloads, comes late, or leads back: then this is the page. */
function refreshTarget({ refresh }: Page, hops: string[]): URL | null {
  if (refresh === null || refresh.seconds > maxRefreshSeconds) return null
  const target = URL.parse(refresh.url)
  if (target === null || !/^https?:$/.test(target.protocol) || hops.includes(withoutHash(target).href)) return null
  return target
}
