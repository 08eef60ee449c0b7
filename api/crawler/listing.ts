import type { PageFacts } from '../ports/world.ts'
import type { Followed } from '../../shared/proof/listing.ts'
import { isProducts } from '../../shared/proof/own-site.ts'
import { redirectLinks } from '../../shared/proof/redirect-links.ts'
import type { PageReader } from '../workers/page-reader.ts'
import { Failure, isBusy } from '../domain/failure.ts'
import { robotsFile, collectRobots } from './collect/robots.ts'
import { createMayFetch, type MayFetch } from './collect/site/may-fetch.ts'
import type { ResolvedPage } from './resolve-page.ts'
import type { Answer, Session } from './session.ts'

const maxRedirects = 5
const redirectStatus = new Set([301, 302, 303, 307, 308])
/** A slower link leaves the visit its time. */
const linkMs = 3000

/** A directory’s page, and where those of its links lead that may redirect to the product. They’re followed as robots.txt allows. */
export async function collectListing(
  session: Session,
  reader: PageReader,
  { page, response }: ResolvedPage,
  { userAgent, productUrl }: { userAgent: string; productUrl: string },
): Promise<PageFacts & { followed: Followed }> {
  const url = new URL(page.url)
  const file = robotsFile(session, url)
  const mayFetch = createMayFetch(session, reader, userAgent, { origin: url.origin, file })
  const links = redirectLinks(page.links, page.url, productUrl)
  const [robots, ...ends] = await Promise.all([
    collectRobots(session, reader, url, file),
    ...links.map((link) => endOf(session, mayFetch, new URL(link), productUrl)),
  ])
  const ending = (end: End) => links.filter((_, at) => ends[at] === end)
  return {
    page,
    response: { ...response, httpRedirectsToHttps: null },
    robots,
    followed: { led: ending('product'), closed: ending('closed') },
  }
}

type End = 'product' | 'closed' | 'elsewhere'

/** Follows a link through at most five redirects. The product’s site itself isn’t requested. Throws only Failure
 * SERVICE_UNAVAILABLE, if this machine is too busy. */
async function endOf(session: Session, mayFetch: MayFetch, start: URL, productUrl: string): Promise<End> {
  let url = start
  try {
    for (let redirects = 0; redirects < maxRedirects; redirects++) {
      if (!(await mayFetch(url))) return url === start ? 'closed' : 'elsewhere'
      const next = await redirectOf(session, url)
      if (next === null) return 'elsewhere'
      if (isProducts(next.href, productUrl)) return 'product'
      url = next
    }
    return 'elsewhere'
  } catch (error) {
    if (error instanceof Failure && isBusy(error)) throw error
    return 'elsewhere'
  }
}

/** Where a URL redirects to; null if it doesn’t. */
async function redirectOf(session: Session, url: URL): Promise<URL | null> {
  let answer = await session.ask(url, { method: 'HEAD', ms: linkMs })
  answer.discard()
  // Many servers don’t support HEAD, and reject it with any status.
  if (answer.status >= 400 && answer.status !== 429) {
    answer = await session.ask(url, { ms: linkMs })
    answer.discard()
  }
  return targetOf(answer)
}

function targetOf({ url, status, header }: Answer): URL | null {
  const location = redirectStatus.has(status) ? header('location') : null
  // Header bytes arrive as latin1; browsers read them as UTF-8.
  return location === null ? null : URL.parse(Buffer.from(location, 'latin1').toString('utf8'), url)
}
