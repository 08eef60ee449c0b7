import { performance } from 'node:perf_hooks'
import { Agent, request, type Dispatcher } from 'undici'
import { createConnector, type TlsFacts } from './connector.ts'
import type { ResolveHost } from './resolve-host.ts'
import { checkTarget, type Allowed } from './target.ts'
import { toUnreachable } from './unreachable.ts'

/** The connections of one visit, closed with it. */
export type Session = {
  /** Sends one request without following redirects. Throws Unreachable. The caller reads or discards the body. */
  ask: (url: URL, options?: AskOptions) => Promise<Answer>
  /** The end of the whole visit. */
  signal: AbortSignal
  end: () => Promise<void>
}
type AskOptions = { method?: 'GET' | 'HEAD'; accept?: string; signal?: AbortSignal }

export type Answer = {
  url: URL
  status: number
  /** A header’s values joined by commas; null if absent. */
  header: (name: string) => string | null
  headers: Dispatcher.ResponseData['headers']
  body: Dispatcher.ResponseData['body']
  /** Reads a short rest of the body, so that the connection can be reused, and cuts off a long one. */
  discard: () => void
  /** Milliseconds until the first byte, without the time to connect (as Lighthouse's server-response-time). */
  ms: number
  /** The latest TLS connection to the host and port; null over http. */
  tls: TlsFacts | null
}

type Options = { allowed: Allowed; userAgent: string; resolve: ResolveHost; signal: AbortSignal }

export function openSession({ allowed, userAgent, resolve, signal }: Options): Session {
  const secured = new Map<string, TlsFacts>()
  const agent = new Agent({
    connect: createConnector({ allowed, resolve, signal, onSecure: (origin, tls) => secured.set(origin, tls) }),
    allowH2: false,
    connections: 6,
    maxHeaderSize: 65_536,
    headersTimeout: 8000,
    bodyTimeout: 5000,
    keepAliveTimeout: 1000,
  })
  let connectedAt = 0
  agent.on('connect', () => {
    connectedAt = performance.now()
  })

  return {
    signal,
    end: () => agent.destroy(),
    async ask(url, { method = 'GET', accept = '*/*', signal: own = signal } = {}) {
      checkTarget(url, allowed)
      const askedAt = performance.now()
      try {
        const { statusCode, headers, body } = await request(url, {
          dispatcher: agent,
          method,
          signal: own,
          headers: { 'user-agent': userAgent, accept, 'accept-language': 'en,*;q=0.5', 'accept-encoding': 'gzip, br, zstd, deflate' },
        })
        // A discarded or truncated body emits an error; readers get it from their own loop.
        body.on('error', () => {})
        const header = (name: string) => {
          const value = headers[name]
          return value === undefined ? null : [value].flat().join(', ')
        }
        const discard = () => void body.dump({ limit: 16_384, signal }).catch(() => {})
        const ms = Math.round(performance.now() - Math.max(askedAt, connectedAt))
        return { url, status: statusCode, header, headers, body, discard, ms, tls: secured.get(url.origin) ?? null }
      } catch (error) {
        throw toUnreachable(error, url.host)
      }
    },
  }
}
