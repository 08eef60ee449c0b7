import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { passkeyRejected } from '../failures.ts'
import { parseJson } from '../../../shared/parse-json.ts'

/** The browser’s answer to a sign-in, as JSON. Throws UNAUTHORIZED for anything else. */
export const readAssertion = (typed: string) => readCredential(typed) as AuthenticationResponseJSON

/** The browser’s answer about a new passkey, as JSON. Throws UNAUTHORIZED for anything else. */
export const readCreation = (typed: string) => readCredential(typed) as RegistrationResponseJSON

/** The library checks all of it but expects these fields. */
function readCredential(typed: string): unknown {
  const read = parse(typed)
  if (!isRecord(read) || typeof read['id'] !== 'string' || !isRecord(read['response'])) throw passkeyRejected()
  if (typeof read['response']['clientDataJSON'] !== 'string') throw passkeyRejected()
  const handle = read['response']['userHandle']
  if (handle !== undefined && handle !== null && typeof handle !== 'string') throw passkeyRejected()
  return read
}

/** The challenge that the browser signed. Throws UNAUTHORIZED if there is none. */
export function challengeOf({ response }: AuthenticationResponseJSON | RegistrationResponseJSON): string {
  const client = parse(Buffer.from(response.clientDataJSON, 'base64url').toString())
  if (!isRecord(client) || typeof client['challenge'] !== 'string') throw passkeyRejected()
  return client['challenge']
}

function parse(json: string): unknown {
  const value = parseJson(json)
  if (value === undefined) throw passkeyRejected()
  return value
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
