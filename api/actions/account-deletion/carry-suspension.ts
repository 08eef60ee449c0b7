import { isBarExpired } from '../../domain/account-deletion/account-deletion.ts'
import { mailboxOf } from '../../domain/votes/mailbox.ts'
import { endConnections } from '../connections/find-connection.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

/** If its owner signs up again; connections made meanwhile end. In the transaction that verifies the email, so nobody else learns of it. */
export async function carrySuspension(
  { clock, hashEmail }: Pick<World, 'clock' | 'hashEmail'>,
  transaction: Transaction,
  accountId: string,
): Promise<void> {
  const profile = await transaction.get('profiles', accountId)
  if (profile === null || profile.suspension !== undefined) return
  // Accounts deleted by older versions have the hash of the email as it was entered.
  const hashes = [...new Set([mailboxOf(profile.email), profile.email])].map(hashEmail)
  const erasures = await Promise.all(hashes.map((hash) => transaction.list('erasures', 'emailHash', hash)))
  const suspension = erasures.flat().find((erasure) => !isBarExpired(erasure, clock()))?.suspension ?? null
  if (suspension === null) return
  await transaction.put('profiles', { ...profile, suspension })
  await endConnections(transaction, accountId)
}
