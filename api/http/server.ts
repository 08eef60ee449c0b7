import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type Koa from 'koa'
import { CountedRequest } from './counted-request.ts'
import { answerConnect, answerParserError, isRejected, newestResponse, noteResponse, reject } from './connection-errors.ts'
import { findError, useOriginForm } from './request-errors.ts'
import type { Socket } from 'node:net'
import { invalidRequest } from '../domain/failure.ts'

const seconds = 1000

/** A Node server with every timeout set. Malformed HTTP never reaches the app, and gets an error body of the contract too. */
export function createHttpServer(app: Koa): Server {
  const callback = app.callback()
  const handle = (request: CountedRequest, response: ServerResponse) => {
    if (isRejected(request.socket)) return
    const before = newestResponse(request.socket)
    noteResponse(request.socket, response)
    if (request.hasBody) response.prependListener('finish', () => request.discard())
    const error = findError(request) ?? useOriginForm(request)
    if (error !== null) return reject(response, error)
    beginInTurn(before, request, response, () => void callback(request, response))
  }
  const server = createServer(
    {
      headersTimeout: 10 * seconds,
      requestTimeout: 30 * seconds,
      keepAliveTimeout: 10 * seconds,
      connectionsCheckingInterval: 5 * seconds,
      requireHostHeader: false, // Node's own refusal has no body
      IncomingMessage: CountedRequest,
    },
    handle,
  )
  // Without a listener Node answers an unknown Expect header by itself, with an empty 417.
  server.on('checkExpectation', handle)
  server.on('clientError', answerParserError)
  // Without a listener, Node closes the connection without a response.
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => answerConnect(socket))
  return server
}

/** How many requests of a connection may wait for the response to an earlier one. */
const maxWaiting = 32

const waiting = new WeakMap<Socket, number>()

/**
 * Starts the newest request of a connection once `before`, the response to the previous one, is complete. A client may send a thousand in one packet
 * without waiting for responses (RFC 9112 section 9.3.2): this lets the event loop serve others in between. One with a body is rejected:
 * while nobody reads the body, Node’s requestTimeout would run out.
 */
function beginInTurn(before: ServerResponse | undefined, request: CountedRequest, response: ServerResponse, begin: () => void): void {
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
