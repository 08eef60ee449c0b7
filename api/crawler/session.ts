import { performance } from 'node:perf_hooks'
import { Agent, request, type Dispatcher } from 'undici'
import { createConnector, type TlsFacts } from './connector.ts'
import { cutShredded } from './cut-shredded.ts'
import { createRankedSemaphore } from './ranked-semaphore.ts'
import type { ResolveHost } from './resolve-host.ts'
import { checkTarget, type Allowed } from './target.ts'
import { toUnreachable } from '../net/unreachable.ts'

/** The connections of one visit, closed with it. */
export type Session = {
  /** Sends one request without following redirects. Throws Unreachable. The caller reads or discards the body. */
  ask: (url: URL, options?: AskOptions) => Promise<Answer>
  /** The end of the whole visit. */
  signal: AbortSignal
  end: () => Promise<void>
}
export type AskOptions = {
  method?: 'GET' | 'HEAD'
  accept?: string
  signal?: AbortSignal
  /** Milliseconds for the whole response, from when the request is sent. */
  ms?: number
  /** While other requests wait as well, the lowest rank goes first. */
  rank?: number
  /** Called with the size of each chunk of the body that is read. */
  onBytes?: (count: number) => void
  /** Sent as a POST request. */
  message?: { headers: Record<string, string>; body: string }
}

/** Receivers of messages have longer than sites; the signal ends it before. */
const postHeadersMs = 30_000

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
  /** The latest TLS connection to the host and port; null over http. */
  tls: TlsFacts | null
}

type Options = {
  allowed: Allowed
  userAgent: string
  resolve: ResolveHost
  resolveAllowed?: ResolveHost | undefined
  /** Opens connections; by default only to the public internet. */
  connector?: typeof createConnector | undefined
  signal: AbortSignal
}

export function openSession({ allowed, userAgent, resolve, resolveAllowed, connector = createConnector, signal }: Options): Session {
  const secured = new Map<string, TlsFacts>()
  const agent = new Agent({
    connect: connector({ allowed, resolve, resolveAllowed, signal, onSecure: (origin, tls) => secured.set(origin, tls) }),
    allowH2: false,
    connections: maxAtOnce,
    maxHeaderSize: 65_536,
    headersTimeout: 8000,
    bodyTimeout: 5000,
    keepAliveTimeout: 1000,
  })
  const dispatcher = agent.compose(cutShredded)
  const places = createRankedSemaphore(maxAtOnce)
  let connectedAt = 0
  agent.on('connect', () => {
    connectedAt = performance.now()
  })

  return {
    signal,
    end: () => agent.destroy(),
    async ask(url, { method = 'GET', accept = '*/*', signal: given = signal, ms: limit, rank = 0, onBytes, message } = {}) {
      checkTarget(url, allowed)
      let leave = () => {}
      try {
        leave = await places.take(rank, given)
        const own = limit === undefined ? given : AbortSignal.any([given, AbortSignal.timeout(limit)])
        const askedAt = performance.now()
        const { statusCode, headers, body } = await request(url, {
          dispatcher,
          method: message === undefined ? method : 'POST',
          ...(message && { body: message.body, headersTimeout: postHeadersMs }),
          signal: own,
          headers: {
            'user-agent': userAgent,
            accept,
            'accept-language': 'en,*;q=0.5',
            'accept-encoding': 'gzip, br, zstd, deflate',
            ...message?.headers,
          },
        })
        // A discarded or truncated body emits an error; readers get it from their own loop.
        body.on('error', () => {})
        body.on('close', leave)
        const header = (name: string) => {
          const value = headers[name]
          return value === undefined ? null : [value].flat().join(', ')
        }
        const discard = () => void body.dump({ limit: 16_384, signal }).catch(() => {})
        const ms = Math.round(performance.now() - Math.max(askedAt, connectedAt))
        return { url, status: statusCode, header, headers, body, discard, onBytes, ms, tls: secured.get(url.origin) ?? null }
      } catch (error) {
        leave()
        throw toUnreachable(error, url.host)
      }
    },
  }
}
