import type { InitializeRequest } from '@modelcontextprotocol/server'
import type { StartedPairing } from '../actions/start-pairing.ts'
import type { AskedApproval, SharedSession } from '../actions/shared-state.ts'
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
