import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { AuthRow } from '../../domain/records.ts'
import type { Transaction, Store } from '../../ports/store.ts'
import { minuteMs } from '../../../shared/durations.ts'
import { locale } from '../../../shared/locale.ts'
import type { Sessions, Accounts } from '../../ports/accounts.ts'
import type { Outbox } from '../../ports/mail.ts'
import type { Auth } from '../auth.ts'
import type { RequireSession } from '../confirm-owner.ts'
import type { StoreOutage } from '../failures.ts'
import type { Tries } from '../tries.ts'

/** How long a session lasts after its last use, and how often that use is stored. In seconds. */
export const sessionTimes = { expiresIn: 30 * 24 * 3600, updateAge: 24 * 3600 }
/** How long somebody has to enter the code of their second factor, in milliseconds. */
const codeTime = 10 * minuteMs
const sessionsPerAccount = 20
/** Separate, so that somebody who only knows the password can’t push out the owner’s sessions. */
const awaitingPerAccount = 3

type SessionRows = {
  list: (collection: 'authSessions', field: 'userId', value: string) => Promise<AuthRow[]>
  remove: (collection: 'authSessions', id: string) => Promise<void>
}

/** Whether a session still awaits the code of the second factor. Until then, it gives no access. */
export const awaitsCode = (session: { awaitsCode?: unknown } | AuthRow | null): boolean => session?.['awaitsCode'] === true

/** A session as it’s stored when somebody has signed in with a password or a provider. */
export const toNewSession = (row: AuthRow, user: AuthRow | null): AuthRow =>
  user?.['twoFactorEnabled'] === true ? { ...row, awaitsCode: true, expiresAt: new Date(Date.now() + codeTime).toISOString() } : row

/** Makes room for a new session: deletes the account’s expired sessions, and the least recently used ones beyond the limit. */
export async function pruneSessions(rows: SessionRows, userId: string): Promise<void> {
  const now = new Date().toISOString()
  const all = await rows.list('authSessions', 'userId', userId)
  const alive = all
    .filter(({ expiresAt }) => String(expiresAt) >= now)
    .toSorted((one, other) => String(other['updatedAt']).localeCompare(String(one['updatedAt']), locale))
  const kept = new Set([
    ...alive.filter((row) => !awaitsCode(row)).slice(0, sessionsPerAccount - 1),
    ...alive.filter((row) => awaitsCode(row)).slice(0, awaitingPerAccount - 1),
  ])
  for (const row of all) if (!kept.has(row)) await rows.remove('authSessions', row.id)
}

/** Opens a session for somebody who has completed the sign-in, and returns its token, which isn’t stored itself. */
export async function openSession(transaction: Transaction, userId: string, browser: string): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await pruneSessions(transaction, userId)
  const now = new Date()
  await transaction.put('authSessions', {
    id: randomUUID(),
    token: hashToken(token),
    userId,
    userAgent: browser,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + sessionTimes.expiresIn * 1000).toISOString(),
  })
  return token
}

/** Ends every session of an account, those that await a code included. */
export async function endSessions(transaction: Transaction, userId: string): Promise<void> {
  for (const { id } of await transaction.list('authSessions', 'userId', userId)) await transaction.remove('authSessions', id)
}

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

type SendSession = (token: string) => Promise<string[]>

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
