import { WebStandardStreamableHTTPServerTransport, type InitializeRequest, type McpServer } from '@modelcontextprotocol/server'
import type { Context } from 'koa'
import { hashSecret, findSessionAccount, endSession } from '../actions/connections/find-connection.ts'
import type { EndedSession, SharedSession, SharedSessions } from '../ports/shared-sessions.ts'
import type { Holder } from '../domain/quotas.ts'
import { crowdBlocks } from '../net/caller-network.ts'
import type { ToolServices } from './call-tool.ts'
import { findEvictable, idleTime, maxHeld, maxSessions, noRoom, sessionLimits } from './make-room.ts'
import { sessionEnded, trackUnanswered, type Session, adoptApproval, clientOf, resume } from './session.ts'
import { createSessionId, isSessionOf, unknownSession } from './session-id.ts'
import { minuteMs } from '../../shared/durations.ts'

export type BeginServer = (session: () => Session) => McpServer

/** By id, which is unguessable and stays here. Processes that share a database continue any session, by a copy made at its first message. */
export function createSessions({ world, logger, sharedSessions }: ToolServices) {
  const byId = new Map<string, Session>()
  const ending = new Set<Promise<void>>()
  const now = () => world.clock().getTime()

  /** Ends a session in this process: its calls fail, its streams close and its id becomes unknown here. False when it already was. */
  async function closeLocally(id: string, session: Session): Promise<boolean> {
    if (!byId.delete(id)) return false
    for (const call of session.unanswered) await session.transport.send(sessionEnded(call)).catch(() => undefined)
    await session.server.close()
    return true
  }
  /** Ends a session in every process. What was approved for it remains usable with its token. */
  async function end(id: string, session: Session): Promise<void> {
    if (!(await closeLocally(id, session))) return
    if (sharedSessions !== null) return releasePairing(await sharedSessions.end(session.hash))
    const pairing = await session.pairing?.catch(() => null)
    const pairingId = pairing == null ? null : hashSecret(pairing.code)
    // A session that never requested approval has left nothing in the store.
    if (session.pairing !== null) await endSession(world, { sessionHash: session.hash, pairingId })
  }
  const releasePairing = async (ended: EndedSession | null): Promise<void> => {
    if (ended !== null && ended.pairingId !== null) await endSession(world, { sessionHash: ended.hash, pairingId: ended.pairingId })
  }
  function inBackground(task: () => Promise<unknown>): Promise<void> {
    const work = task()
      .then(() => undefined)
      .catch((error: unknown) => logger.error({ err: error }, 'could not end a session'))
      .finally(() => ending.delete(work))
    ending.add(work)
    return work
  }
  /** Ends a session when its client asks. Throws Failure SERVICE_UNAVAILABLE if it lives on in other processes, and here with the next message. */
  async function endForClient(id: string, session: Session): Promise<void> {
    if (sharedSessions === null) return endInBackground(id, session)
    // The transport closes either way, so the copy is useless.
    try {
      const ended = await sharedSessions.end(session.hash)
      await inBackground(() => releasePairing(ended))
    } finally {
      await dropInBackground(id, session)
    }
  }
  const endInBackground = (id: string, session: Session) => inBackground(() => end(id, session))
  /** Drops this process's copy of a shared session, or ends one that is not shared. */
  const dropInBackground = (id: string, session: Session) =>
    sharedSessions === null ? endInBackground(id, session) : inBackground(() => closeLocally(id, session))

  const isIdle = ({ calls, streams, usedAt }: Session) => calls + streams === 0 && now() - usedAt >= idleTime
  function sweep(): void {
    for (const [id, session] of byId) if (isIdle(session)) void dropInBackground(id, session)
  }
  /** Open streams count as use. Streams of a session that ended elsewhere are closed. */
  async function sweepShared(shared: SharedSessions): Promise<void> {
    const busy = [...byId].filter(([, { calls, streams }]) => calls + streams > 0)
    const hashes = busy.map(([, { hash }]) => hash)
    const kept = new Set(busy.length === 0 ? [] : await shared.keep(hashes, now()))
    for (const [id, session] of busy) if (!kept.has(session.hash)) void dropInBackground(id, session)
    for (const ended of await shared.endIdle(now() - idleTime)) await releasePairing(ended)
  }
  const sweeper = setInterval(() => {
    sweep()
    if (sharedSessions !== null) void inBackground(() => sweepShared(sharedSessions))
  }, minuteMs).unref()

  /** Throws Failure without room. Connected sessions go last, but not copies of shared ones: any message makes another. */
  async function register(id: string, session: Session, hasToken: boolean): Promise<void> {
    byId.set(id, session)
    const accountOf = async ({ hash }: Session) => (sharedSessions === null ? findSessionAccount(world, hash) : null)
    try {
      const asking = { accountOf, outranks: hasToken || sharedSessions !== null, now: now() }
      const least = await findEvictable([...byId.values()], session, asking)
      if (least !== null) void dropInBackground(least.id, least)
    } catch (error) {
      byId.delete(id)
      throw error
    }
  }

  /** Not registered under its id yet. */
  async function create(id: string, blocks: readonly Holder[], beginServer: BeginServer): Promise<Session> {
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: () => id,
      onsessionclosed: () => endForClient(id, session),
    })
    const server = beginServer(() => session)
    const counts = { usedAt: now(), hasCalled: false, calls: 0, unanswered: trackUnanswered(transport), streams: 0 }
    const session: Session = { id, hash: hashSecret(id), blocks, server, transport, ...counts, pairing: null, sharedPairingId: null }
    await server.connect(transport)
    return session
  }

  async function share({ hash, blocks }: Session, { params }: InitializeRequest, hasToken: boolean): Promise<void> {
    if (sharedSessions === null) return
    const busy = [...byId.values()].filter(({ calls }) => calls > 0).map((session) => session.hash)
    const limits = { maxFor: maxSessions, max: sessionLimits.shared, maxHeld: sessionLimits.shared * maxHeld }
    const begun = await sharedSessions.begin({ hash, blocks, client: clientOf(params), hasToken }, now(), limits, busy)
    // Idle sessions end within a minute of their time.
    if ('oldestUse' in begun) throw noRoom(begun.oldestUse + idleTime + minuteMs, now())
    for (const each of begun.evicted) void inBackground(() => releasePairing(each))
  }

  const copies = new Map<string, Promise<Session>>()
  /** One copy, however many messages arrive at once. */
  function copy(id: string, shared: SharedSession, beginServer: BeginServer): Promise<Session> {
    const begun = copies.get(id)
    if (begun !== undefined) return begun
    const work = (async () => {
      const session = await create(id, shared.blocks, beginServer)
      await resume(session.transport, world.siteUrl, shared)
      await register(id, session, true)
      return session
    })().finally(() => copies.delete(id))
    copies.set(id, work)
    return work
  }

  return {
    /** Answers an initialize request. The session belongs to `accountId`, or to nobody if null. If refused, no session begins and none is closed. */
    async open(
      ctx: Context,
      request: Request,
      parsedBody: InitializeRequest,
      beginServer: BeginServer,
      accountId: string | null,
    ): Promise<Response> {
      sweep()
      const id = createSessionId(world, accountId)
      const session = await create(id, crowdBlocks(ctx.ip), beginServer)
      const answer = await session.transport.handleRequest(request, { parsedBody })
      if (!answer.ok) return answer
      try {
        const hasToken = ctx.state['connection'] !== null
        await register(id, session, hasToken)
        await share(session, parsedBody, hasToken)
      } catch (error) {
        byId.delete(id)
        await session.server.close()
        throw error
      }
      return answer
    },
    /** Throws Failure NOT_FOUND, which tells a client to initialize again. */
    async use(id: string, beginServer: BeginServer, accountId: string | null): Promise<Session> {
      if (!isSessionOf(id, accountId)) throw unknownSession()
      const session = byId.get(id)
      if (sharedSessions !== null) {
        const shared = await sharedSessions.use(hashSecret(id), now(), now() - idleTime)
        if (shared !== null) return adoptApproval(await (copies.get(id) ?? byId.get(id) ?? copy(id, shared, beginServer)), shared.approval)
      } else if (session !== undefined && !isIdle(session)) return session
      if (session !== undefined) void dropInBackground(id, session)
      throw unknownSession()
    },
    /** Counts a call or event stream as in progress until the returned function is called. */
    hold(session: Session, kind: 'calls' | 'streams'): () => void {
      session[kind] += 1
      session.usedAt = now()
      return () => {
        session[kind] -= 1
        session.usedAt = now()
      }
    },
    /** Closes the event streams; calls continue. */
    closeStreams(): void {
      for (const { transport } of byId.values()) transport.closeStandaloneSSEStream()
    },
    async close(): Promise<void> {
      clearInterval(sweeper)
      for (const [id, session] of byId) void dropInBackground(id, session)
      await Promise.all(ending)
    },
  }
}
