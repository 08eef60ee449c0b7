import { tokenFault } from '../../shared/connection-token.ts'

/** What was pasted as a token, with the spaces that copying adds; a lost letter is known without asking anybody. */
export function readToken(pasted: string): { token: string } | { fault: 'empty' | 'form' | 'checksum' } {
  const token = pasted.trim()
  if (token === '') return { fault: 'empty' }
  const fault = tokenFault(token)
  return fault === null ? { token } : { fault }
}
