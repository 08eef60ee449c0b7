import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { World } from '../../api/ports/world.ts'
import type { Launch } from '../../api/domain/launch/launch.ts'
import { createApp } from '../../api/app.ts'
import { createHttpServer } from '../../api/http/server.ts'
import { createLogger } from '../../api/startup/logger.ts'
import { artworkAt } from '../../api/sample/screenshot-svg.ts'
import { runLog } from './run-log.ts'
import { openCatalog } from './open-catalog.ts'
import { noteWorld } from './served-worlds.ts'
import { literalLimiters } from './literal-limiters.ts'

export type OpenPages = { origin: string; world: World; close: () => Promise<void> }

/** The whole site over HTTP with these launches; `visit` stands for the network behind the crawler. */
export async function openPages(launches: Launch[], visit?: World['crawler']['visit'], auditsPerHour = 1000): Promise<OpenPages> {
  const { world, close } = await openCatalog(launches)
  if (visit !== undefined)
    Object.assign(world.crawler, {
      visit,
      read: visit,
      readListing: async (url: string) => ({ ...(await visit(url)), followed: { led: [], closed: [] } }),
    })
  world.clock = () => new Date('2026-03-04T12:00:00Z')
  const logger = createLogger('debug', runLog())
  const app = createApp({
    world,
    logger,
    trustProxy: 0,
    limiters: literalLimiters({ readsPerMinute: 100_000, auditsPerHour, draftsPerHour: 1000 }),
    artworkAt,
    isStopping: () => false,
  })
  const server = createHttpServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  noteWorld(origin, world)
  return {
    origin,
    world,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await close()
    },
  }
}

/** Reads a page as a browser asks for it; a redirect is not followed. */
export async function readPage(address: string, init: RequestInit = {}): Promise<{ status: number; headers: Headers; html: string }> {
  const headers = new Headers(init.headers)
  headers.set('Accept', 'text/html')
  const answer = await fetch(address, { redirect: 'manual', ...init, headers })
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}

/** Sends a form as a browser without scripts does. */
export const sendForm = (address: string, fields: Record<string, string>) =>
  readPage(address, { method: 'POST', body: new URLSearchParams(fields) })

/** Sends the audit form and opens the report that it redirects to. */
export async function runAudit({ origin }: OpenPages, fields: Record<string, string>) {
  const { status, headers } = await sendForm(`${origin}/audit/`, fields)
  if (status !== 303) throw new Error(`No report: ${status}`)
  const path = headers.get('location') ?? ''
  return { path, ...(await readPage(origin + path)) }
}
