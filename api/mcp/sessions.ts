import {
  WebStandardStreamableHTTPServerTransport,
  type InitializeRequest,
  type JSONRPCErrorResponse,
  type McpServer,
  type RequestId,
} from '@modelcontextprotocol/server'
import type { Context } from 'koa'
import { hashSecret } from '../actions/connections/connection-token.ts'
import { endSession } from '../actions/connections/end-session.ts'
import type { EndedSession, SharedSession, SharedSessions } from '../ports/shared-state.ts'
import { Failure } from '../domain/failure.ts'
import { addressBlock } from '../http/limits/limit-rate.ts'
import type { Door } from './call-tool.ts'
import { resume, follow, selfOf } from './shared-copy.ts'
import { findLeastUseful, most } from './session-room.ts'
import type { Session } from './session.ts'
import { trackUnanswered } from './unanswered.ts'

const minutes = 60_000
/** A session that nobody has used for so long is over. */
const idleTime = 30 * minutes

/** Makes the protocol server of a session. */
export type BeginServer = (session: () => Session) => McpServer

/**
 * The sessions of this process, by id. An id is a key to what was approved for it, so it is unguessable and kept here alone. Where processes
 * share a database each of them goes on with any session: what stands here is then a copy, made when a message first comes here.
 */
export function createSessions({ world, logger, sharedSessions }: Door) {
  const byId = new Map<string, Session>()
  const ending = new Set<Promise<void>>()
  const now = () => world.clock().getTime()

  /** Its calls are told so, its streams close, and its id is unknown here from now on. False where it was before. */
  async function letGo(id: string, session: Session): Promise<boolean> {
    if (!byId.delete(id)) return false
    for (const call of session.unanswered) await session.transport.send(cutShort(call)).catch(() => undefined)
    await session.server.close()
    return true
  }
  /** Everywhere; what was approved for it goes on by its token alone. */
  async function end(id: string, session: Session): Promise<void> {
    if (!(await letGo(id, session))) return
    if (sharedSessions !== null) return free(await sharedSessions.end(session.hash))
    const pairing = await session.pairing?.catch(() => null)
    const pairingId = pairing == null ? null : hashSecret(pairing.code)
    // A session that never asked for approval has left nothing in the store.
    if (session.pairing !== null) await endSession(world, { sessionHash: session.hash, pairingId })
  }
  const free = async (ended: EndedSession | null): Promise<void> => {
    if (ended !== null && ended.pairingId !== null) await endSession(world, { sessionHash: ended.hash, pairingId: ended.pairingId })
  }
  function soon(task: () => Promise<unknown>): Promise<void> {
    const work = task()
      .then(() => undefined)
      .catch((error: unknown) => logger.error({ err: error }, 'a session could not be ended'))
      .finally(() => ending.delete(work))
    ending.add(work)
    return work
  }
  /** At its client's wish. Throws Failure SERVICE_UNAVAILABLE where it lives on in other processes, and here as soon as a message comes. */
  async function endForClient(id: string, session: Session): Promise<void> {
    if (sharedSessions === null) return endSoon(id, session)
    // The transport closes however this goes, so the copy is of no more use.
    try {
      const ended = await sharedSessions.end(session.hash)
      await soon(() => free(ended))
    } finally {
      await dropSoon(id, session)
    }
  }
  const endSoon = (id: string, session: Session) => soon(() => end(id, session))
  /** A copy can go: what it is of stays. */
  const dropSoon = (id: string, session: Session) => (sharedSessions === null ? endSoon(id, session) : soon(() => letGo(id, session)))

  const isIdle = ({ calls, streams, usedAt }: Session) => calls + streams === 0 && now() - usedAt >= idleTime
  function sweep(): void {
    for (const [id, session] of byId) if (isIdle(session)) void dropSoon(id, session)
  }
  /** Open streams count as use; those of a session that was ended elsewhere close. */
  async function sweepShared(shared: SharedSessions): Promise<void> {
    const busy = [...byId].filter(([, { calls, streams }]) => calls + streams > 0)
    const hashes = busy.map(([, { hash }]) => hash)
    const kept = new Set(busy.length === 0 ? [] : await shared.keep(hashes, now()))
    for (const [id, session] of busy) if (!kept.has(session.hash)) void dropSoon(id, session)
    for (const ended of await shared.endIdle(now() - idleTime, most.shared)) await free(ended)
  }
  const sweeper = setInterval(() => {
    sweep()
    if (sharedSessions !== null) void soon(() => sweepShared(sharedSessions))
  }, minutes).unref()

  /** Throws Failure where no room can be made for one more. */
  function makeRoom(block: string): void {
    const least = findLeastUseful(byId, block)
    if (least !== null) void dropSoon(...least)
  }

  /** Nobody knows it by its id yet. */
  async function create(id: string, block: string, beginServer: BeginServer): Promise<Session> {
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: () => id,
      onsessionclosed: () => endForClient(id, session),
    })
    const server = beginServer(() => session)
    const counts = { usedAt: now(), calls: 0, unanswered: trackUnanswered(transport), streams: 0 }
    const session: Session = { id, hash: hashSecret(id), block, server, transport, ...counts, pairing: null, sharedPairingId: null }
    await server.connect(transport)
    return session
  }

  async function share({ hash, block }: Session, { params }: InitializeRequest): Promise<void> {
    if (sharedSessions === null) return
    const busy = [...byId.values()].filter(({ calls }) => calls > 0).map((session) => session.hash)
    const ended = await sharedSessions.begin({ hash, block, client: selfOf(params) }, now(), most.perBlock, busy)
    for (const each of ended) void soon(() => free(each))
  }

  const copies = new Map<string, Promise<Session>>()
  /** One copy, however many messages come at once. */
  function copy(id: string, shared: SharedSession, beginServer: BeginServer): Promise<Session> {
    const begun = copies.get(id)
    if (begun !== undefined) return begun
    const work = (async () => {
      makeRoom(shared.block)
      const session = await create(id, shared.block, beginServer)
      await resume(session.transport, world.siteUrl, shared)
      byId.set(id, session)
      return session
    })().finally(() => copies.delete(id))
    copies.set(id, work)
    return work
  }

  return {
    /** Answers an initialize request; where that is refused, nothing has begun, and nothing had to make room. */
    async open(ctx: Context, request: Request, parsedBody: InitializeRequest, beginServer: BeginServer): Promise<Response> {
      sweep()
      const block = addressBlock(ctx.ip)
      const id = Buffer.from(world.random(24)).toString('base64url')
      const session = await create(id, block, beginServer)
      const answer = await session.transport.handleRequest(request, { parsedBody })
      if (!answer.ok) return answer
      try {
        makeRoom(block)
        byId.set(id, session)
        await share(session, parsedBody)
      } catch (error) {
        byId.delete(id)
        await session.server.close()
        throw error
      }
      return answer
    },
    /** Throws Failure NOT_FOUND, which tells a client to initialize anew. */
    async use(id: string, beginServer: BeginServer): Promise<Session> {
      const session = byId.get(id)
      if (sharedSessions !== null) {
        const shared = await sharedSessions.use(hashSecret(id), now(), now() - idleTime)
        if (shared !== null) return follow(await (copies.get(id) ?? byId.get(id) ?? copy(id, shared, beginServer)), shared.approval)
      } else if (session !== undefined && !isIdle(session)) return session
      if (session !== undefined) void dropSoon(id, session)
      throw unknownSession()
    },
    /** Counts a call or an event stream as under way until `done` is called, whichever way it ends. */
    hold(session: Session, kind: 'calls' | 'streams'): () => void {
      session[kind] += 1
      session.usedAt = now()
      return () => {
        session[kind] -= 1
        session.usedAt = now()
      }
    },
    /** Ends the event streams; calls go on. */
    closeStreams(): void {
      for (const { transport } of byId.values()) transport.closeStandaloneSSEStream()
    },
    async close(): Promise<void> {
      clearInterval(sweeper)
      for (const [id, session] of byId) void dropSoon(id, session)
      await Promise.all(ending)
    },
  }
}

const unknownSession = () => new Failure('NOT_FOUND', 'There is no such session, or it has ended. Begin a new one with initialize.')

/** -32000: what the clients' own libraries call a closed connection. */
const cutShort = (id: RequestId): JSONRPCErrorResponse => ({
  jsonrpc: '2.0',
  id,
  error: {
    code: -32000,
    message: 'The session was ended before this was answered. What it began may have been done: begin a new session and look.',
  },
})
