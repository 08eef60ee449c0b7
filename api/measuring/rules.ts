import { LRUCache } from 'lru-cache'
import { robotsFile, type RobotsFile } from '../crawler/collect/robots.ts'
import type { Session } from '../crawler/session.ts'
import type { PageReader } from '../workers/page-reader.ts'
import type { Clock } from './turns.ts'
import { dayMs } from '../../shared/durations.ts'

/** What a host’s robots.txt says about a URL. `gone`: the host doesn’t answer. */
export type Rules = { verdict: 'allowed' | 'disallowed' | 'gone'; delay: number; why: string }

/** Reads each host’s robots.txt once a day (RFC 9309 section 2.4). `agent` is the crawler’s product token in lower case. */
export function createRules({ reader, agent, clock }: { reader: PageReader; agent: string; clock: Clock }) {
  const files = new LRUCache<string, { file: RobotsFile; at: number }>({ max: 1000 })

  const fileOf = async (session: Session, url: URL, ms: number): Promise<RobotsFile> => {
    const [known, now] = [files.get(url.origin), clock().getTime()]
    if (known !== undefined && Math.abs(now - known.at) < dayMs) return known.file
    const file = await robotsFile(session, url, { ms })
    // What failed is asked for again by the next visit.
    if (file.unread === undefined) files.set(url.origin, { file, at: now })
    return file
  }

  return async (session: Session, url: URL, ms: number): Promise<Rules> => {
    const { bytes, unread } = await fileOf(session, url, ms)
    if (unread?.startsWith('status ')) return { verdict: 'disallowed', delay: 0, why: `Its robots.txt returned ${unread}.` }
    if (unread !== undefined) return { verdict: 'gone', delay: 0, why: unread }
    if (bytes === null) return { verdict: 'allowed', delay: 0, why: '' }
    const { isAllowed, delay } = await reader.readRules({ bytes, agent, path: url.pathname + url.search }, session.signal)
    return { verdict: isAllowed ? 'allowed' : 'disallowed', delay, why: isAllowed ? '' : 'Its robots.txt keeps us out.' }
  }
}
