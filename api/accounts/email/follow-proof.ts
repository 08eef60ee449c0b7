import type { Store, Transaction } from '../../ports/store.ts'

/** What the service does each time an email is verified. */
export type ProofConsequences = {
  /** In the transaction that verifies it. */
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
