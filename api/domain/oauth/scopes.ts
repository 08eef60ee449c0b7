import { OAuthFailure } from './oauth-failure.ts'
import { scopes, type Scope } from './records.ts'

/** The scopes a client asks for, out of `granted`; all of them if it names none. Throws OAuthFailure. */
export function readScopes(text: string | undefined, granted: readonly Scope[] = scopes): readonly Scope[] {
  const asked = new Set((text ?? '').split(' ').filter((word) => word !== ''))
  const found = granted.filter((scope) => asked.delete(scope))
  if (asked.size > 0) throw new OAuthFailure('invalid_scope', `Unknown scope, or one that isn’t granted. Use: ${granted.join(' ')}.`)
  return found.length === 0 ? granted : found
}
