import { tokenFault } from '../../shared/connection-token.ts'

/** Reads a pasted token, ignoring surrounding spaces. Its checksum reveals typos without a request. */
export function readToken(pasted: string): { token: string } | { error: 'empty' | 'form' | 'checksum' } {
  const token = pasted.trim()
  if (token === '') return { error: 'empty' }
  const fault = tokenFault(token)
  return fault === null ? { token } : { error: fault }
}
