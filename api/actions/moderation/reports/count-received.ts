import type { Flag } from '../../../domain/moderation/records.ts'
import type { Finders, Transaction } from '../../../ports/store.ts'

const idOf = (month: string) => `reports-received-${month}`

/** Counts a report for the public summary, which must not change when the report itself is deleted. */
export async function countReceived(transaction: Transaction, { at }: Pick<Flag, 'at'>): Promise<void> {
  const id = idOf(at.slice(0, 7))
  await transaction.put('settings', { id, value: (await readReceived(transaction, at.slice(0, 7))) + 1 })
}

/** How many reports were made in a month (YYYY-MM). */
export const readReceived = async (finders: Pick<Finders, 'get'>, month: string): Promise<number> =>
  Number((await finders.get('settings', idOf(month)))?.value ?? 0)
