import {
  isJSONRPCErrorResponse,
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  type McpServer,
  type RequestId,
  type Transport,
  type WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import type { StartedPairing } from '../actions/connections/start-pairing.ts'
import { Failure } from '../domain/failure.ts'

/** The session of a client that uses them (protocol revisions up to 2025-11-25), from its initialize to its end. */
export type Session = {
  id: string
  /** SHA-256 of its id, hexadecimal: the only form in which the store sees the id. */
  hash: string
  /** The block of IP addresses it was opened from. */
  block: string
  server: McpServer
  transport: WebStandardStreamableHTTPServerTransport
  /** Milliseconds since the epoch. */
  usedAt: number
  /** HTTP requests in progress. */
  calls: number
  /** Messages that have not been answered yet. */
  unanswered: Set<RequestId>
  /** Open event streams. They carry nothing, but keep the session alive. */
  streams: number
  /** The last approval requested, so that its link is returned again while it is valid. */
  pairing: Promise<StartedPairing> | null
  /** The pairing that other processes know about. */
  sharedPairingId: string | null
}

/** How many sessions may be open: in this process, per block of IP addresses, and in all processes that share a database. */
export const sessionLimits = { perProcess: 2000, perBlock: 100, shared: 20_000 }

/** The session to close before this block can open another: the least useful one without a call in progress. Throws Failure when there is none. */
export function findEvictable(byId: Map<string, Session>, block: string): [string, Session] | null {
  const near = [...byId].filter(([, session]) => session.block === block)
  const full = near.length >= sessionLimits.perBlock ? near : byId.size >= sessionLimits.perProcess ? [...byId] : null
  if (full === null) return null
  const [least] = full.filter(([, { calls }]) => calls === 0).toSorted(([, a], [, b]) => byUse(a, b))
  if (least === undefined) throw new Failure('TOO_MANY_REQUESTS', 'Too many open sessions. Try again in a minute.', { retryAfter: 60 })
  return least
}

/** Least useful first: no approval requested, no open event stream, least recently used. */
const byUse = (a: Session, b: Session): number =>
  Number(a.pairing !== null) - Number(b.pairing !== null) || Math.sign(a.streams) - Math.sign(b.streams) || a.usedAt - b.usedAt

/** The requests that are waiting for an answer, kept current as they are answered or cancelled. The transport must not be connected yet. */
export function trackUnanswered(transport: Transport): Set<RequestId> {
  const unanswered = new Set<RequestId>()
  const onmessage: Transport['onmessage'] = (message) => {
    if (isJSONRPCRequest(message)) unanswered.add(message.id)
    else if (isJSONRPCNotification(message) && message.method === 'notifications/cancelled')
      unanswered.delete(message.params?.['requestId'] as RequestId)
  }
  const pass = transport.send.bind(transport)
  const send: Transport['send'] = (message, options) => {
    if ((isJSONRPCResultResponse(message) || isJSONRPCErrorResponse(message)) && message.id !== undefined) unanswered.delete(message.id)
    return pass(message, options)
  }
  Object.assign(transport, { onmessage, send })
  return unanswered
}
