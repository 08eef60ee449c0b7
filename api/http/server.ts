import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type Koa from 'koa'
import { CountedRequest } from './counted-request.ts'
import { answerConnect, answerParserError, isRejected, newestResponse, noteResponse, reject } from './connection-errors.ts'
import type { Socket } from 'node:net'
import { invalidRequest, type Failure } from '../domain/failure.ts'

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

/** A name or an IP address, with or without a port (RFC 9112 section 3.2); names are ASCII, as DNS has them. */
const hostSyntax = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i

/** Of a request that Node's parser accepts but a proxy in front may read differently, so its connection is closed. */
function findError(request: IncomingMessage): Failure | null {
  const { httpVersion, headers } = request
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return invalidRequest('Use HTTP/1.1.', 'http')
  return findHostError(request) ?? findFramingError(httpVersion, headers['transfer-encoding'])
}

/** RFC 9112 section 3.2: exactly one valid Host. HTTP/1.0, which health checks still use, doesn't need one. */
function findHostError({ httpVersion, headers: { host = '' }, rawHeaders }: IncomingMessage): Failure | null {
  // Node keeps the first of several.
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  if (count > 1) return invalidRequest('Send exactly one Host header.', 'host')
  if (host === '') return httpVersion === '1.0' ? null : invalidRequest('The Host header is missing.', 'host')
  return hostSyntax.test(host) ? null : invalidRequest('The Host header isn’t valid.', 'host')
}

/** RFC 9112 section 6.1: only HTTP/1.1 has chunks, and the length of a body in an unknown coding can't be determined. */
function findFramingError(httpVersion: string, coding: string | undefined): Failure | null {
  if (coding === undefined) return null
  if (httpVersion === '1.0') return invalidRequest('HTTP/1.0 doesn’t support Transfer-Encoding. Use HTTP/1.1.', 'http')
  return coding.toLowerCase() === 'chunked' ? null : invalidRequest('Unsupported Transfer-Encoding. Use chunked or none.', 'http')
}

/** RFC 9112 section 3.2.2. Returns an error for a target without a path, on which Koa's own parser would throw. */
function useOriginForm(request: IncomingMessage): Failure | null {
  const { url: target = '', headers } = request
  if (target.startsWith('/')) return null
  const url = /^https?:/i.test(target) ? URL.parse(target) : null
  if (url === null) return invalidRequest('The request target isn’t a path on this site.', 'target')
  request.url = `${url.pathname}${url.search}`
  headers.host = url.host
  return null
}
