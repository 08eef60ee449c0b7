import type { Transaction } from '../../ports/store.ts'

/** Revokes all connections of an account, and those that a client is about to make with an approved code. */
export async function endConnections(transaction: Transaction, accountId: string): Promise<void> {
  for (const collection of ['connections', 'authorizations'] as const)
    for (const { id } of await transaction.list(collection, 'accountId', accountId)) await transaction.remove(collection, id)
}
