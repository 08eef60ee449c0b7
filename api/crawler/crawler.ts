import type { SiteFacts } from '../../shared/audit/facts.ts'
import { visitedUrl } from '../../shared/audit/other-pages.ts'
import type { Crawler, ListingVisit, PageFacts } from '../ports/world.ts'
import { Failure, NotVisited, tooBusy } from '../domain/failure.ts'
import type { createConnector } from './connector.ts'
import { createSemaphore } from '../domain/semaphore.ts'
import { collectHttpsRedirect } from './collect/https-redirect.ts'
import { collectIcons, collectImage } from './collect/image.ts'
import { collectLinks } from './collect/links.ts'
import { collectLlmsTxt } from './collect/llms-txt.ts'
import { collectMail } from './collect/mail.ts'
import { collectRefusals, createReach } from './collect/refusals.ts'
import { collectRobots, noRobots, robotsFile } from './collect/robots.ts'
import { createMayFetch, type MayFetch } from './collect/site/may-fetch.ts'
import { collectSite } from './collect/site/collect-site.ts'
import { collectSitemap } from './collect/sitemap.ts'
import { resolvePage, type ResolvedPage } from './resolve-page.ts'
import { collectListing } from './listing.ts'
import { obeying } from './limited.ts'
import type { PageReader } from '../workers/page-reader.ts'
import { resolvePublicHost, type ResolveHost, createResolveMail, type ResolveMail } from './resolve-host.ts'
import { openSession, type OwnHeaders, type Session } from './session.ts'
import { withLocalOverride } from './local-override.ts'
import { checkTarget, everyHost, readTargets, type Allowed } from './target.ts'
import { widestBlock } from '../net/caller-network.ts'
import { toFailure, toUnreachable, Unreachable } from '../net/unreachable.ts'

type Options = {
  /** `host:port` pairs that may be visited although they aren’t public (`localhost:4000`, `[::1]:4000`); or all, on one’s own machine. */
  allow: string[] | 'everything'
  userAgent: string
  /** Public origin of the catalog: links to it aren’t checked. */
  siteUrl?: string
  /** Milliseconds for a whole visit. */
  visitMs?: number
  resolve?: ResolveHost
  /** For hosts in `allow`; by default, the machine’s own lookup. */
  resolveAllowed?: ResolveHost | undefined
  ownHeaders?: OwnHeaders | undefined
  /** Replaces the connector to the public internet. */
  connector?: typeof createConnector
  resolveMail?: ResolveMail
  /** Called with the page of a visit, before anything around it is collected. */
  onPage?: (facts: Pick<SiteFacts, 'page' | 'markup' | 'listing'>) => void
  /** Parses what is fetched, in worker threads; closed together with the crawler. */
  reader: PageReader
}

/** The guarded crawler: visits the URLs that makers enter, and reaches nothing but the public internet. */
export function createCrawler(options: Options): Crawler {
  const { allow, userAgent, visitMs = 10_000, resolve = resolvePublicHost, resolveAllowed, ownHeaders, connector, reader } = options
  const allowed = allow === 'everything' ? everyHost : new Set(allow.map((entry) => entry.trim().toLowerCase()))
  const semaphore = createSemaphore({ places: 6, maxEach: 4, waiting: 12, retryAfter: 10 })
  const closing = new AbortController()

  const open = async <Facts>(targets: URL[], collect: Collect<Facts>, by: string | undefined, given?: AbortSignal): Promise<Facts> => {
    const signal = given === undefined ? closing.signal : AbortSignal.any([closing.signal, given])
    await using session = openSession({ allowed, userAgent, resolve, resolveAllowed, ownHeaders, connector, signal, visitMs })
    const own = reader.within({ ...session.clock, by })
    // The page itself must arrive while there is time left for everything around it.
    const pageSignal = AbortSignal.any([session.signal, session.clock.after(visitMs * 0.8)])
    const resolved = await resolveFirst(session, own, targets, pageSignal)
    return await collect(withLocalOverride(session, resolved.page), own, resolved)
  }

  /** `instead`: what a page that couldn’t be read says all the same. */
  const visit = async <Facts>(
    url: string,
    { ip, signal }: { ip: string | undefined; signal?: AbortSignal | undefined },
    collect: Collect<Facts>,
    instead?: (error: Unreachable) => Facts | null,
  ): Promise<Facts> => {
    const targets = readAllowed(url, allowed)
    const by = ip && widestBlock(ip)
    return semaphore(
      async () => {
        try {
          return await open(targets, collect, by, signal)
        } catch (error) {
          const known = error instanceof Unreachable ? instead?.(error) : null
          if (known) return known
          throw toFailure(toUnreachable(error, 'The site'))
        }
      },
      by,
      signal,
    )
  }

  return {
    visit: (url, ip, signal) => visit(url, { ip, signal }, (session, reader, resolved) => collectAll(session, reader, resolved, options)),
    read: (url, ip) => visit(url, { ip }, collectPage),
    readListing: (url, productUrl, ip) =>
      visit<ListingVisit>(
        url,
        { ip },
        (session, reader, resolved) => collectListing(session, reader, resolved, { userAgent, productUrl }),
        ({ status }) => (status === 404 || status === 410 ? { gone: status } : null),
      ),
    async close() {
      closing.abort(new Failure('SERVICE_UNAVAILABLE', 'The service is shutting down.', { retryAfter: 10 }))
      await reader.close()
    },
  }
}

/** The URLs to try in turn. One that is refused for itself takes no place in the queue. Throws NotVisited. */
function readAllowed(input: string, allowed: Allowed): URL[] {
  try {
    const targets = readTargets(input)
    checkTarget(targets[0], allowed)
    return targets
  } catch (error) {
    const { code, message, data } = toFailure(toUnreachable(error, 'The site'))
    throw new NotVisited(code, message, data)
  }
}

/** A URL without a scheme is requested over https, then over http if nothing speaks https there. */
async function resolveFirst(session: Session, reader: PageReader, [first, second]: URL[], signal: AbortSignal): Promise<ResolvedPage> {
  if (first === undefined) throw new Unreachable('bad_url', 'Enter your product’s URL.')
  try {
    return await resolvePage(session, reader, first, signal)
  } catch (error) {
    if (second === undefined || !(error instanceof Unreachable) || !speaksNoHttps(error)) throw error
    return resolvePage(session, reader, second, signal)
  }
}

/** A bad certificate is worth reporting; a port that is closed or speaks plain HTTP just means http. */
const speaksNoHttps = ({ because }: Unreachable) => because === 'connection' || because === 'tls_handshake'

type Collect<Facts> = (session: Session, reader: PageReader, resolved: ResolvedPage) => Promise<Facts>

/** The page, and whether crawlers may read it. */
async function collectPage(session: Session, reader: PageReader, { page, response }: ResolvedPage): Promise<PageFacts> {
  return { page, response: { ...response, httpRedirectsToHttps: null }, robots: await collectRobots(session, reader, new URL(page.url)) }
}

/** Everything around the page, in parallel, within what is left of the visit’s time. */
async function collectAll(
  session: Session,
  reader: PageReader,
  resolved: ResolvedPage,
  { siteUrl, userAgent, resolveMail = createResolveMail(), onPage }: Pick<Options, 'siteUrl' | 'userAgent' | 'resolveMail' | 'onPage'>,
): Promise<SiteFacts> {
  const { page, markup, listing, response, transport } = resolved
  onPage?.({ page, markup, listing })
  const url = new URL(page.url)
  const robotsTxt = robotsFile(session, url)
  const [mayFetch, isSearched] = [userAgent, 'googlebot'].map((agent) =>
    createMayFetch(session, reader, agent, { origin: url.origin, file: robotsTxt }),
  ) as [MayFetch, MayFetch]
  const { reach, unreached } = createReach(session.signal)
  const social = page.openGraph['image'] ?? page.openGraph['image:url'] ?? page.openGraph['image:secure_url'] ?? page.twitter['image']
  const named = { resources: page.resources, image: social && visitedUrl(social, page) }
  const robotsFacts = reach(['robots'], collectRobots(session, reader, url, robotsTxt, named), noRobots)
  const sitemapOf = async () => {
    const { sitemaps } = await robotsFacts
    if (unreached().includes('robots')) throw tooBusy()
    return collectSitemap(session, reader, url, sitemaps[0] ?? page.sitemap ?? undefined)
  }
  const noSitemap = { facts: { url: new URL('/sitemap.xml', url).href, found: false, malformed: false }, content: null }
  const sitemapRead = reach(['sitemap', 'sitemapEntries'], sitemapOf(), noSitemap)
  const sitemapContent = sitemapRead.then(({ content }) => content)
  const [robots, { facts: sitemap }, icons, socialImage, links, llmsTxt, httpRedirectsToHttps, refusals, mail, site] = await Promise.all([
    robotsFacts,
    sitemapRead,
    reach(['favicon', 'icons'], collectIcons(session, reader, page, url, social), { favicon: null, icons: [] }),
    social === undefined ? null : reach(['socialImage'], collectImage(session, reader, social, url, true), null),
    reach(['links'], collectLinks(obeying(session, mayFetch), page, siteUrl), []),
    reach(['llmsTxt'], collectLlmsTxt(session, obeying(session, mayFetch), page), { found: false }),
    reach([], collectHttpsRedirect(session, url, response.hops), null),
    reach([], collectRefusals(obeying(session, mayFetch), url, userAgent), []),
    reach(['mail'], collectMail(page, resolveMail, session.signal), undefined),
    collectSite(session, reader, resolved, { mayFetch, isSearched, reach, sitemap: sitemapContent, siteUrl }),
  ])
  return {
    page,
    markup,
    listing,
    response: { ...response, httpRedirectsToHttps, ...(refusals.length > 0 && { refusals }) },
    robots,
    sitemap,
    ...icons,
    socialImage,
    links,
    llmsTxt,
    transport,
    ...(mail && { mail }),
    ...site,
    ...(unreached().length > 0 && { unreached: unreached() }),
  }
}
