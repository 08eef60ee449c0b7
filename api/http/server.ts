import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type Koa from 'koa'
import { CountedRequest } from './counted-request.ts'
import { answerConnect, answerParserError, isRejected, newestResponse, noteResponse, reject } from './connection-errors.ts'
import { beginInTurn } from './pipeline.ts'
import { findError, useOriginForm } from './request-errors.ts'

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
