import type { IncomingMessage } from 'node:http'
import { invalidRequest, type Failure } from '../domain/failure.ts'

/** A name or an IP address, with or without a port (RFC 9112 section 3.2); names are ASCII, as DNS has them. */
const hostSyntax = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i

/**
 * The error in a request that Node's parser accepts, or null. A proxy in front may read such a request differently, so its connection is
 * closed.
 */
export function findError(request: IncomingMessage): Failure | null {
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

/**
 * Turns the absolute form of a target into a path and the Host it names (RFC 9112 section 3.2.2). Returns an error for a target without a path,
 * on which Koa's own parser would throw.
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
