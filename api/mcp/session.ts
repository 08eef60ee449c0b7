import type { McpServer, RequestId, WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/server'
import type { StartedPairing } from '../actions/connections/start-pairing.ts'

/** A sessionful client (protocol revisions up to 2025-11-25), between its initialize and its end. */
export type Session = {
  id: string
  /** SHA-256 of its id, hexadecimal: all that the store ever sees of it. */
  hash: string
  /** The block of addresses it was opened from. */
  block: string
  server: McpServer
  transport: WebStandardStreamableHTTPServerTransport
  /** Milliseconds since the epoch. */
  usedAt: number
  /** HTTP requests whose answer is under way. */
  calls: number
  /** The messages that wait for an answer. */
  unanswered: Set<RequestId>
  /** Open event streams, over which nothing comes but that the session still lives. */
  streams: number
  /** The approval that was asked for last, so that its link is given again while it counts. */
  pairing: Promise<StartedPairing> | null
  /** The one that other processes know of. */
  sharedPairingId: string | null
}
