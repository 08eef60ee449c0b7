import type { CallToolResult, InputRequiredResult } from '@modelcontextprotocol/server'
import type { Context } from 'koa'
import type { Logger } from 'pino'
import { contract } from '../../shared/contract.ts'
import { findConnection, findSessionConnection } from '../actions/connections/find-connection.ts'
import type { SharedSessions } from '../ports/shared-state.ts'
import type { World } from '../ports/world.ts'
import type { Connection } from '../domain/records.ts'
import { sendsToken } from '../http/authenticate.ts'
import { toFailure } from '../http/middleware/answer-failures.ts'
import { spendCall, takeCall, type Quotas } from '../http/limits/quotas.ts'
import { toToolError, toToolResult } from './answer.ts'
import { askForApproval } from './ask-for-approval.ts'
import { findApprovedCall, settle, type OneCall } from './one-call.ts'
import type { Session } from './session.ts'
import { tools } from './tools/registry.ts'

export type ToolName = keyof typeof tools

/** What every part of this door works with. */
export type Door = {
  world: World
  quotas: Quotas
  /** What an hour allows, as tools tell it. */
  perHour: { audits: number; drafts: number }
  logger: Logger
  /** Sessions that other processes serve as well; null where there are none. */
  sharedSessions: SharedSessions | null
}

/** Who calls a tool, and how this client can be asked for approval. */
export type ToolCaller = {
  /** The HTTP request that carries the call. */
  ctx: Context
  /** Nobody waits for the answer any more, or the service stops. */
  signal: AbortSignal
  /** What the client calls itself. */
  client: string
  /** A sessionful client's session; null for one of the 2026-07-28 revision. */
  session: Session | null
  /** There for a client without a session that opens links for its person (URL elicitation). */
  oneCall: OneCall | null
}

/** Runs one tool as REST runs its endpoint: connection, read limit, arguments, own limit, action. What fails is a tool error; nothing is thrown. */
export async function callTool(
  door: Door,
  name: ToolName,
  given: unknown,
  caller: ToolCaller,
): Promise<CallToolResult | InputRequiredResult> {
  const { world, quotas, logger } = door
  const { ctx, oneCall } = caller
  const tool = tools[name]
  const { auth, limit } = contract[tool.endpoint]
  try {
    let connection = await findCallerConnection(world, caller)
    await takeCall(quotas, limit, ctx, connection)
    if (auth === 'bearer' && oneCall !== null && (connection === null || oneCall.refusal === 'decline')) {
      await settle(world, oneCall, caller.signal)
      connection = await findApprovedCall(world, oneCall, ctx.ip)
    }
    if (auth === 'bearer' && connection === null) return await askForApproval(door, name, caller)
    const run = tool.prepare(given)
    const act = () => run(world, { ip: ctx.ip, agent: ctx.get('User-Agent'), connection })
    return toToolResult(world, await spendCall(quotas, limit, ctx, act, connection))
  } catch (error) {
    const failure = toFailure(error)
    if (failure.status >= 500) logger.error({ err: error, tool: name, requestId: ctx.state['requestId'] }, 'tool failed')
    return toToolError(world, failure)
  }
}

/**
 * A token in the header counts first, in both eras; where it is wrong or revoked, a session does not stand in for it (interface section 5,
 * rule 5). Else what was approved for the session; or for this tool, which is newer than the token where both are sent.
 */
async function findCallerConnection(world: World, { ctx, session, oneCall }: ToolCaller): Promise<Connection | null> {
  const byToken = await findConnection(world, ctx.get('Authorization'), ctx.ip)
  if (byToken !== null) return byToken
  if (session !== null) return sendsToken(ctx) ? null : findSessionConnection(world, session.hash, ctx.ip)
  return oneCall && findApprovedCall(world, oneCall, ctx.ip)
}
