import type { Finders, Transaction } from '../../ports/store.ts'
import { removeLinks } from './email-links.ts'
import { hourMs } from '../../../shared/durations.ts'

const lifetime = 48 * hourMs

/** The new email that somebody in a session of the account asked for; null if there is none. It isn’t verified. */
export async function findPendingEmail(finders: Pick<Finders, 'get'>, accountId: string): Promise<string | null> {
  const row = await finders.get('authVerifications', idOf(accountId))
  return row === null || String(row['expiresAt']) <= new Date().toISOString() ? null : String(row['email'])
}

/** Replaces an earlier one, whose links stop working. */
export async function putPendingEmail(transaction: Transaction, accountId: string, email: string): Promise<void> {
  await removeLinks(transaction, accountId, ['change-email'])
  const now = Date.now()
  const createdAt = new Date(now).toISOString()
  const expiresAt = new Date(now + lifetime).toISOString()
  const row = { id: idOf(accountId), identifier: 'pending-email', value: accountId, email, createdAt, updatedAt: createdAt, expiresAt }
  await transaction.put('authVerifications', row)
}

export async function cancelEmailChange(transaction: Transaction, accountId: string): Promise<void> {
  await removeLinks(transaction, accountId, ['change-email'])
  if ((await transaction.get('authVerifications', idOf(accountId))) !== null) await transaction.remove('authVerifications', idOf(accountId))
}

const idOf = (accountId: string) => `pending-email:${accountId}`
