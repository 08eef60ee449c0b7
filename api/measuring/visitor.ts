import { setTimeout } from 'node:timers/promises'
import { follow } from '../crawler/follow.ts'
import { readBody } from '../crawler/read-body.ts'
import { resolvePublicHost, type ResolveHost } from '../crawler/resolve-host.ts'
import { readRobotsTag } from '../crawler/robots-tag.ts'
import { openSession, type Session } from '../crawler/session.ts'
import type { Allowed } from '../crawler/target.ts'
import { toUnreachable, Unreachable } from '../net/unreachable.ts'
import { Failure, GivenUp } from '../domain/failure.ts'
import type { DirectoryVisitor, Visit } from '../ports/directory-visits.ts'
import type { PageReader } from '../workers/page-reader.ts'
import { LRUCache } from 'lru-cache'
import { robotsFile, type RobotsFile } from '../crawler/collect/robots.ts'
import { dayMs, minuteMs } from '../../shared/durations.ts'
import { withoutWww } from '../../shared/hosts.ts'

type Clock = () => Date
/** Resolves after this many milliseconds; rejects with the signal’s reason. */
type Wait = (ms: number, signal: AbortSignal) => Promise<void>

/** Milliseconds between the end of a request and the next one to the same host. */
const usual = 5000
/** The longest that a host’s robots.txt can ask for. */
const maxDelayMs = minuteMs

type Host = { last: Promise<unknown>; endedAt: number; delay: number }

/** Has requests to the same host take turns, with a pause after each. */
type Turns = {
  take: <T>(url: URL, request: () => Promise<T>) => Promise<T>
  /** Seconds that a host asks for. */
  slowDown: (url: URL, seconds: number) => void
}

function createTurns({ clock, wait, signal }: { clock: Clock; wait: Wait; signal: AbortSignal }): Turns {
  const hosts = new Map<string, Host>()
  const hostOf = (url: URL): Host => {
    const name = withoutWww(url.host)
    const known = hosts.get(name) ?? { last: Promise.resolve(), endedAt: Number.NEGATIVE_INFINITY, delay: usual }
    hosts.set(name, known)
    return known
  }
  return {
    slowDown: (url, seconds) => {
      hostOf(url).delay = Math.max(usual, Math.min(maxDelayMs, seconds * 1000))
    },
    take(url, request) {
      const host = hostOf(url)
      const turn = host.last.then(async () => {
        // The clock may have been set back: nobody waits longer than the pause.
        const pause = Math.min(host.delay, host.endedAt + host.delay - clock().getTime())
        if (pause > 0) await wait(pause, signal)
        signal.throwIfAborted()
        try {
          return await request()
        } finally {
          host.endedAt = clock().getTime()
        }
      })
      host.last = turn.catch(() => {})
      return turn
    },
  }
}

type Options = {
  /** `host:port` pairs that may be visited although they aren’t public. */
  allow: string[]
  /** Begins with the crawler’s product token. */
  userAgent: string
  reader: PageReader
  resolve?: ResolveHost
  clock?: Clock
  wait?: Wait
  /** Milliseconds for a whole response. */
  requestMs?: number
}

const maxBytes = 2 * 1024 * 1024

/** robots.txt, or how many requests a directory gets, ended a visit. */
class KeptOut extends Error {
  override name = 'KeptOut'
}

export function createDirectoryVisitor(options: Options): DirectoryVisitor {
  const { allow, userAgent, reader, resolve = resolvePublicHost, clock = () => new Date(), requestMs = 15_000 } = options
  const wait: Wait = options.wait ?? ((ms, signal) => setTimeout(ms, undefined, { signal }))
  const allowed: Allowed = new Set(allow.map((entry) => entry.trim().toLowerCase()))
  const closing = new AbortController()
  const turns = createTurns({ clock, wait, signal: closing.signal })
  const readRules = createRules({ reader, agent: userAgent.split(/[/\s]/, 1)[0]?.toLowerCase() ?? '', clock })

  /** Takes turns, and counts. */
  const counted = (session: Session, tally: { requests: number }, max: number): Session => ({
    ...session,
    ask: (url, ask) =>
      turns.take(url, () => {
        if (tally.requests >= max) throw new KeptOut('This would take more requests than a directory gets in a month.')
        tally.requests += 1
        return session.ask(url, { ms: requestMs, ...ask })
      }),
  })
  const obeying = (session: Session): Session => ({
    ...session,
    async ask(url, ask) {
      const { verdict, delay, why } = await readRules(session, url, requestMs)
      if (verdict === 'gone') throw new Unreachable('connection', why)
      if (verdict === 'disallowed') throw new KeptOut(why)
      turns.slowDown(url, delay)
      return session.ask(url, ask)
    },
  })

  const read = async (
    session: Session,
    url: URL,
    kind: 'home' | 'other',
  ): Promise<Omit<Extract<Visit, { outcome: 'answered' }>, 'requests'>> => {
    const answer = await follow(session, url, { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5' })
    const contentType = answer.header('content-type')
    if (answer.status !== 200 || !/^(?:text\/html|application\/xhtml\+xml)/i.test(contentType ?? 'text/html')) {
      answer.discard()
      throw new NotAPage(answer.status)
    }
    const { bytes } = await readBody(answer, { max: maxBytes, cut: true })
    const robotsTag = readRobotsTag(answer.headers['x-robots-tag'])
    const page = await reader.readDirectoryPage({ bytes, url: answer.url.href, contentType, robotsTag, kind }, session.signal)
    return { outcome: 'answered', status: answer.status, url: answer.url.href, page }
  }

  return {
    async visit(text, { kind, max }) {
      const tally = { requests: 0 }
      await using session = openSession({ allowed, userAgent, resolve, signal: closing.signal })
      try {
        const visit = await read(obeying(counted(session, tally, max)), new URL(text), kind)
        return { ...visit, requests: tally.requests }
      } catch (error) {
        closing.signal.throwIfAborted()
        const { requests } = tally
        if (error instanceof KeptOut) return { outcome: 'kept out', status: null, note: noteOf(error), requests }
        if (error instanceof GivenUp) return { outcome: 'begun', status: null, note: noteOf(error), requests }
        if (error instanceof NotAPage) return { outcome: 'failed', status: error.status, note: error.message, requests }
        return { outcome: 'failed', status: null, note: noteOf(toUnreachable(error, new URL(text).host)), requests }
      }
    },
    close: () => {
      closing.abort(new Failure('SERVICE_UNAVAILABLE', 'The service is shutting down.', { retryAfter: 10 }))
      return Promise.resolve()
    },
  }
}

class NotAPage extends Error {
  readonly status: number
  constructor(status: number) {
    super(status === 200 ? 'It isn’t an HTML page.' : `It returned status ${status}.`)
    this.status = status
  }
}

const noteOf = (error: unknown) => `${(error instanceof Error ? error.message : String(error)).slice(0, 200).replace(/\.$/, '')}.`

/** What a host’s robots.txt says about a URL. `gone`: the host doesn’t answer. */
type Rules = { verdict: 'allowed' | 'disallowed' | 'gone'; delay: number; why: string }

/** Reads each host’s robots.txt once a day (RFC 9309 section 2.4). `agent` is the crawler’s product token in lower case. */
function createRules({ reader, agent, clock }: { reader: PageReader; agent: string; clock: Clock }) {
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
