import { isSessionConnected, hashSecret, findPairing } from '../actions/connections/find-connection.ts'
import type { CallToolResult, InputRequiredResult } from '@modelcontextprotocol/server'
import { noteTokenSent, startPairing, type StartedPairing, withdrawPairing } from '../actions/connections/start-pairing.ts'
import { Failure } from '../domain/failure.ts'
import { noMoreLinks, sendsToken } from '../http/authenticate.ts'
import { toOwnWords } from './answer.ts'
import type { ToolServices, ToolCaller, ToolName } from './call-tool.ts'
import {
  afterSessionApproval,
  afterTokenApproval,
  afterTokenReplaced,
  askUser,
  outcomes,
  reconsider,
  type ConnectionNeeded,
} from './connection-needed.ts'
import { askWithinCall, unansweredLink, userDeclined } from './one-call.ts'
import { linkOf, seal, type Session } from './session.ts'

/** Not an error (interface sections 3 and 5). Throws Failure UNAUTHORIZED if the user has declined: no further link in this session. */
export async function askForApproval(
  services: ToolServices,
  tool: ToolName,
  caller: ToolCaller,
): Promise<CallToolResult | InputRequiredResult> {
  const { session, oneCall } = caller
  const start = (binding: { sessionId?: string; forOneCall?: true }) => startLimited(services, caller, binding)
  const isTokenWrong = sendsToken(caller.ctx)
  if (session !== null) {
    const { pairing, ended } = await pairOnce(services, session, isTokenWrong, () => start({ sessionId: session.hash }))
    if (ended === 'declined') throw userDeclined(`${outcomes.declined} ${reconsider}`)
    return toMessage(pairing, isTokenWrong ? afterTokenReplaced(tool) : afterSessionApproval(tool), ended && outcomes[ended])
  }
  const afterApproval = isTokenWrong ? afterTokenReplaced(tool) : afterTokenApproval(tool, services.world)
  if (oneCall === null) return toMessage(await start({}), afterApproval)
  const unanswered = await unansweredLink(services.world, oneCall)
  return unanswered === null ? askWithinCall(services.world, oneCall, start, isTokenWrong) : toMessage(unanswered, afterApproval)
}

/** Throws Failure TOO_MANY_REQUESTS when too many links were requested, which says what else may be wrong and what still helps. */
async function startLimited(
  { world, limits }: ToolServices,
  { ctx, client }: ToolCaller,
  binding: { sessionId?: string; forOneCall?: true },
): Promise<StartedPairing> {
  await limits.pairings(ctx).catch((rejection: unknown) => {
    if (!(rejection instanceof Failure) || rejection.code !== 'TOO_MANY_REQUESTS') throw rejection
    const first = sendsToken(ctx) ? 'The token is invalid or was revoked. ' : ''
    throw new Failure(
      rejection.code,
      `${first}${noMoreLinks(rejection.message)} Follow the instructions that came with it.`,
      rejection.data,
    )
  })
  return startPairing(world, { client: client(), ip: ctx.ip, ...binding, ...(sendsToken(ctx) && { replacesToken: true }) })
}

/**
 * Returns the session's last link for as long as it can be approved, to concurrent calls as well, and for good once the user has declined it.
 * Approving it connects the session, unless the last call sent an invalid token: then only a new token helps. A new link comes with how the
 * previous one ended if the user revoked the connection, or approved one whose token the client still doesn't send, once.
 */
async function pairOnce(
  { world, sharedSessions }: ToolServices,
  session: Session,
  isTokenWrong: boolean,
  start: () => Promise<StartedPairing>,
): Promise<{ pairing: StartedPairing; ended: keyof typeof outcomes | null }> {
  const last = session.pairing
  let ended: keyof typeof outcomes | null = null
  const next = (async () => {
    const before = await last?.catch(() => null)
    const lookup = before && (await findPairing(world, before.code))
    if (before && lookup?.state === 'declined') {
      ended = 'declined'
      return before
    }
    if (before && lookup?.state === 'waiting') {
      const { id, replacesToken = false } = lookup.pairing
      if (replacesToken !== isTokenWrong) await noteTokenSent(world, id, isTokenWrong)
      return before
    }
    if (lookup?.state === 'approved' && lookup.pairing.replacesToken) ended = isTokenWrong ? 'notReplaced' : null
    // An invalid token leads here too, even if the session is connected.
    else if (lookup?.state === 'approved' && !(await isSessionConnected(world, session.hash))) ended = 'revoked'
    const noted = session.sharedPairingId
    const started = await start()
    const own = { pairingId: hashSecret(started.code), sealed: seal(session.id, started) }
    const other = await sharedSessions?.noteApproval(session.hash, own, noted)
    session.sharedPairingId = (other ?? own).pairingId
    if (other == null) return started
    // Another process created a link at the same moment and was first.
    await withdrawPairing(world, own.pairingId)
    return linkOf(session, other)
  })()
  session.pairing = next
  return { pairing: await next, ended }
}

function toMessage({ code, connectUrl, expiresAt }: StartedPairing, next: string, first: string | null = null): CallToolResult {
  const needed: ConnectionNeeded = { connected: false, connectUrl, code, expiresAt, next }
  return first === null
    ? toOwnWords(askUser(needed), needed)
    : toOwnWords(`${first}\n${askUser(needed)}`, { ...needed, next: `${first} ${next}` })
}
