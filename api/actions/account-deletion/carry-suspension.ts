import { isBarExpired } from '../../domain/account-deletion/account-deletion.ts'
import { endConnections } from '../connections/end-connections.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

/**
 * A suspended account that was deleted stays suspended if its owner signs up again, and loses the connections that it has made meanwhile. Runs in
 * the transaction that verifies the email, so that nobody else can find out.
 */
export async function carrySuspension(
  { clock, hashEmail }: Pick<World, 'clock' | 'hashEmail'>,
  transaction: Transaction,
  accountId: string,
): Promise<void> {
  const profile = await transaction.get('profiles', accountId)
  if (profile === null || profile.suspension !== undefined) return
  const erasures = await transaction.list('erasures', 'emailHash', hashEmail(profile.email))
  const suspension = erasures.find((erasure) => !isBarExpired(erasure, clock()))?.suspension ?? null
  if (suspension === null) return
  await transaction.put('profiles', { ...profile, suspension })
  await endConnections(transaction, accountId)
}
