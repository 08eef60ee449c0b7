import type { Transaction } from '../ports/store.ts'
import { endAccess } from './passwords.ts'

/**
 * Whoever controls an email owns its account. Before the email is verified, anyone may have created the account and set up ways to sign in, so
 * verifying removes them: sessions, connections, and every sign-in except the one that verified the email. A link sent to the email removes
 * them each time.
 */
export async function proveEmail(transaction: Transaction, userId: string, by: 'link' | 'provider'): Promise<void> {
  const user = await transaction.get('authUsers', userId)
  if (user === null) return
  if (by === 'link' || user['emailVerified'] !== true) {
    for (const { id, providerId } of await transaction.list('authAccounts', 'userId', userId))
      // An unverified account has at most one provider’s sign-in, as linking another one needs a verified email.
      if (by === 'link' || providerId === 'credential') await transaction.remove('authAccounts', id)
    await endAccess(transaction, userId)
  }
  await transaction.put('authUsers', { ...user, emailVerified: true, updatedAt: new Date().toISOString() })
  const profile = await transaction.get('profiles', userId)
  if (profile !== null) await transaction.put('profiles', { ...profile, emailProven: true })
}
