import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Store } from '../../ports/store.ts'
import { cookiePrefix } from '../auth.ts'
import { awaitsCode, hashToken, sessionTimes } from './session-rows.ts'

type Options = { store: Pick<Store, 'list'>; secret: string; siteUrl: string }

/**
 * Finds whose session a Cookie header has, if its use was stored within the last day. Null otherwise, and in doubt: then the sign-in library decides, which
 * would take a fifth of the time of every page, but has to prolong a session only once a day.
 */
export function createFindRecent({ store, secret, siteUrl }: Options): (cookieHeader: string) => Promise<string | null> {
  const start = `${cookiePrefix(siteUrl)}.session_token=`
  return async (cookieHeader) => {
    const value = cookieHeader.split('; ').find((cookie) => cookie.startsWith(start)) ?? ''
    const [token = '', signature = ''] = value.slice(start.length).split('.')
    const own = encodeURIComponent(createHmac('sha256', secret).update(token).digest('base64'))
    const [given, expected] = [Buffer.from(signature, 'latin1'), Buffer.from(own)]
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
    const [row] = await store.list('authSessions', 'token', hashToken(token))
    const soonest = new Date(Date.now() + (sessionTimes.expiresIn - sessionTimes.updateAge) * 1000).toISOString()
    return row !== undefined && !awaitsCode(row) && String(row['expiresAt']) > soonest ? String(row['userId']) : null
  }
}
