import type { Transaction } from '../../ports/store.ts'
import { endAccess } from '../passwords.ts'

/** For an owner who has lost them. Ends all access; they sign in with the password afterwards. */
export async function removeSecondFactors(transaction: Transaction, accountId: string): Promise<void> {
  await removeAuthenticator(transaction, accountId)
  await removePasskeys(transaction, accountId)
  await endAccess(transaction, accountId)
}

/** Deletes the authenticator app and the recovery codes of an account. Its owner then signs in with the password alone. */
export async function removeAuthenticator(transaction: Transaction, accountId: string): Promise<void> {
  for (const { id } of await transaction.list('authTwoFactors', 'userId', accountId)) await transaction.remove('authTwoFactors', id)
  const user = await transaction.get('authUsers', accountId)
  if (user !== null) await transaction.put('authUsers', { ...user, twoFactorEnabled: false, updatedAt: new Date().toISOString() })
  await noteSecondFactor(transaction, accountId, false)
}

export async function removePasskeys(transaction: Transaction, accountId: string): Promise<void> {
  for (const { id } of await transaction.list('authPasskeys', 'userId', accountId)) await transaction.remove('authPasskeys', id)
}

export async function noteSecondFactor(transaction: Transaction, accountId: string, has: boolean): Promise<void> {
  const profile = await transaction.get('profiles', accountId)
  if (profile === null || (profile.hasSecondFactor === true) === has) return
  const { hasSecondFactor: _, ...rest } = profile
  await transaction.put('profiles', has ? { ...rest, hasSecondFactor: true } : rest)
}
