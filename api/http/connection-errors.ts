import { STATUS_CODES, type ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { Failure, invalidRequest } from '../domain/failure.ts'
import { toErrorBody } from './middleware/answer-failures.ts'
import words from './words.json' with { type: 'json' }

/** The methods of all routes: which one was requested isn't known here. */
const methods = ['GET', 'HEAD', 'OPTIONS', 'POST']
/** A valid request except for its method, which Node's parser doesn't know. */
const unknownMethod = /^[\w!#$%&'*+.^`|~-]+ \S+ HTTP\/1\.[01]\r\n/
/** How long a client may take to read the refusal and hang up. Closing while it still sends could destroy the response on its way (RFC 9112 section 9.6). */
const lingerMs = 2000

/** The response to the newest request of each connection. Responses are sent in order: once this one is closed, so are all before it. */
const newest = new WeakMap<Duplex, ServerResponse>()
const rejected = new WeakSet<Duplex>()

export const noteResponse = (socket: Duplex, response: ServerResponse): void => void newest.set(socket, response)

export const newestResponse = (socket: Duplex): ServerResponse | undefined => newest.get(socket)

/** Whether the connection only remains open for earlier responses and a refusal. */
export const isRejected = (socket: Duplex): boolean => rejected.has(socket)

/** Answers one request with an error and closes its connection, after the responses to earlier requests. */
export function reject(response: ServerResponse, failure: Failure): void {
  rejected.add(response.req.socket)
  const { head, body } = messageOf(failure)
  response.writeHead(failure.status, head).end(body)
}

/** Answers what Node's parser can't read, or what took too long to arrive. */
export function answerParserError(
  error: Error & { code?: string; reason?: string; rawPacket?: Buffer; bytesParsed?: number },
  socket: Duplex,
): void {
  if (error.code === 'ECONNRESET') return void socket.destroy()
  // Browsers open connections in advance. A refusal would be taken for the response to the first request, if that is sent at this moment.
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket instanceof Socket && socket.bytesRead === 0) return void socket.destroy()
  const message = messageOfParserError(error)
  const isUnknownMethod = error.code === 'HPE_INVALID_METHOD' && unknownMethod.test(message)
  const failure = isUnknownMethod ? noSuchMethod() : invalidRequest(reasonOf(error), 'http')
  rejectConnection(socket, failure, message.startsWith('HEAD '))
}

/** RFC 9110 section 9.3.6: nothing here is a proxy. */
export function answerConnect(socket: Duplex): void {
  socket.on('error', () => socket.destroy()) // the parser no longer handles the connection's errors
  rejectConnection(socket, noSuchMethod(), false)
}

/** The refusal must never be read as the response to an earlier request, which a client may have sent without waiting (RFC 9112 section 9.3.2). */
export function rejectConnection(socket: Duplex, failure: Failure, isHead: boolean): void {
  if (rejected.has(socket)) return // every further packet raises an error too
  rejected.add(socket)
  const response = newest.get(socket)
  const rejection = () => hangUp(socket, toBytes(failure, isHead))
  if (response === undefined) return rejection()
  const isOwnBody = !response.req.complete
  if (isOwnBody && !response.headersSent) return reject(response, failure)
  const finish = isOwnBody ? () => hangUp(socket, '') : rejection
  if (response.closed) finish()
  else response.once('close', finish)
}

function hangUp(socket: Duplex, bytes: string): void {
  if (!socket.writable) return void socket.destroy()
  const cut = setTimeout(() => socket.destroy(), lingerMs)
  socket.once('close', () => clearTimeout(cut)).end(bytes)
  socket.pause() // stops reading a flood
}

/** The message in which the parser stopped, as far as it is in the last packet. Earlier messages may precede it there. */
function messageOfParserError({ rawPacket, bytesParsed = 0 }: { rawPacket?: Buffer; bytesParsed?: number }): string {
  const packet = rawPacket?.toString('latin1') ?? ''
  const end = bytesParsed < 4 ? -1 : packet.lastIndexOf('\r\n\r\n', bytesParsed - 4)
  return end === -1 ? packet : packet.slice(end + 4)
}

const noSuchMethod = () => new Failure('METHOD_NOT_SUPPORTED', `Method not allowed. Use ${methods.join(', ')}.`, { allow: methods })

/** The parser reports a line that ends with a bare line feed as an invalid version, if it’s the request line. */
const reasonOf = ({ code = '', reason }: { code?: string; reason?: string }): string =>
  messages[reason === 'Expected CRLF after version' ? 'HPE_CR_EXPECTED' : code] ?? 'Invalid HTTP request.'

const messages: Record<string, string> = words.messages

function messageOf(failure: Failure): { head: Record<string, string>; body: string } {
  const body = JSON.stringify(toErrorBody(failure))
  const head = {
    ...(failure.code === 'METHOD_NOT_SUPPORTED' && { Allow: methods.join(', ') }),
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    Connection: 'close',
  }
  return { head, body }
}

/** RFC 9110 section 9.3.2: not even a refusal of HEAD has content. */
function toBytes(failure: Failure, isHead: boolean): string {
  const { head, body } = messageOf(failure)
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
  return `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status] ?? ''}\r\n${lines.join('\r\n')}\r\n\r\n${isHead ? '' : body}`
}
