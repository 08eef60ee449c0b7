import type { CallToolResult, InputRequiredResult } from '@modelcontextprotocol/server'
import type { Context } from 'koa'
import type { Logger } from 'pino'
import { contract } from '../../shared/contract.ts'
import { hashSecret, findSessionConnection } from '../actions/connections/find-connection.ts'
import type { SharedSessions } from '../ports/shared-sessions.ts'
import type { World } from '../ports/world.ts'
import type { Caller } from '../actions/access/caller.ts'
import { accountResource } from '../domain/oauth/metadata.ts'
import type { Connection } from '../domain/records.ts'
import type { Semaphore } from '../domain/semaphore.ts'
import { authenticate, sendsToken } from '../http/authenticate.ts'
import { toFailure } from '../http/middleware/answer-failures.ts'
import { widestBlock } from '../net/caller-network.ts'
import { disconnectionOf } from '../http/drain-connections.ts'
import { limitLookup } from '../http/limits/limit-guesses.ts'
import { spendCall, takeCall, type Limits } from '../http/limits/limit-rate.ts'
import { toToolError, toToolResult } from './answer.ts'
import { askForApproval } from './ask-for-approval.ts'
import { findApprovedCall, settle, type OneCall } from './one-call.ts'
import type { Session } from './session.ts'
import { tools } from './tools/registry.ts'

export type ToolName = keyof typeof tools

export type ToolServices = {
  world: World
  limits: Limits
  /** The hourly limits that tool descriptions state. */
  perHour: { audits: number; drafts: number }
  logger: Logger
  /** Sessions shared with other processes; null on the embedded store. */
  sharedSessions: SharedSessions | null
  /** The turns in which tool calls begin (turns.ts). */
  turns: Semaphore
}

/** Who calls a tool, and how this client can ask its user for approval. */
export type ToolCaller = {
  ctx: Context
  /** Aborts when the client has disconnected or the service stops. */
  signal: AbortSignal
  client: () => string
  /** A sessionful client's session; null for one of the 2026-07-28 revision. */
  session: Session | null
  /** Set for a client without a session that can open links for its user (URL elicitation). */
  oneCall: OneCall | null
}

/** The way REST runs its endpoint. A failure becomes a tool error; nothing is thrown. */
export async function callTool(
  services: ToolServices,
  name: ToolName,
  given: unknown,
  caller: ToolCaller,
): Promise<CallToolResult | InputRequiredResult> {
  const { world, logger, turns } = services
  const { ctx } = caller
  try {
    const by = ctx.state['connection']?.accountId ?? widestBlock(ctx.ip)
    let begun = await turns(() => beginCall(services, name, given, caller), by)
    while (typeof begun === 'function') begun = await begun()
    return begun
  } catch (error) {
    const failure = toFailure(error)
    if (failure.status >= 500) logger.error({ err: error, tool: name, requestId: ctx.state['requestId'] }, 'tool failed')
    return toToolError(world, failure)
  }
}

/** A result, or a function for the rest of the work: what waits for a person or a site doesn’t take up the caller’s turn. */
type Begun = CallToolResult | InputRequiredResult | (() => Promise<Begun>)

async function beginCall(services: ToolServices, name: ToolName, given: unknown, caller: ToolCaller): Promise<Begun> {
  const { world, limits } = services
  const { ctx, session, oneCall } = caller
  const { auth, limit } = contract[tools[name].endpoint]
  if (session?.hasCalled === false) {
    await services.sharedSessions?.noteCall(session.hash)
    session.hasCalled = true
  }
  const connection = await findCallerConnection(world, caller)
  await takeCall(limits, limit, ctx, connection)
  if (auth !== 'bearer' || oneCall === null || (connection !== null && oneCall.rejection !== 'decline'))
    return runTool(services, name, given, caller, connection)
  return async () => {
    await settle(world, oneCall, caller.signal)
    return runTool(services, name, given, caller, await findApprovedCall(world, oneCall, ctx.ip))
  }
}

async function runTool(
  services: ToolServices,
  name: ToolName,
  given: unknown,
  caller: ToolCaller,
  connection: Connection | null,
): Promise<Begun> {
  const { world, limits } = services
  const { ctx } = caller
  const tool = tools[name]
  const { auth, limit, method } = contract[tool.endpoint]
  if (auth === 'bearer' && connection === null) return askForApproval(services, name, caller)
  const { readsOnly, run } = tool.prepare(given)
  const act = () => run(world, toCaller(world, caller, connection))
  const isOpenRead = method === 'GET' && connection === null
  const finish = async () =>
    toToolResult(
      world,
      await spendCall(limits, readsOnly ? 'reads' : limit, ctx, isOpenRead ? () => world.store.readAnywhere(act) : act, connection),
    )
  return limit === 'reads' || readsOnly ? finish() : finish
}

/** A token comes first: the session doesn’t replace an invalid one (interface section 5, rule 5). Throws Failure TOO_MANY_REQUESTS. */
export async function findRequestConnection(
  { world, limits }: Pick<ToolServices, 'world' | 'limits'>,
  ctx: Context,
): Promise<Connection | null> {
  const byToken = await authenticate(world, limits, ctx, accountResource(world.siteUrl))
  const session = ctx.get('Mcp-Session-Id')
  if (byToken !== null || sendsToken(ctx) || session === '') return byToken
  return limitLookup(limits, ctx, session, () => findSessionConnection(world, hashSecret(session), ctx.ip))
}

/** The connection of the request that carries a call, or else the one approved for this call alone. A session that has ended gives none. */
async function findCallerConnection(world: World, { ctx, session, oneCall }: ToolCaller): Promise<Connection | null> {
  const connection: Connection | null = ctx.state['connection']
  if (connection !== null && (session !== null || sendsToken(ctx))) return connection
  return oneCall && findApprovedCall(world, oneCall, ctx.ip)
}

/** Counts what a tool shows at once, because a stream starts before the tool has run. */
function toCaller({ visits, clock }: World, { ctx, session }: ToolCaller, connection: Connection | null): Caller {
  const visitor = { agent: ctx.get('User-Agent'), connection }
  // A session’s client may lose its connection without meaning to cancel its calls.
  const signal = session === null ? { signal: disconnectionOf(ctx) } : {}
  return { ip: ctx.ip, ...visitor, ...signal, shows: (launches) => visits.shown(launches, visitor, clock()) }
}
