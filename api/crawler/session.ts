import { performance } from 'node:perf_hooks'
import { Agent, request, type Dispatcher } from 'undici'
import { createConnector, type TlsFacts } from './connector.ts'
import { cutShredded } from './cut-shredded.ts'
import { createSemaphore } from '../domain/semaphore.ts'
import type { ResolveHost } from './resolve-host.ts'
import { checkTarget, type Allowed } from './target.ts'
import { tooBusy } from '../domain/failure.ts'
import { toUnreachable, Unreachable } from '../net/unreachable.ts'
import { startVisitClock, type VisitClock } from './visit-clock.ts'

/** The connections of one visit, closed with it. */
export type Session = AsyncDisposable & {
  /** Sends one request without following redirects. Throws Unreachable. The caller reads or discards the body. */
  ask: (url: URL, options?: AskOptions) => Promise<Answer>
  /** The end of the whole visit. */
  signal: AbortSignal
  clock: VisitClock
  end: () => Promise<void>
}
export type AskOptions = {
  method?: 'GET' | 'HEAD'
  accept?: string
  signal?: AbortSignal
  /** Milliseconds for the whole response, from when the request is sent, as the visit’s clock counts them. */
  ms?: number
  /** While other requests wait as well, the lowest rank goes first. */
  rank?: number
  /** Called with the size of each chunk of the body that is read. */
  onBytes?: (count: number) => void
  /** Sent in place of the usual headers; null leaves one out. */
  headers?: Record<string, string | null>
  /** Sent as a POST request. */
  message?: { headers: Record<string, string>; body: string }
}

/** The default for requests that don’t set it. */
const maxRequestMs = 8000

/** How many requests a visit runs at once, across all hosts. */
const maxAtOnce = 6

export type Answer = {
  url: URL
  status: number
  /** A header’s values joined by commas; null if absent. */
  header: (name: string) => string | null
  headers: Dispatcher.ResponseData['headers']
  body: Dispatcher.ResponseData['body']
  /** Reads a short rest of the body, so that the connection can be reused, and cuts off a long one. */
  discard: () => void
  onBytes: ((count: number) => void) | undefined
  /** Milliseconds until the first byte, without the time to connect (as Lighthouse's server-response-time). */
  ms: number
  /** How many of them were this machine’s own delay. */
  late: number
  /** The latest TLS connection to the host and port; null over http. */
  tls: TlsFacts | null
}

type Options = {
  allowed: Allowed
  userAgent: string
  resolve: ResolveHost
  resolveAllowed?: ResolveHost | undefined
  ownHeaders?: OwnHeaders | undefined
  /** Opens connections; by default only to the public internet. */
  connector?: typeof createConnector | undefined
  signal?: AbortSignal
  /** Milliseconds for the whole visit, as its clock counts them. */
  visitMs?: number
}

/** Headers for requests to one origin, such as those that a site behind a password requires. */
export type OwnHeaders = { origin: string; headers: Record<string, string> }

const never = new AbortController().signal

/** A visit ends then, however busy this machine is. */
const maxBusyMs = 25_000

export function openSession({
  allowed,
  userAgent,
  resolve,
  resolveAllowed,
  ownHeaders,
  connector = createConnector,
  signal: given = never,
  visitMs,
}: Options): Session {
  const clock = startVisitClock(visitMs === undefined ? Number.POSITIVE_INFINITY : visitMs + maxBusyMs)
  const signal = visitMs === undefined ? given : AbortSignal.any([given, clock.after(visitMs)])
  const secured = new Map<string, TlsFacts>()
  const agent = new Agent({
    connect: connector({ allowed, resolve, resolveAllowed, signal, onSecure: (origin, tls) => secured.set(origin, tls) }),
    allowH2: false,
    connections: maxAtOnce,
    maxHeaderSize: 65_536,
    // The visit’s clock ends requests.
    headersTimeout: 0,
    bodyTimeout: 0,
    keepAliveTimeout: 1000,
  })
  const dispatcher = agent.compose(cutShredded)
  const inTurn = createSemaphore({ places: maxAtOnce, waiting: Number.POSITIVE_INFINITY, retryAfter: 0 })
  /** Resolves to what frees the place. */
  const take = (rank: number, by: AbortSignal) =>
    new Promise<() => void>((resolve, reject) => {
      by.throwIfAborted()
      inTurn(() => new Promise<void>((leave) => resolve(leave)), '', by, rank).catch(() => reject(by.reason as Error))
    })
  const now = () => ({ at: performance.now(), late: clock.lateness() })
  let connected = now()
  agent.on('connect', () => {
    connected = now()
  })
  const end = async () => {
    clock.stop()
    await agent.destroy()
  }

  return {
    signal,
    clock,
    end,
    [Symbol.asyncDispose]: end,
    async ask(url, options = {}) {
      const { method = 'GET', accept = '*/*', signal: given = signal, ms: limit = maxRequestMs, rank = 0, onBytes, message } = options
      checkTarget(url, allowed)
      let leave = () => {}
      const begun = now()
      try {
        leave = await take(rank, given)
        const own = AbortSignal.any([given, clock.after(limit)])
        const asked = now()
        const { statusCode, headers, body } = await request(url, {
          dispatcher,
          method: message === undefined ? method : 'POST',
          ...(message && { body: message.body }),
          signal: own,
          headers: sent({
            'user-agent': userAgent,
            accept,
            'accept-language': 'en,*;q=0.5',
            'accept-encoding': 'gzip, br, zstd, deflate',
            ...(url.origin === ownHeaders?.origin && ownHeaders.headers),
            ...message?.headers,
            ...options.headers,
          }),
        })
        // A discarded or truncated body emits an error; readers get it from their own loop.
        body.on('error', () => {})
        body.on('close', leave)
        const header = (name: string) => {
          const value = headers[name]
          return value === undefined ? null : [value].flat().join(', ')
        }
        const discard = () => void body.dump({ limit: 16_384, signal }).catch(() => {})
        const [start, end] = [connected.at > asked.at ? connected : asked, now()]
        const [ms, late] = [Math.round(end.at - start.at), Math.round(end.late - start.late)]
        return { url, status: statusCode, header, headers, body, discard, onBytes, ms, late, tls: secured.get(url.origin) ?? null }
      } catch (error) {
        leave()
        const problem = toUnreachable(error, url.host)
        throw isTimeout(error) && clock.lateness() - begun.late > maxLateMs ? tooBusy() : problem
      }
    },
  }
}

const sent = (headers: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== null))

/** If this machine was delayed by more than this, in milliseconds, a connection or lookup may have failed because of it. */
const maxLateMs = 500

/** Of the connection (undici, the system) or the lookup (c-ares); the visit’s clock knows by itself. */
function isTimeout(error: unknown): boolean {
  if (error instanceof Unreachable) return error.because === 'dns' && error.message.includes('ETIMEOUT')
  return error instanceof Error && 'code' in error && (error.code === 'UND_ERR_CONNECT_TIMEOUT' || error.code === 'ETIMEDOUT')
}
