import { randomUUID } from 'node:crypto'
import type { Finders, Store, Transaction } from '../ports/store.ts'
import type { AuthRow } from '../domain/records.ts'
import { cancelEmailChange } from './email/change-email.ts'
import { noPassword, wrongPassword } from './failures.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { endSessions, openSession } from './sessions/session-rows.ts'

/** The stored hash of an account's password; null if it only signs in with GitHub or Google. */
export async function findPassword(finders: Pick<Finders, 'list'>, userId: string): Promise<string | null> {
  const password = (await findCredential(finders, userId))?.['password']
  return typeof password === 'string' ? password : null
}

/** Revokes all access and returns the token of a new session for this browser. Throws BAD_REQUEST for a wrong current password. */
export async function changePassword(
  store: Store,
  userId: string,
  { current, password }: { current: string; password: string },
  browser: string,
): Promise<string> {
  const old = await findPassword(store, userId)
  if (old === null) throw noPassword()
  if (!(await verifyPassword({ hash: old, password: current }))) throw wrongPassword()
  const hash = await hashPassword(password)
  return store.transact(async (transaction) => {
    // Another change may have finished during the hashing.
    if ((await findPassword(transaction, userId)) !== old) throw wrongPassword()
    await replacePassword(transaction, userId, hash)
    return openSession(transaction, userId, browser)
  })
}

/** Stores a new password and revokes all access in the same transaction. */
export async function replacePassword(transaction: Transaction, userId: string, password: string): Promise<void> {
  const updatedAt = new Date().toISOString()
  const fresh = { id: randomUUID(), userId, accountId: userId, providerId: 'credential', createdAt: updatedAt }
  await transaction.put('authAccounts', { ...((await findCredential(transaction, userId)) ?? fresh), password, updatedAt })
  await endAccess(transaction, userId)
}

/** Deletes all sessions, connections and approved requests of an account; approvals in progress fail, and so does a change of email that somebody has begun. */
export async function endAccess(transaction: Transaction, userId: string): Promise<void> {
  const profile = await transaction.get('profiles', userId)
  if (profile !== null) await transaction.put('profiles', { ...profile, accessEndedAt: new Date().toISOString() })
  await endSessions(transaction, userId)
  for (const collection of ['connections', 'authorizations'] as const)
    for (const { id } of await transaction.list(collection, 'accountId', userId)) await transaction.remove(collection, id)
  await cancelEmailChange(transaction, userId)
}

async function findCredential(finders: Pick<Finders, 'list'>, userId: string): Promise<AuthRow | null> {
  const rows = await finders.list('authAccounts', 'userId', userId)
  return rows.find(({ providerId }) => providerId === 'credential') ?? null
}
