import {
  WebStandardStreamableHTTPServerTransport,
  type JSONRPCErrorResponse,
  type McpServer,
  type RequestId,
} from '@modelcontextprotocol/server'
import type { Context } from 'koa'
import { hashSecret } from '../actions/connection-token.ts'
import { endSession } from '../actions/end-session.ts'
import { Failure } from '../domain/failure.ts'
import { addressBlock } from '../http/middleware/limit-rate.ts'
import type { Door } from './call-tool.ts'
import type { Session } from './session.ts'

const minutes = 60_000
/** A session that nobody has used for so long is over. */
const idleTime = 30 * minutes
const most = { inAll: 2000, perBlock: 100 }

/** The sessions of this process, by id. An id is a key to what was approved for it, so it is unguessable and kept here alone. */
export function createSessions({ world, logger }: Door) {
  const byId = new Map<string, Session>()
  const ending = new Set<Promise<void>>()
  const now = () => world.clock().getTime()

  /** Its calls are told so, its streams close, its id is unknown from now on, and what was approved for it goes on by its token alone. */
  async function end(id: string, session: Session): Promise<void> {
    if (!byId.delete(id)) return
    for (const call of session.unanswered) await session.transport.send(cutShort(call)).catch(() => undefined)
    await session.server.close()
    // A session that never asked for approval has left nothing in the store.
    if (session.pairing === null) return
    const pairing = await session.pairing.catch(() => null)
    await endSession(world, { sessionHash: session.hash, code: pairing?.code ?? null })
  }
  function endSoon(id: string, session: Session): Promise<void> {
    const work = end(id, session)
      .catch((error: unknown) => logger.error({ err: error }, 'a session could not be ended'))
      .finally(() => ending.delete(work))
    ending.add(work)
    return work
  }

  const isIdle = ({ calls, streams, usedAt }: Session) => calls + streams === 0 && now() - usedAt >= idleTime
  const sweep = () => [...byId].filter(([, session]) => isIdle(session)).forEach(([id, session]) => void endSoon(id, session))
  const sweeper = setInterval(sweep, minutes).unref()

  /** Makes room for one more by ending the least useful one that no call is under way in. Throws Failure where there is none. */
  function makeRoom(block: string) {
    const near = [...byId].filter(([, session]) => session.block === block)
    const full = near.length >= most.perBlock ? near : byId.size >= most.inAll ? [...byId] : null
    if (full === null) return
    const [least] = full.filter(([, { calls }]) => calls === 0).toSorted(([, a], [, b]) => byUse(a, b))
    if (least === undefined)
      throw new Failure('TOO_MANY_REQUESTS', 'Too many sessions are open. Try again in a minute.', { retryAfter: 60 })
    void endSoon(...least)
  }

  return {
    /** For an initialize request; it counts from the moment that request is answered with its id. */
    async open(ctx: Context, createServer: (session: () => Session) => McpServer): Promise<WebStandardStreamableHTTPServerTransport> {
      sweep()
      const block = addressBlock(ctx.ip)
      makeRoom(block)
      const id = Buffer.from(world.random(24)).toString('base64url')
      const transport = new WebStandardStreamableHTTPServerTransport({
        sessionIdGenerator: () => id,
        onsessioninitialized: () => void byId.set(id, session),
        onsessionclosed: () => endSoon(id, session),
      })
      const server = createServer(() => session)
      const session: Session = {
        hash: hashSecret(id),
        block,
        server,
        transport,
        usedAt: now(),
        calls: 0,
        unanswered: new Set(),
        streams: 0,
        pairing: null,
      }
      await server.connect(transport)
      return transport
    },
    /** Throws Failure NOT_FOUND, which tells a client to initialize anew. */
    use(id: string): Session {
      const session = byId.get(id)
      if (session !== undefined && isIdle(session)) void endSoon(id, session)
      else if (session !== undefined) return session
      throw new Failure('NOT_FOUND', 'There is no such session, or it has ended. Begin a new one with initialize.')
    },
    /** Counts a call or an event stream as under way until `done` is called, whichever way it ends. */
    hold(session: Session, kind: 'calls' | 'streams', requests: RequestId[]): () => void {
      session[kind] += 1
      session.usedAt = now()
      for (const id of requests) session.unanswered.add(id)
      return () => {
        session[kind] -= 1
        session.usedAt = now()
        for (const id of requests) session.unanswered.delete(id)
      }
    },
    /** Ends the event streams; calls go on. */
    closeStreams(): void {
      for (const { transport } of byId.values()) transport.closeStandaloneSSEStream()
    },
    async close(): Promise<void> {
      clearInterval(sweeper)
      for (const [id, session] of byId) void endSoon(id, session)
      await Promise.all(ending)
    },
  }
}

/** -32000: what the clients' own libraries call a closed connection. */
const cutShort = (id: RequestId): JSONRPCErrorResponse => ({
  jsonrpc: '2.0',
  id,
  error: {
    code: -32000,
    message: 'The session was ended before this was answered. What it began may have been done: begin a new session and look.',
  },
})

/** What is lost least comes first: no approval was asked for, no event stream is open, used longest ago. */
const byUse = (a: Session, b: Session): number =>
  Number(a.pairing !== null) - Number(b.pairing !== null) || Math.sign(a.streams) - Math.sign(b.streams) || a.usedAt - b.usedAt
