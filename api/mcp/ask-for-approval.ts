import { isSessionConnected } from '../actions/connections/find-connection.ts'
import type { CallToolResult, InputRequiredResult } from '@modelcontextprotocol/server'
import { hashSecret } from '../actions/connections/connection-token.ts'
import { findPairing } from '../actions/connections/find-pairing.ts'
import { startPairing, type StartedPairing, withdrawPairing } from '../actions/connections/start-pairing.ts'
import { sendsToken } from '../http/authenticate.ts'
import type { Door, ToolCaller, ToolName } from './call-tool.ts'
import { afterSessionApproval, afterTokenApproval, afterTokenMended, askPerson, news, type ConnectionNeeded } from './connection-needed.ts'
import { askWithinCall, linkGivenUp } from './one-call.ts'
import { seal } from './sealed.ts'
import type { Session } from './session.ts'
import { linkOf } from './shared-copy.ts'

/** The answer of a tool that needs a connection and has none: the way to one (interface sections 3 and 5), which is no error. */
export async function askForApproval(door: Door, tool: ToolName, caller: ToolCaller): Promise<CallToolResult | InputRequiredResult> {
  const { session, oneCall } = caller
  const start = (binding: { sessionId?: string; forOneCall?: true }) => startLimited(door, caller, binding)
  const isTokenWrong = sendsToken(caller.ctx)
  if (session !== null) {
    // One link for calls with a wrong token and without one, so it leads to the session in either case.
    const { pairing, ended } = await pairOnce(door, session, () => start({ sessionId: session.hash }))
    return toMessage(pairing, isTokenWrong ? afterTokenMended(tool) : afterSessionApproval(tool), ended && news[ended])
  }
  const afterApproval = isTokenWrong ? afterTokenMended(tool) : afterTokenApproval(tool)
  if (oneCall === null) return toMessage(await start({}), afterApproval)
  const unanswered = await linkGivenUp(door.world, oneCall)
  return unanswered === null ? askWithinCall(door.world, oneCall, start, isTokenWrong) : toMessage(unanswered, afterApproval)
}

/** Throws Failure TOO_MANY_REQUESTS where too many links were asked for. */
async function startLimited(
  { world, quotas }: Door,
  { ctx, client }: ToolCaller,
  binding: { sessionId?: string; forOneCall?: true },
): Promise<StartedPairing> {
  await quotas.pairings(ctx)
  return startPairing(world, { client, ip: ctx.ip, ...binding })
}

/**
 * While a person may still approve the session's last link it is given again, also to calls at the same moment. With a new one comes, once,
 * how the last one ended, where a person ended it.
 */
async function pairOnce(
  { world, sharedSessions }: Door,
  session: Session,
  start: () => Promise<StartedPairing>,
): Promise<{ pairing: StartedPairing; ended: keyof typeof news | null }> {
  const last = session.pairing
  let ended: keyof typeof news | null = null
  const next = (async () => {
    const before = await last?.catch(() => null)
    const state = before && (await findPairing(world, before.code)).state
    if (before && state === 'waiting') return before
    if (state === 'declined') ended = 'declined'
    // A wrong token leads here too, whatever the session may do.
    if (state === 'approved' && !(await isSessionConnected(world, session.hash))) ended = 'revoked'
    const noted = session.sharedPairingId
    const started = await start()
    const own = { pairingId: hashSecret(started.code), sealed: seal(session.id, started) }
    const other = await sharedSessions?.noteApproval(session.hash, own, noted)
    session.sharedPairingId = (other ?? own).pairingId
    if (other == null) return started
    // Another process was asked at the same moment, and was first.
    await withdrawPairing(world, own.pairingId)
    return linkOf(session, other)
  })()
  session.pairing = next
  return { pairing: await next, ended }
}

function toMessage({ code, connectUrl, expiresAt }: StartedPairing, next: string, first: string | null = null): CallToolResult {
  const needed: ConnectionNeeded = { connected: false, connectUrl, code, expiresAt, next }
  if (first === null) return { content: [{ type: 'text', text: askPerson(needed) }], structuredContent: needed }
  return { content: [{ type: 'text', text: `${first}\n${askPerson(needed)}` }], structuredContent: { ...needed, next: `${first} ${next}` } }
}
