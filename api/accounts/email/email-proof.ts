import { Failure } from '../../domain/failure.ts'
import type { Transaction, Store } from '../../ports/store.ts'
import { endAccess } from '../passwords.ts'
import { isMailboxTaken } from './mailbox-holder.ts'
import { removeAuthenticator, removePasskeys } from '../second-factor/remove-second-factors.ts'

/** How the email was verified: by a reset link, by the sign-in provider, or by a verification link in a session of the account. */
export type ProofWay = 'reset' | 'provider' | 'session'
export type ProveEmail = (transaction: Transaction, userId: string, by: ProofWay) => Promise<void>

/**
 * Whoever controls an email owns its account. Before the email is verified, anyone may have created the account and set up ways to sign in, so
 * verifying it removes them: sessions, connections, passkeys, second factors, and every sign-in except the one that verified the email. A reset
 * link removes them each time, except for a second factor that was set up after the email was verified.
 *
 * A verification link removes nothing, because by itself it verifies nothing: it is only accepted in a session of that account, and whoever has
 * both the mailbox and a session is the one who created the account. Somebody who finds such a link in their mailbox without having created the
 * account can’t be tricked into verifying a stranger’s account, whose password the stranger knows: they have no session, and don’t know the
 * password to begin one. The page offers them a reset link, which makes the account theirs alone. And a stranger who uses their address has the
 * session but never gets the link.
 *
 * Throws CONFLICT if another account has verified the same mailbox, unless this one had before they counted as the same. `onProven` runs in the same transaction, each time the email is verified.
 */
export const createProveEmail =
  (onProven: (transaction: Transaction, accountId: string) => Promise<unknown>): ProveEmail =>
  async (transaction, userId, by) => {
    const user = await transaction.get('authUsers', userId)
    if (user === null) return
    if (by === 'reset' || (by === 'provider' && user['emailVerified'] !== true)) {
      for (const { id, providerId } of await transaction.list('authAccounts', 'userId', userId))
        // An unverified account has at most one provider’s sign-in, as linking another one needs a verified email.
        if (by === 'reset' || providerId === 'credential') await transaction.remove('authAccounts', id)
      await removePasskeys(transaction, userId)
      // An owner’s own second factor also protects the account from whoever can read their email.
      if (user['emailVerified'] !== true || user['twoFactorEnabled'] !== true) await removeAuthenticator(transaction, userId)
      await endAccess(transaction, userId)
    }
    const left = (await transaction.get('authUsers', userId)) ?? user
    await transaction.put('authUsers', { ...left, emailVerified: true, updatedAt: new Date().toISOString() })
    const profile = await transaction.get('profiles', userId)
    if (profile !== null && profile.emailProven !== true && (await isMailboxTaken(transaction, profile)))
      throw new Failure('CONFLICT', 'Another account uses this mailbox. Sign in to that account instead.')
    if (profile !== null) await transaction.put('profiles', { ...profile, emailProven: true })
    await onProven(transaction, userId)
  }

export type ProofConsequences = {
  inTransaction: (transaction: Transaction, accountId: string) => Promise<unknown>
  /** Once that is durable: whatever looks for the changes any sooner may not find them. */
  afterwards: () => void
}

/** The store for transactions that may verify an email, and what they call when they do. */
export function followProof(store: Store, { inTransaction, afterwards }: ProofConsequences) {
  const proving = new WeakSet<Transaction>()
  const transact: Store['transact'] = async (work) => {
    let latest: Transaction | undefined
    const result = await store.transact((transaction) => {
      latest = transaction
      return work(transaction)
    })
    if (latest !== undefined && proving.has(latest)) afterwards()
    return result
  }
  const onProven = async (transaction: Transaction, accountId: string) => {
    await inTransaction(transaction, accountId)
    proving.add(transaction)
  }
  return { store: { ...store, transact }, onProven }
}
