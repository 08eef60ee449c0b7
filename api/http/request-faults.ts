import type { IncomingMessage } from 'node:http'
import { invalidRequest, type Failure } from '../domain/failure.ts'

/** A name or an IP address, with or without a port (RFC 9112 section 3.2); names are ASCII, as DNS has them. */
const hostSyntax = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i

/**
 * What is wrong with a request that Node's parser accepts, or null. Such a request may mean one thing to us and another to a proxy in front,
 * so its connection is closed.
 */
export function findFault(request: IncomingMessage): Failure | null {
  const { httpVersion, headers } = request
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return invalidRequest('Use HTTP/1.1.', 'http')
  return findHostFault(request) ?? findFramingFault(httpVersion, headers['transfer-encoding'])
}

/** RFC 9112 section 3.2: exactly one valid Host. HTTP/1.0 knew none, and health checks still use it. */
function findHostFault({ httpVersion, headers: { host = '' }, rawHeaders }: IncomingMessage): Failure | null {
  // Node keeps the first of several.
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  if (count > 1) return invalidRequest('Send one Host header, not several.', 'host')
  if (host === '') return httpVersion === '1.0' ? null : invalidRequest('The Host header is missing.', 'host')
  return hostSyntax.test(host) ? null : invalidRequest('The Host header isn’t a host name.', 'host')
}

/** RFC 9112 section 6.1: chunks came with HTTP/1.1, and a coding that isn't understood is not to be guessed at. */
function findFramingFault(httpVersion: string, coding: string | undefined): Failure | null {
  if (coding === undefined) return null
  if (httpVersion === '1.0') return invalidRequest('HTTP/1.0 has no Transfer-Encoding. Use HTTP/1.1.', 'http')
  return coding.toLowerCase() === 'chunked'
    ? null
    : invalidRequest('Send the body as it is or in chunks, in no other Transfer-Encoding.', 'http')
}

/**
 * Turns the absolute form of a target into a path and the Host it names (RFC 9112 section 3.2.2). Fails for what names no path here; Koa's own
 * parser would throw.
 */
export function useOriginForm(request: IncomingMessage): Failure | null {
  const { url: target = '', headers } = request
  if (target.startsWith('/')) return null
  const url = /^https?:/i.test(target) ? URL.parse(target) : null
  if (url === null) return invalidRequest('The request target isn’t a path on this site.', 'target')
  request.url = `${url.pathname}${url.search}`
  headers.host = url.host
  return null
}
