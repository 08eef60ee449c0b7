import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as Listener, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { newestResponse } from './connection-errors.ts'
import type { Context } from 'koa'

/** Resolves when no connection is left, or after `graceMs`, which has to be longer than a proxy keeps them. */
export type ConnectionDrain = (graceMs: number) => Promise<void>

/**
 * Takes a server out of service behind a proxy without losing a request. It stops listening immediately, so the proxy connects to another process.
 * A connection that the proxy keeps may already carry a request, and the proxy doesn’t repeat a POST that it has sent: so each is closed by the proxy
 * or with a response that says so.
 */
export function createConnectionDrain(server: Server): ConnectionDrain {
  const sockets = new Set<Socket>()
  let isDraining = false
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const sayClose = (response: ServerResponse) => void (response.headersSent || response.setHeader('Connection', 'close'))
  const mark = (_request: IncomingMessage, response: ServerResponse) => {
    if (isDraining) sayClose(response)
  }
  server.prependListener('request', mark)
  server.prependListener('checkExpectation', mark)
  return async (graceMs) => {
    isDraining = true
    const left = once(server, 'close')
    // An HTTP server’s own close() also ends idle connections.
    Listener.prototype.close.call(server)
    for (const socket of sockets) {
      const response = newestResponse(socket)
      if (response !== undefined) sayClose(response)
    }
    if (graceMs === 0) return
    const ended = new AbortController()
    await Promise.race([left, wait(graceMs, undefined, { signal: ended.signal })])
    ended.abort()
  }
}

const tasks = new WeakMap<ServerResponse, (() => void)[]>()

/** At once if the response has already ended. All tasks share one listener, or Node would warn about a leak. */
export function onClose({ res }: Pick<Context, 'res'>, task: () => void): void {
  if (res.destroyed) return task()
  const known = tasks.get(res)
  if (known !== undefined) return void known.push(task)
  const list = [task]
  tasks.set(res, list)
  res.once('close', () => list.forEach((each) => each()))
}

/** Aborts when the client disconnects before it has the whole response. */
export function disconnectionOf(ctx: Pick<Context, 'res'>): AbortSignal {
  const controller = new AbortController()
  onClose(ctx, () => ctx.res.writableFinished || controller.abort())
  return controller.signal
}
