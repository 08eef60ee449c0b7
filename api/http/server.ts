import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type Koa from 'koa'
import { Failure, invalidRequest } from '../domain/failure.ts'
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
  const body = JSON.stringify(toErrorBody(invalidRequest('The request target isn’t a path on this site.', 'target')))
  response
    .writeHead(400, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': Buffer.byteLength(body), Connection: 'close' })
    .end(body)
}

/** What any address answers; which one was asked is not known here. */
const methods = ['GET', 'HEAD', 'OPTIONS', 'POST']
/** A request as it should be, but for its method, which Node's parser does not know. */
const strangeMethod = /^[\w!#$%&'*+.^`|~-]+ \S+ HTTP\/1\.[01]\r\n/

function answerParserError(error: Error & { code?: string; rawPacket?: Buffer }, socket: Duplex) {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const isStrange = error.code === 'HPE_INVALID_METHOD' && strangeMethod.test(error.rawPacket?.toString('latin1') ?? '')
  const failure = isStrange
    ? new Failure('METHOD_NOT_SUPPORTED', `Method not allowed. Use ${methods.join(', ')}.`, { allow: methods })
    : invalidRequest(messages[error.code ?? ''] ?? 'Invalid HTTP request.', 'http')
  const body = JSON.stringify(toErrorBody(failure))
  const head = [
    isStrange ? `HTTP/1.1 405 Method Not Allowed\r\nAllow: ${methods.join(', ')}` : 'HTTP/1.1 400 Bad Request',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  // RFC 9110 section 9.3.2: not even a refusal of HEAD has content.
  const isHead = error.rawPacket?.subarray(0, 5).toString('latin1') === 'HEAD '
  socket.end(`${head.join('\r\n')}\r\n\r\n${isHead ? '' : body}`)
}

const messages: Record<string, string> = {
  HPE_HEADER_OVERFLOW: 'The request headers are too large.',
  ERR_HTTP_REQUEST_TIMEOUT: 'The request took too long to arrive.',
}
