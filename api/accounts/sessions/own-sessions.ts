import type { Sessions } from '../../ports/account-security.ts'
import type { Accounts } from '../../ports/accounts.ts'
import type { Outbox } from '../../ports/mail.ts'
import type { Store } from '../../ports/store.ts'
import type { Auth } from '../auth.ts'
import type { RequireSession } from '../confirm-owner.ts'
import type { StoreOutage } from '../store-outage.ts'
import type { Tries } from '../tries.ts'
import { awaitsCode } from './session-rows.ts'
import { locale } from '../../../shared/locale.ts'

export type SendSession = (token: string) => Promise<string[]>

/** What owners change how they sign in with. */
export type OwnerTools = {
  store: Store
  outbox: Pick<Outbox, 'queue' | 'wake'>
  tries: Tries
  requireSession: RequireSession
  confirmOwner: Accounts['confirmOwner']
  sendSession: SendSession
}

export const createSendSession =
  (auth: Auth, outage: StoreOutage): SendSession =>
  async (token) => {
    const { headers } = await outage.guard(() => auth.api.sendSession({ body: { token }, returnHeaders: true }))
    return headers.getSetCookie()
  }

export const createOwnSessions = (store: Store, requireSession: RequireSession): Sessions => ({
  async list(cookieHeader) {
    const { accountId, sessionId } = await requireSession(cookieHeader)
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
      .toSorted((one, other) => Number(other.isThis) - Number(one.isThis) || other.usedAt.localeCompare(one.usedAt, locale))
  },

  async revoke(id, cookieHeader) {
    const { accountId } = await requireSession(cookieHeader)
    await store.transact(async (transaction) => {
      const row = await transaction.get('authSessions', id)
      if (row?.['userId'] === accountId) await transaction.remove('authSessions', id)
    })
  },

  async revokeOthers(cookieHeader) {
    const { accountId, sessionId } = await requireSession(cookieHeader)
    await store.transact(async (transaction) => {
      for (const { id } of await transaction.list('authSessions', 'userId', accountId))
        if (id !== sessionId) await transaction.remove('authSessions', id)
    })
  },
})
