import type { InitializeRequest, WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/server'
import type { StartedPairing } from '../actions/connections/start-pairing.ts'
import type { AskedApproval, SharedSession } from '../ports/shared-state.ts'
import { unseal } from './sealed.ts'
import type { Session } from './session.ts'

/** As much of what a client says of itself as another process needs. */
export const selfOf = ({ protocolVersion, clientInfo: { name, version } }: InitializeRequest['params']): SharedSession['client'] => ({
  name: name.slice(0, 200),
  version: version.slice(0, 200),
  protocolVersion: protocolVersion.slice(0, 200),
})

/** The link that was asked for last, in whichever process, is the one given again. */
export function follow(session: Session, approval: AskedApproval | null): Session {
  if (approval === null || approval.pairingId === session.sharedPairingId) return session
  session.sharedPairingId = approval.pairingId
  session.pairing = Promise.resolve(linkOf(session, approval))
  return session
}

/** What `seal` has kept of it. */
export const linkOf = ({ id }: Session, { sealed }: AskedApproval): StartedPairing => unseal(id, sealed) as StartedPairing

/** Brings a new transport to where a session stands that was begun in another process: it hears the beginning once more. */
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
  if (!answer.ok) throw new Error(`A session could not be resumed: ${answer.status}`)
}
