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
  type InitializeRequest,
} from '@modelcontextprotocol/server'
import type { StartedPairing } from '../actions/connections/start-pairing.ts'
import type { Holder } from '../domain/quotas.ts'
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { AskedApproval, SharedSession } from '../ports/shared-sessions.ts'

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

/** The part of a client's initialize request that another process needs. */
export const clientOf = ({ protocolVersion, clientInfo: { name, version } }: InitializeRequest['params']): SharedSession['client'] => ({
  name: name.slice(0, 200),
  version: version.slice(0, 200),
  protocolVersion: protocolVersion.slice(0, 200),
})

/** Initializes a new transport for a session that began in another process. */
export async function resume(transport: WebStandardStreamableHTTPServerTransport, siteUrl: string, { client }: SharedSession) {
  const parsedBody = {
    jsonrpc: '2.0',
    id: 'resumed',
    method: 'initialize',
    params: { protocolVersion: client.protocolVersion, capabilities: {}, clientInfo: { name: client.name, version: client.version } },
  }
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' }
  const answer = await transport.handleRequest(new Request(siteUrl, { method: 'POST', headers }), { parsedBody })
  await answer.text()
  if (!answer.ok) throw new Error(`Could not resume a session: ${answer.status}`)
}

/** Adopts the link that was requested last, in whichever process, so that every process returns the same one. */
export function adoptApproval(session: Session, approval: AskedApproval | null): Session {
  if (approval === null || approval.pairingId === session.sharedPairingId) return session
  session.sharedPairingId = approval.pairingId
  session.pairing = Promise.resolve(linkOf(session, approval))
  return session
}

/** Decrypts what `seal` encrypted. */
export const linkOf = ({ id }: Session, { sealed }: AskedApproval): StartedPairing => unseal(id, sealed) as StartedPairing

const nonceBytes = 12
const tagBytes = 16

/** Encrypts a value under a session's id. The store sees the result and only the id's hash, so it can't decrypt it. */
export function seal(id: string, value: unknown): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(id), nonce)
  const text = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64')
}

/** Throws when the value was sealed under another id, or changed since. */
export function unseal(id: string, sealed: string): unknown {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(id), bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString())
}

const keyOf = (id: string) => Buffer.from(hkdfSync('sha256', id, '', 'slipway: what a session was asked', 32))
