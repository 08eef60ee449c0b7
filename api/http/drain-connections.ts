import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as Listener, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { newestResponse } from './connection-errors.ts'

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
