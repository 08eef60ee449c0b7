import type { ErrorCode } from '../../../shared/vocabulary.ts'
import { Failure } from '../failure.ts'
import { siteName } from '../settings/current-site.ts'
import standard from './parameters.json' with { type: 'json' }

/** Error codes of RFC 6749 sections 4.1.2.1 and 5.2, RFC 7009, RFC 7591 and RFC 8707. */
export type OAuthError =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_client_metadata'
  | 'invalid_grant'
  | 'invalid_redirect_uri'
  | 'invalid_scope'
  | 'invalid_target'
  | 'request_not_supported'
  | 'request_uri_not_supported'
  | 'unsupported_grant_type'
  | 'unsupported_response_type'
  | 'unsupported_token_type'
  | 'access_denied'
  | 'temporarily_unavailable'
  | 'server_error'

/** An error that OAuth names. `message` is its `error_description`. */
export class OAuthFailure extends Failure {
  readonly error: OAuthError

  constructor(error: OAuthError, message: string) {
    super('BAD_REQUEST', message)
    this.error = error
  }
}

/** A client’s metadata document can’t be fetched, which may well be this server’s own fault. `why` ends a sentence. */
export class ClientUnreachable extends Failure {
  readonly host: string

  constructor(host: string, why: string) {
    super('SERVICE_UNAVAILABLE', `${siteName()} couldn’t reach ${host} to check who is asking (${why}).`)
    this.host = host
  }
}

const otherErrors: Partial<Record<ErrorCode, OAuthError>> = {
  TOO_MANY_REQUESTS: 'temporarily_unavailable',
  SERVICE_UNAVAILABLE: 'temporarily_unavailable',
  INTERNAL_SERVER_ERROR: 'server_error',
}

/** The body of an error from the OAuth endpoints (RFC 6749 section 5.2). A description is in printable ASCII, without quotes and backslashes. */
export function toOAuthBody(failure: Failure): { error: OAuthError; error_description: string } {
  const error = failure instanceof OAuthFailure ? failure.error : (otherErrors[failure.code] ?? 'invalid_request')
  return { error, error_description: plainAscii(failure.message) }
}

export const plainAscii = (text: string): string =>
  text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/["“”]/g, "'")
    .replaceAll(/[^ !#-[\]-~]+/g, ' ')
    .trim()

/** The longest value of a parameter, in characters. A client’s state may be a signed token. */
export const maxLength = 2048

/** The parameters of a request to an OAuth endpoint, with what defines them. Others are ignored (RFC 6749 section 3.1). */
type Parameter = keyof typeof standard
const known = Object.keys(standard) as Parameter[]
/** Parameters without a value count as missing, as the standard says. */
export type Parameters = Partial<Record<Parameter, string>>

/** Only one of each, so that all readers of a request see the same value (RFC 6749 section 3.1). Throws OAuthFailure. */
export function readParameters(params: URLSearchParams, names: readonly Parameter[] = known): Parameters {
  const read: Parameters = {}
  for (const name of names) {
    const [value = '', ...more] = params.getAll(name)
    if (more.length > 0) throw new OAuthFailure(name === 'resource' ? 'invalid_target' : 'invalid_request', `Send ${name} only once.`)
    if (value.length > maxLength) throw new OAuthFailure('invalid_request', `${name} is longer than ${maxLength} characters.`)
    if (/\p{Cc}/u.test(value)) throw new OAuthFailure('invalid_request', `${name} contains control characters.`)
    if (value !== '') read[name] = value
  }
  return read
}

/** Throws OAuthFailure if it’s missing. */
export function requireParameter(parameters: Parameters, name: Parameter): string {
  const value = parameters[name]
  if (value === undefined) throw new OAuthFailure('invalid_request', `${name} is missing.`)
  return value
}
