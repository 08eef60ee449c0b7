import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { invalidRequest } from '../domain/failure.ts'
import { reject } from './connection-errors.ts'

/** Requests that may wait on a connection for the response to one before them. */
const maxWaiting = 32

const waiting = new WeakMap<Socket, number>()

/**
 * Begins the newest request of a connection once `before`, the response to the one before it, is complete. A client may send a thousand in one packet
 * without waiting for responses (RFC 9112 section 9.3.2): the event loop gets to everybody else’s requests between them.
 */
export function beginInTurn(before: ServerResponse | undefined, response: ServerResponse, begin: () => void): void {
  if (before === undefined || before.closed) return begin()
  const { socket } = response.req
  const ahead = waiting.get(socket) ?? 0
  if (ahead === maxWaiting) {
    socket.pause()
    return reject(response, invalidRequest(`More than ${maxWaiting} requests wait for a response on this connection.`, 'pipeline'))
  }
  waiting.set(socket, ahead + 1)
  before.once('close', () => {
    waiting.set(socket, (waiting.get(socket) ?? 1) - 1)
    // Its body may have been rejected since, or its client have hung up.
    setImmediate(() => void (response.headersSent || socket.destroyed || begin()))
  })
}
