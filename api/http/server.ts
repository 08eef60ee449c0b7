import { createServer, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type Koa from 'koa'
import { Failure } from '../domain/failure.ts'
import { toErrorBody } from './middleware/answer-failures.ts'

const seconds = 1000

/** A Node server with every timeout set, whose own parser errors answer with the contract's body too. */
export function createHttpServer(app: Koa): Server {
  const handle = app.callback()
  const server = createServer(
    {
      headersTimeout: 10 * seconds,
      requestTimeout: 30 * seconds,
      keepAliveTimeout: 10 * seconds,
      connectionsCheckingInterval: 5 * seconds,
      requireHostHeader: false, // answered by the app, with a body
    },
    (request, response) => void handle(request, response),
  )
  // Without a listener Node answers an unknown Expect header by itself, with an empty 417.
  server.on('checkExpectation', (request, response) => void handle(request, response))
  server.on('clientError', answerParserError)
  return server
}

function answerParserError(error: Error & { code?: string }, socket: Duplex) {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const message = messages[error.code ?? ''] ?? 'This is not a valid HTTP request.'
  const body = JSON.stringify(toErrorBody(new Failure('BAD_REQUEST', message)))
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
