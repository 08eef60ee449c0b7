import type { RobotsFacts } from '../../../shared/audit/facts.ts'
import type { PageResource } from '../../../shared/page/page.ts'
import { follow } from '../follow.ts'
import type { PageReader } from '../../workers/page-reader.ts'
import { readBody } from '../read-body.ts'
import type { AskOptions, Session } from '../session.ts'
import { Unreachable } from '../../net/unreachable.ts'
import { reasonOf } from './refusals.ts'

/** RFC 9309 section 2.5 requires crawlers to read at least this much. */
const maxBytes = 500 * 1024

/**
 * The robots.txt of a host: null if there is none. `unread` is why an existing one can’t be read, which means “disallow everything”;
 * `isGone` if no server answers for the host, or none that browsers trust, so nothing else can be requested there either.
 */
export type RobotsFile = { bytes: Uint8Array | null; unread?: string; isGone?: boolean }

/** Rejects only if we’re too busy. */
export async function robotsFile(session: Session, page: URL, limits: Pick<AskOptions, 'ms' | 'rank'> = {}): Promise<RobotsFile> {
  try {
    const answer = await follow(session, new URL('/robots.txt', page), { accept: 'text/plain,*/*;q=0.5', ...limits })
    const { bytes } = await readBody(answer, { max: maxBytes, cut: true })
    // Section 2.3.1.4: a server error means “disallow everything”; Google treats 429 the same way.
    if (answer.status >= 500 || answer.status === 429) return { bytes: null, unread: `status ${answer.status}` }
    return { bytes: answer.status === 200 ? bytes : null }
  } catch (error) {
    const isGone = error instanceof Unreachable && /^(?:dns|connection|tls_certificate|tls_handshake|redirects)$/.test(error.because)
    return { bytes: null, unread: reasonOf(error), isGone }
  }
}

/** The facts about a site without robots.txt. */
export const noRobots: RobotsFacts = { found: false, allowed: true, sitemaps: [], errors: [] }

/** Matches the page’s path against its host’s robots.txt. Rejects only if we’re too busy. */
export async function collectRobots(
  session: Session,
  reader: PageReader,
  page: URL,
  file = robotsFile(session, page),
  { resources = [], image }: { resources?: readonly PageResource[]; image?: string | undefined } = {},
): Promise<RobotsFacts> {
  const { bytes, unread } = await file
  // A host that couldn’t be reached isn’t known to disallow anything.
  if (unread !== undefined) return { ...noRobots, ...(unread.startsWith('status ') && { allowed: false }), unread }
  if (bytes === null) return noRobots
  try {
    const pathOf = (address: string) => {
      const url = URL.parse(address)
      return url?.origin === page.origin ? [url.pathname + url.search] : []
    }
    const own = (wanted: PageResource['kind']) => resources.flatMap(({ kind, url }) => (kind === wanted ? pathOf(url) : []))
    const named = { styles: own('style'), scripts: own('script'), image: image === undefined ? image : pathOf(image)[0] }
    const robots = await reader.readRobots({ bytes, path: page.pathname + page.search, ...named }, session.signal)
    return robots === null ? { ...noRobots, errors: ['an HTML page'] } : { found: true, ...robots }
  } catch (error) {
    return { ...noRobots, unread: reasonOf(error) }
  }
}
