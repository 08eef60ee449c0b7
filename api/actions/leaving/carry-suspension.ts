import { isBarOver } from '../../domain/leaving/deletion.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

/**
 * A suspended account that was deleted stays suspended if its owner signs up again. Runs in the transaction that verifies the email, so that
 * nobody else can find out.
 */
export async function carrySuspension(
  { clock, hashEmail }: Pick<World, 'clock' | 'hashEmail'>,
  transaction: Transaction,
  accountId: string,
): Promise<void> {
  const profile = await transaction.get('profiles', accountId)
  if (profile === null || profile.suspension !== undefined) return
  for (const erasure of await transaction.list('erasures', 'emailHash', hashEmail(profile.email)))
    if (erasure.suspension !== null && !isBarOver(erasure, clock()))
      return transaction.put('profiles', { ...profile, suspension: erasure.suspension })
}
