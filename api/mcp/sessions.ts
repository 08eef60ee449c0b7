import { WebStandardStreamableHTTPServerTransport, type McpServer } from '@modelcontextprotocol/server'
import type { Context } from 'koa'
import { hashSecret } from '../actions/connection-token.ts'
import { endSession } from '../actions/end-session.ts'
import { Failure } from '../domain/failure.ts'
import { addressBlock } from '../http/middleware/limit-rate.ts'
import type { Door } from './call-tool.ts'
import type { Session } from './session.ts'

const minutes = 60_000
/** A session that nobody has used for so long is over. */
export const idleTime = 30 * minutes
const most = { inAll: 2000, perBlock: 100 }

export type Sessions = ReturnType<typeof createSessions>

/** The sessions of this process, by id. An id is a key to what was approved for it, so it is unguessable and kept here alone. */
export function createSessions({ world, logger }: Door) {
  const byId = new Map<string, Session>()
  const ending = new Set<Promise<void>>()
  const now = () => world.clock().getTime()

  /** Its streams close, its id is unknown from now on, and what was approved for it is taken back. */
  async function end(id: string, session: Session): Promise<void> {
    if (!byId.delete(id)) return
    await session.server.close()
    await endSession(world, session.hash).catch((error: unknown) => logger.error({ err: error }, 'a session could not be ended'))
  }
  function endSoon(id: string, session: Session) {
    const work = end(id, session).finally(() => ending.delete(work))
    ending.add(work)
  }

  const isIdle = ({ open, usedAt }: Session) => open === 0 && now() - usedAt >= idleTime
  const sweep = () => [...byId].filter(([, session]) => isIdle(session)).forEach(([id, session]) => endSoon(id, session))
  const sweeper = setInterval(sweep, minutes).unref()

  /** Makes room for one more by ending the one that was idle longest. Throws Failure where none is idle. */
  function makeRoom(block: string) {
    const near = [...byId].filter(([, session]) => session.block === block)
    const full = near.length >= most.perBlock ? near : byId.size >= most.inAll ? [...byId] : null
    if (full === null) return
    const [oldest] = full.filter(([, { open }]) => open === 0).toSorted(([, a], [, b]) => a.usedAt - b.usedAt)
    if (oldest === undefined)
      throw new Failure('TOO_MANY_REQUESTS', 'Too many sessions are open. Try again in a minute.', { retryAfter: 60 })
    endSoon(...oldest)
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
      const session: Session = { hash: hashSecret(id), block, server, transport, usedAt: now(), open: 0, pairing: null }
      await server.connect(transport)
      return transport
    },
    /** Throws Failure NOT_FOUND, which tells a client to initialize anew. */
    use(id: string): Session {
      const session = byId.get(id)
      if (session !== undefined && isIdle(session)) endSoon(id, session)
      else if (session !== undefined) return session
      throw new Failure('NOT_FOUND', 'There is no such session, or it has ended. Begin a new one with initialize.')
    },
    /** Counts an answer as under way until `done` is called, whichever way it ends. */
    hold(session: Session): () => void {
      session.open += 1
      session.usedAt = now()
      return () => {
        session.open -= 1
        session.usedAt = now()
      }
    },
    get size() {
      return byId.size
    },
    async close(): Promise<void> {
      clearInterval(sweeper)
      for (const [id, session] of byId) endSoon(id, session)
      await Promise.all(ending)
    },
  }
}
