import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type Koa from 'koa'
import { invalidRequest } from '../domain/failure.ts'
import { toErrorBody } from './middleware/answer-failures.ts'

const seconds = 1000

/** A Node server with every timeout set, whose own parser errors answer with the contract's body too. */
export function createHttpServer(app: Koa): Server {
  const callback = app.callback()
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const target = toOriginForm(request.url ?? '')
    if (target === null) return refuseTarget(response)
    request.url = target
    void callback(request, response)
  }
  const server = createServer(
    {
      headersTimeout: 10 * seconds,
      requestTimeout: 30 * seconds,
      keepAliveTimeout: 10 * seconds,
      connectionsCheckingInterval: 5 * seconds,
      requireHostHeader: false, // answered by the app, with a body
    },
    handle,
  )
  // Without a listener Node answers an unknown Expect header by itself, with an empty 417.
  server.on('checkExpectation', handle)
  server.on('clientError', answerParserError)
  return server
}

/** RFC 9112 section 3.2: the absolute form is read as its path; null for what names no path here. Koa's own parser would throw. */
function toOriginForm(target: string): string | null {
  if (target.startsWith('/')) return target
  const url = /^https?:/i.test(target) ? URL.parse(target) : null
  return url && `${url.pathname}${url.search}`
}

function refuseTarget(response: ServerResponse) {
  const body = JSON.stringify(toErrorBody(invalidRequest('The request target is not a path of this site.', 'target')))
  response
    .writeHead(400, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': Buffer.byteLength(body), Connection: 'close' })
    .end(body)
}

function answerParserError(error: Error & { code?: string }, socket: Duplex) {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const message = messages[error.code ?? ''] ?? 'This is not a valid HTTP request.'
  const body = JSON.stringify(toErrorBody(invalidRequest(message, 'http')))
  const head = [
    'HTTP/1.1 400 Bad Request',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

const messages: Record<string, string> = {
  HPE_HEADER_OVERFLOW: 'The request headers are too large.',
  HPE_INVALID_METHOD: 'The request method is not known.',
  ERR_HTTP_REQUEST_TIMEOUT: 'The request did not arrive in time.',
}
