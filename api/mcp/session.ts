import {
  isJSONRPCErrorResponse,
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  type JSONRPCErrorResponse,
  type McpServer,
  type RequestId,
  type Transport,
  type WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import type { StartedPairing } from '../actions/connections/start-pairing.ts'
import type { Holder } from '../domain/quotas.ts'

/** The session of a client that uses them (protocol revisions up to 2025-11-25), from its initialize to its end. */
export type Session = {
  id: string
  /** SHA-256 of its id, hexadecimal: the only form in which the store sees the id. */
  hash: string
  /** The networks it was opened from, narrowest first. */
  blocks: readonly Holder[]
  server: McpServer
  transport: WebStandardStreamableHTTPServerTransport
  /** Milliseconds since the epoch. */
  usedAt: number
  hasCalled: boolean
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

/** The requests that are waiting for an answer, kept current as they are answered or canceled. The transport must not be connected yet. */
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

/** -32000 is what the clients' own libraries use for a closed connection. */
export const sessionEnded = (id: RequestId): JSONRPCErrorResponse => ({
  jsonrpc: '2.0',
  id,
  error: {
    code: -32000,
    message: 'The session ended before this call returned. The call may still have taken effect: start a new session and check.',
  },
})
