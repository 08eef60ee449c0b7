import type { Transaction } from '../ports/store.ts'
import { endAccess } from './passwords.ts'

/**
 * Whoever controls an email owns its account. Until its first proof, anyone may have created the account and prepared ways into it, so the
 * proof removes them: sessions, connections, and every sign-in except the one that proved the email. A link that was sent to the email
 * removes them each time.
 */
export async function proveEmail(transaction: Transaction, userId: string, by: 'link' | 'provider'): Promise<void> {
  const user = await transaction.get('authUsers', userId)
  if (user === null) return
  if (by === 'link' || user['emailVerified'] !== true) {
    for (const { id, providerId } of await transaction.list('authAccounts', 'userId', userId))
      // An unproven account has at most one provider’s sign-in, as linking a second one needs a proof.
      if (by === 'link' || providerId === 'credential') await transaction.remove('authAccounts', id)
    await endAccess(transaction, userId)
  }
  await transaction.put('authUsers', { ...user, emailVerified: true, updatedAt: new Date().toISOString() })
  const profile = await transaction.get('profiles', userId)
  if (profile !== null) await transaction.put('profiles', { ...profile, emailProven: true })
}
