import { OAuthFailure } from './oauth-failure.ts'

/** The longest value of a parameter, in characters. A client’s state may be a signed token. */
export const maxLength = 2048

/** The parameters of a request to an OAuth endpoint. Others than these are ignored (RFC 6749 section 3.1). */
const known = [
  'client_id',
  'redirect_uri',
  'response_type',
  'response_mode',
  'state',
  'scope',
  'resource',
  'code_challenge',
  'code_challenge_method',
  'request',
  'request_uri',
  'grant_type',
  'code',
  'code_verifier',
  'refresh_token',
  'token',
] as const

export type Parameter = (typeof known)[number]
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
