import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { invalidRequest } from '../domain/failure.ts'
import { reject } from './connection-errors.ts'
import type { CountedRequest } from './counted-request.ts'

/** How many requests of a connection may wait for the response to an earlier one. */
const maxWaiting = 32

const waiting = new WeakMap<Socket, number>()

/**
 * Starts the newest request of a connection once `before`, the response to the previous one, is complete. A client may send a thousand in one packet
 * without waiting for responses (RFC 9112 section 9.3.2): this lets the event loop serve others in between. One with a body is rejected:
 * while nobody reads the body, Node’s requestTimeout would run out.
 */
export function beginInTurn(
  before: ServerResponse | undefined,
  request: CountedRequest,
  response: ServerResponse,
  begin: () => void,
): void {
  if (before === undefined || before.closed) return begin()
  const { socket } = request
  const ahead = waiting.get(socket) ?? 0
  const error = request.hasBody ? bodyTooEarly : ahead === maxWaiting ? tooMany : null
  if (error !== null) {
    stopReading(socket)
    return reject(response, invalidRequest(error, 'pipeline'))
  }
  waiting.set(socket, ahead + 1)
  before.once('close', () => {
    waiting.set(socket, (waiting.get(socket) ?? 1) - 1)
    // Its client may have hung up.
    setImmediate(() => void (socket.destroyed || begin()))
  })
}

/** Whenever earlier responses have been sent, Node resumes a socket that it paused itself: it would keep parsing requests that nobody answers. */
function stopReading(socket: Socket): void {
  socket.on('resume', () => socket.pause())
  socket.pause()
}

const bodyTooEarly = 'Wait for the response to the previous request, then send a request with a body.'
const tooMany = `More than ${maxWaiting} requests are waiting for a response on this connection.`
