import { setTimeout } from 'node:timers/promises'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { recountAccount } from './recount-account.ts'

const marker = 'accounts to recount'
/** Votes and comments changed per transaction, so that other writers get their turn: some tens of milliseconds on PostgreSQL. */
const batch = 200

type RecountWorld = Pick<World, 'store' | 'clock' | 'random'>

/**
 * Marks an account whose votes and comments have to be weighed again, in the transaction that changes its profile. The weights follow from the
 * profile alone, so the work can be done in parts, twice, or after a crash. Call `recountMarked` afterwards.
 */
export async function markForRecount(transaction: Transaction, accountId: string): Promise<void> {
  const marked = new Set(await listMarked(transaction))
  if (!marked.has(accountId)) await put(transaction, [...marked, accountId])
}

/** Weighs the votes and comments of all marked accounts. The scheduler continues what a crash has interrupted. */
export async function recountMarked(world: RecountWorld): Promise<void> {
  for (const id of await listMarked(world.store)) while (!(await recountSome(world, id)));
}

/** Milliseconds that an answer waits. Thousands of votes take longer on a busy machine. */
const patience = 2000

/** Like recountMarked, but after a while it continues in the background. The command line (null) waits for all of it. */
export async function recountSoon(world: RecountWorld, by: { id: string } | null): Promise<void> {
  const work = recountMarked(world)
  if (by === null) return work
  work.catch(() => undefined) // the scheduler tries again
  await Promise.race([work, setTimeout(patience, undefined, { ref: false })])
}

/** Returns whether the account is done. */
const recountSome = (world: RecountWorld, id: string): Promise<boolean> =>
  world.store.transact(async (transaction) => {
    const marked = await listMarked(transaction)
    if (!marked.includes(id)) return true
    if (!(await recountAccount(world, transaction, id, batch))) return false
    await put(
      transaction,
      marked.filter((other) => other !== id),
    )
    return true
  })

async function listMarked(finders: Pick<Transaction, 'get'>): Promise<string[]> {
  const value = (await finders.get('settings', marker))?.value
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
}

const put = (transaction: Transaction, ids: string[]): Promise<void> =>
  ids.length === 0 ? transaction.remove('settings', marker) : transaction.put('settings', { id: marker, value: ids })
