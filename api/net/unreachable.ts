import { Failure, invalidField } from '../domain/failure.ts'

export type Cause =
  | 'bad_url'
  | 'blocked_address'
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

/** Why a URL couldn’t be read. `message` is a sentence for the maker, `ownWords` the same without any words of the site. */
export class Unreachable extends Error {
  override name = 'Unreachable'
  readonly because: Cause
  readonly ownWords: string | undefined
  /** The HTTP status, if that is why. */
  readonly status: number | undefined

  constructor(because: Cause, message: string, ownWords?: string, status?: number) {
    super(message)
    this.because = because
    this.ownWords = ownWords
    this.status = status
  }
}

const certificateErrors = new Map([
  ['CERT_HAS_EXPIRED', 'has expired'],
  ['CERT_NOT_YET_VALID', 'is not valid yet'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'is self-signed'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'is self-signed'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'is missing its intermediate certificate'],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'comes from an unknown issuer'],
  ['UNABLE_TO_GET_ISSUER_CERT', 'comes from an unknown issuer'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'is for a different domain'],
])
/** Errors from servers that only support TLS 1.0 or 1.1: their own alert, and Node.js’s when they reply in an old version. */
const oldTls = new Set(['ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION', 'ERR_SSL_UNSUPPORTED_PROTOCOL'])
const handshakeError = /^(EPROTO|ERR_SSL_|ERR_TLS_|CERT_|UNABLE_TO_|INVALID_CA|HOSTNAME_MISMATCH)/
const timeouts = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'])
const connectionErrors = new Map([
  ['ECONNREFUSED', 'refused the connection'],
  ['ETIMEDOUT', 'took too long to accept a connection'],
  ['UND_ERR_CONNECT_TIMEOUT', 'took too long to accept a connection'],
  ['EHOSTUNREACH', 'can’t be reached from our server'],
  ['ENETUNREACH', 'can’t be reached from our server'],
  ['UND_ERR_HEADERS_OVERFLOW', 'sent response headers larger than 64 KB'],
])

/** Puts an error of undici, TLS or the system into words. A Failure is returned as it is; anything but a network error is rethrown. */
export function toUnreachable(error: unknown, host: string): Unreachable | Failure {
  if (error instanceof Unreachable || error instanceof Failure) return error
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')) return tooSlow(host)
  const code = codeOf(error)
  if (code === null) throw error
  const certificate = certificateErrors.get(code)
  if (certificate !== undefined) return new Unreachable('tls_certificate', `${host}’s TLS certificate ${certificate}.`)
  if (oldTls.has(code)) return new Unreachable('tls_handshake', `${host} only supports TLS versions older than 1.2, which browsers reject.`)
  if (handshakeError.test(code)) return new Unreachable('tls_handshake', `We couldn’t make a secure connection (TLS) to ${host}.`)
  if (timeouts.has(code)) return tooSlow(host)
  return new Unreachable('connection', `${host} ${connectionErrors.get(code) ?? 'closed the connection or sent an invalid HTTP response'}.`)
}

/** The target of a redirect is the site’s own word, and so is the name of its host. */
export const onOtherHost = ({ because, message, status }: Unreachable): Unreachable =>
  new Unreachable(because, message, `The URL redirects to another host, where we couldn’t read a page (${because}).`, status)

const tooSlow = (host: string): Unreachable => new Unreachable('timeout', `${host} took too long to respond.`)

/** Happy Eyeballs reports one error per IP address tried; the first one represents them all. */
function codeOf(error: unknown): string | null {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0])
  if (!(error instanceof Error)) return null
  if ('code' in error && typeof error.code === 'string') return error.code
  return error.name === 'HTTPParserError' ? error.name : null
}

/** The 400 of an unreachable site (design section 2). */
export const toFailure = (error: Unreachable | Failure): Failure =>
  error instanceof Failure ? error : invalidField('url', error.message, error.because, error.ownWords)
