import { tokenError } from '../../shared/connection-token.ts'

/** Reads a pasted token, ignoring surrounding spaces. Its checksum reveals typos without a request. */
export function readToken(pasted: string): { token: string } | { error: 'empty' | 'form' | 'checksum' } {
  const token = pasted.trim()
  if (token === '') return { error: 'empty' }
  const error = tokenError(token)
  return error === null ? { token } : { error }
}
