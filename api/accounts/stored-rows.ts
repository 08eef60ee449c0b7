import type { CleanedWhere } from 'better-auth/adapters'
import type { AuthRow } from '../domain/records.ts'
import { hashToken } from './sessions/session-rows.ts'

/** What a provider sends with a sign-in. Never used afterwards, so not stored. */
const providerTokens = ['accessToken', 'refreshToken', 'idToken', 'accessTokenExpiresAt', 'refreshTokenExpiresAt']

/**
 * A stored row after a change: a session’s token only as its SHA-256, so that nobody can sign in with a copy of the store, and no tokens of
 * sign-in providers.
 */
export function toStored(model: string, row: { id: string }, change: Record<string, unknown>): AuthRow {
  const { token } = change
  const fields = { ...row, ...change, ...(model === 'session' && typeof token === 'string' && { token: hashToken(token) }) }
  const kept = Object.entries(fields).filter(([field]) => model !== 'account' || !providerTokens.includes(field))
  return { ...Object.fromEntries(kept), id: row.id }
}

/** The conditions for stored rows. */
export const toStoredWhere = (model: string, where: CleanedWhere[]): CleanedWhere[] =>
  where.map((condition) => {
    const isToken = model === 'session' && condition.field === 'token' && typeof condition.value === 'string'
    return isToken ? { ...condition, value: hashToken(String(condition.value)) } : condition
  })

/** A stored row as the library expects it: a session that was looked up by its token has that token. */
export function fromStored(model: string, where: CleanedWhere[], row: AuthRow): AuthRow {
  const asked = model === 'session' ? where.find(({ field, operator }) => field === 'token' && operator === 'eq') : undefined
  return asked === undefined ? row : { ...row, token: asked.value }
}
