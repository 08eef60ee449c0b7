import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { InitializeRequest, WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/server'
import type { StartedPairing } from '../actions/connections/start-pairing.ts'
import type { AskedApproval, SharedSession } from '../ports/shared-sessions.ts'
import type { Session } from './session.ts'

/** The part of a client's initialize request that another process needs. */
export const clientOf = ({ protocolVersion, clientInfo: { name, version } }: InitializeRequest['params']): SharedSession['client'] => ({
  name: name.slice(0, 200),
  version: version.slice(0, 200),
  protocolVersion: protocolVersion.slice(0, 200),
})

/** Initializes a new transport for a session that began in another process. */
export async function resume(
  transport: WebStandardStreamableHTTPServerTransport,
  siteUrl: string,
  { client }: SharedSession,
): Promise<void> {
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
