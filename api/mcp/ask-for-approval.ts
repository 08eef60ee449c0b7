import type { CallToolResult, InputRequiredResult } from '@modelcontextprotocol/server'
import type { Context } from 'koa'
import { hashSecret } from '../actions/connection-token.ts'
import { findPairing } from '../actions/find-pairing.ts'
import { startPairing, type StartedPairing } from '../actions/start-pairing.ts'
import { withdrawPairing } from '../actions/withdraw-pairing.ts'
import type { Door, ToolCaller, ToolName } from './call-tool.ts'
import { afterSessionApproval, afterTokenApproval, afterTokenMended, askPerson, type ConnectionNeeded } from './connection-needed.ts'
import { askWithinCall } from './one-call.ts'
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
    const pairing = await pairOnce(door, session, () => start({ sessionId: session.hash }))
    return toMessage(pairing, isTokenWrong ? afterTokenMended(tool) : afterSessionApproval(tool))
  }
  if (oneCall !== null) return askWithinCall(door.world, oneCall, start, isTokenWrong)
  return toMessage(await start({}), isTokenWrong ? afterTokenMended(tool) : afterTokenApproval(tool))
}

/** Whether a bearer token came with the request, right or wrong. */
export const sendsToken = (ctx: Context): boolean => /^Bearer(\s|$)/i.test(ctx.get('Authorization'))

/** Throws Failure TOO_MANY_REQUESTS where too many links were asked for. */
async function startLimited(
  { world, quotas }: Door,
  { ctx, client }: ToolCaller,
  binding: { sessionId?: string; forOneCall?: true },
): Promise<StartedPairing> {
  await quotas.pairings(ctx)
  return startPairing(world, { client, ip: ctx.ip, ...binding })
}

/** While a person may still approve the session's last link it is given again, also to calls at the same moment. */
function pairOnce({ world, sharedSessions }: Door, session: Session, start: () => Promise<StartedPairing>): Promise<StartedPairing> {
  const last = session.pairing
  session.pairing = (async () => {
    const before = await last?.catch(() => null)
    const stands = before && (await findPairing(world, before.code)).state === 'waiting'
    if (stands) return before
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
  return session.pairing
}

function toMessage({ code, connectUrl, expiresAt }: StartedPairing, next: string): CallToolResult {
  const needed: ConnectionNeeded = { connected: false, connectUrl, code, expiresAt, next }
  return { content: [{ type: 'text', text: askPerson(needed) }], structuredContent: needed }
}
