import { Failure, invalidField } from '../domain/failure.ts'

export type Cause =
  | 'bad_url'
  | 'refused_address'
  | 'dns'
  | 'connection'
  | 'tls_certificate'
  | 'tls_handshake'
  | 'timeout'
  | 'redirects'
  | 'status'
  | 'not_html'
  | 'too_large'
  | 'encoding'
  | 'unreadable'

/** Why an address could not be read; `message` is a sentence that a maker understands, `quotes` what of it the site wrote. */
export class Unreachable extends Error {
  override name = 'Unreachable'
  readonly because: Cause
  readonly quotes: readonly string[]

  constructor(because: Cause, message: string, quotes: readonly string[] = []) {
    super(message)
    this.because = because
    this.quotes = quotes
  }
}

const certificateFaults = new Map([
  ['CERT_HAS_EXPIRED', 'has expired'],
  ['CERT_NOT_YET_VALID', 'is not valid yet'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'is self-signed'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'is self-signed'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'comes without its intermediate certificate'],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'comes from an unknown issuer'],
  ['UNABLE_TO_GET_ISSUER_CERT', 'comes from an unknown issuer'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'is for another name'],
])
const handshakeFault = /^(EPROTO|ERR_SSL_|ERR_TLS_|CERT_|UNABLE_TO_|INVALID_CA|HOSTNAME_MISMATCH)/
const timeouts = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'])
const connectionFaults = new Map([
  ['ECONNREFUSED', 'refused the connection'],
  ['ETIMEDOUT', 'did not accept a connection in time'],
  ['UND_ERR_CONNECT_TIMEOUT', 'did not accept a connection in time'],
  ['EHOSTUNREACH', 'cannot be reached from here'],
  ['ENETUNREACH', 'cannot be reached from here'],
  ['UND_ERR_HEADERS_OVERFLOW', 'sent response headers larger than 64 KB'],
])

/** Puts what undici, TLS or the system threw into words. A Failure goes through; what is no network error is thrown as it is. */
export function toUnreachable(error: unknown, host: string): Unreachable | Failure {
  if (error instanceof Unreachable || error instanceof Failure) return error
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')) return tooSlow(host)
  const code = codeOf(error)
  if (code === null) throw error
  const certificate = certificateFaults.get(code)
  if (certificate !== undefined) return new Unreachable('tls_certificate', `The TLS certificate of ${host} ${certificate}.`)
  if (handshakeFault.test(code)) return new Unreachable('tls_handshake', `A secure connection (TLS) to ${host} could not be made.`)
  if (timeouts.has(code)) return tooSlow(host)
  return new Unreachable('connection', `${host} ${connectionFaults.get(code) ?? 'closed the connection or answered with broken HTTP'}.`)
}

function tooSlow(host: string): Unreachable {
  return new Unreachable('timeout', `${host} did not answer in time.`)
}

/** Happy Eyeballs reports one error per address tried; the first stands for all. */
function codeOf(error: unknown): string | null {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0])
  if (!(error instanceof Error)) return null
  if ('code' in error && typeof error.code === 'string') return error.code
  return error.name === 'HTTPParserError' ? error.name : null
}

/** The 400 of an unreachable site (design section 2). */
export const toFailure = (error: Unreachable | Failure): Failure =>
  error instanceof Failure ? error : invalidField('url', error.message, error.because, error.quotes)
