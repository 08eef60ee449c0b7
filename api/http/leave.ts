import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as Listener, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { newestResponse } from './connection-faults.ts'

/**
 * Lets a server leave a proxy without losing a request. It stops listening at once, so the proxy connects to another process. A connection the
 * proxy keeps may carry a request already, and the proxy doesn’t repeat a POST that it has sent: so each is closed by the proxy or with a
 * response that says so. Resolves when none is left, or after `graceMs`, which has to be longer than the proxy keeps them.
 */
export function prepareLeaving(server: Server): (graceMs: number) => Promise<void> {
  const sockets = new Set<Socket>()
  let isLeaving = false
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const sayClose = (response: ServerResponse) => void (response.headersSent || response.setHeader('Connection', 'close'))
  const mark = (_request: IncomingMessage, response: ServerResponse) => {
    if (isLeaving) sayClose(response)
  }
  server.prependListener('request', mark)
  server.prependListener('checkExpectation', mark)
  return async (graceMs) => {
    isLeaving = true
    const left = once(server, 'close')
    // An HTTP server’s own close() also ends idle connections.
    Listener.prototype.close.call(server)
    for (const socket of sockets) {
      const response = newestResponse(socket)
      if (response !== undefined) sayClose(response)
    }
    if (graceMs === 0) return
    const over = new AbortController()
    await Promise.race([left, wait(graceMs, undefined, { signal: over.signal })])
    over.abort()
  }
}
