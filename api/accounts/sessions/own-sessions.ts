import type { Sessions } from '../../ports/account-security.ts'
import type { Store } from '../../ports/store.ts'
import type { Auth } from '../auth.ts'
import type { FindSession } from '../confirm-owner.ts'
import { signedOut } from '../failures.ts'
import type { StoreOutage } from '../store-outage.ts'
import { awaitsCode } from './session-rows.ts'

/** The Set-Cookie values of a session that was opened by session-rows.ts. */
export type SendSession = (token: string) => Promise<string[]>

export const createSendSession =
  (auth: Auth, outage: StoreOutage): SendSession =>
  async (token) => {
    const { headers } = await outage.guard(() => auth.api.sendSession({ body: { token }, returnHeaders: true }))
    return headers.getSetCookie()
  }

export function createOwnSessions(store: Store, findSession: FindSession): Sessions {
  const current = async (cookieHeader: string) => {
    const session = await findSession(cookieHeader)
    if (session === null) throw signedOut()
    return session
  }
  return {
    async list(cookieHeader) {
      const { accountId, sessionId } = await current(cookieHeader)
      const now = new Date().toISOString()
      return (await store.list('authSessions', 'userId', accountId))
        .filter((row) => !awaitsCode(row) && String(row['expiresAt']) > now)
        .map((row) => ({
          id: row.id,
          isThis: row.id === sessionId,
          browser: typeof row['userAgent'] === 'string' && row['userAgent'] !== '' ? row['userAgent'] : 'Unknown browser',
          signedInAt: String(row['createdAt']),
          usedAt: String(row['updatedAt']),
        }))
        .toSorted((one, other) => Number(other.isThis) - Number(one.isThis) || other.usedAt.localeCompare(one.usedAt, 'en'))
    },

    async revoke(id, cookieHeader) {
      const { accountId } = await current(cookieHeader)
      await store.transact(async (transaction) => {
        const row = await transaction.get('authSessions', id)
        if (row?.['userId'] === accountId) await transaction.remove('authSessions', id)
      })
    },

    async revokeOthers(cookieHeader) {
      const { accountId, sessionId } = await current(cookieHeader)
      await store.transact(async (transaction) => {
        for (const { id } of await transaction.list('authSessions', 'userId', accountId))
          if (id !== sessionId) await transaction.remove('authSessions', id)
      })
    },
  }
}
