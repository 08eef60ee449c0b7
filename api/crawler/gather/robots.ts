import type { RobotsFacts } from '../../../shared/audit/facts.ts'
import { follow } from '../follow.ts'
import type { PageReader } from '../../workers/page-reader.ts'
import { readBody } from '../read-body.ts'
import type { Session } from '../session.ts'
import { reasonOf } from './reason.ts'

/** RFC 9309 section 2.5 requires crawlers to read at least this much. */
const maxBytes = 500 * 1024

/** Reads the site’s robots.txt and matches the page’s path against it. Never rejects. */
export async function gatherRobots(session: Session, reader: PageReader, page: URL): Promise<RobotsFacts> {
  const none: RobotsFacts = { found: false, allowed: true, sitemaps: [], faults: [] }
  try {
    const answer = await follow(session, new URL('/robots.txt', page), { accept: 'text/plain,*/*;q=0.5' })
    const { bytes } = await readBody(answer, { max: maxBytes, cut: true })
    // Section 2.3.1.4: a server error means “disallow everything”; Google treats 429 the same way.
    if (answer.status >= 500 || answer.status === 429) {
      return { ...none, allowed: false, unread: `status ${answer.status}` }
    }
    if (answer.status !== 200) return none
    const robots = await reader.readRobots({ bytes, path: page.pathname + page.search }, session.signal)
    return robots === null ? { ...none, faults: ['it’s an HTML page'] } : { found: true, ...robots }
  } catch (error) {
    return { ...none, unread: reasonOf(error) }
  }
}
