import { tokenFault } from '../../shared/connection-token.ts'

/** Reads a pasted token, ignoring surrounding spaces. Its checksum reveals typos without a request. */
export function readToken(pasted: string): { token: string } | { fault: 'empty' | 'form' | 'checksum' } {
  const token = pasted.trim()
  if (token === '') return { fault: 'empty' }
  const fault = tokenFault(token)
  return fault === null ? { token } : { fault }
}
