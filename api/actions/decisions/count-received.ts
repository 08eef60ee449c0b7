import type { Finders, Transaction } from '../../ports/store.ts'

type Received = 'reports' | 'appeals' | 'appeals-granted'

const idOf = (what: Received, month: string) => (what === 'reports' ? `reports-received-${month}` : `${what}-${month}`)

/** Counts a report, an appeal, or one that was granted, for the public figures: they must not change when the record itself is deleted. `at` is when. */
export async function countReceived(transaction: Transaction, what: Received, at: string): Promise<void> {
  const month = at.slice(0, 7)
  await transaction.put('settings', { id: idOf(what, month), value: (await readOne(transaction, what, month)) + 1 })
}

const readOne = async (finders: Pick<Finders, 'get'>, what: Received, month: string): Promise<number> =>
  Number((await finders.get('settings', idOf(what, month)))?.value ?? 0)

/** How many of each there were in a month (YYYY-MM). */
export const readReceived = async (finders: Pick<Finders, 'get'>, month: string) => ({
  reports: await readOne(finders, 'reports', month),
  appeals: await readOne(finders, 'appeals', month),
  granted: await readOne(finders, 'appeals-granted', month),
})
