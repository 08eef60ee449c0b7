import type { Store, Transaction } from '../ports/store.ts'
import { Failure } from '../domain/failure.ts'
import type { AuthRow, Profile } from '../domain/records.ts'
import type { IndexOf } from '../domain/collections/collections.ts'
import type { ProveEmail } from './email/email-proof.ts'
import { noteSecondFactor } from './second-factor/remove-second-factors.ts'
import type { Arrival, Welcome } from './sign-ups/owner-link.ts'

export type AuthCollection = 'authUsers' | 'authSessions' | 'authAccounts' | 'authVerifications' | 'authTwoFactors'

export type ReadRows = {
  get: (collection: AuthCollection, id: string) => Promise<AuthRow | null>
  list: (collection: AuthCollection, field: IndexOf<AuthCollection>, value: string) => Promise<AuthRow[]>
}
export type Rows = ReadRows & {
  put: (collection: AuthCollection, row: AuthRow) => Promise<void>
  remove: (collection: AuthCollection, id: string) => Promise<void>
  welcome: (profile: Profile, arrival: Arrival) => Promise<void>
  /** A sign-in provider has verified the user’s email. */
  proveEmail: (userId: string) => Promise<void>
  noteSecondFactor: (userId: string, has: boolean) => Promise<void>
}
/** How the library accesses rows: a change is durable when it resolves, or part of a larger transaction. */
export type RowAccess = {
  read: ReadRows
  change: <T>(step: (rows: Rows) => Promise<T>) => Promise<T>
}

/** What else happens in the transaction that creates an account or verifies its email. */
export type Consequences = { prove: ProveEmail; welcome: Welcome }

/** Every change is its own transaction. */
export const stepByStep = (store: Store, consequences: Consequences): RowAccess => ({
  read: store,
  change: (step) => store.transact((transaction) => step(rowsOf(transaction, consequences))),
})

/**
 * Collects all changes and writes them in one transaction at the end, or not at all if `work` throws. The library hashes passwords in the
 * middle of its transactions; inside the store's own transaction, each sign-up would block all other writes.
 * Throws CONFLICT if a deleted row is already gone.
 */
export async function allAtOnce<T>(store: Store, consequences: Consequences, work: (access: RowAccess) => Promise<T>): Promise<T> {
  const seen = new Map<string, AuthRow | null>()
  const changes: ((rows: Rows) => Promise<void>)[] = []
  const keyOf = (collection: AuthCollection, id: string) => `${collection}/${id}`
  const rows: Rows = {
    get: async (collection, id) => {
      const own = seen.get(keyOf(collection, id))
      return own === undefined ? store.get(collection, id) : own
    },
    list: async (collection, field, value) => {
      const others = (await store.list(collection, field, value)).filter(({ id }) => !seen.has(keyOf(collection, id)))
      const own = [...seen].flatMap(([key, row]) => (key.startsWith(`${collection}/`) && row?.[field] === value ? [row] : []))
      return [...others, ...own]
    },
    put: async (collection, row) => {
      seen.set(keyOf(collection, row.id), row)
      changes.push((target) => target.put(collection, row))
    },
    remove: async (collection, id) => {
      seen.set(keyOf(collection, id), null)
      changes.push(async (target) => {
        if ((await target.get(collection, id)) === null) throw new Failure('CONFLICT', 'This was already used.')
        await target.remove(collection, id)
      })
    },
    welcome: async (profile, arrival) => {
      changes.push((target) => target.welcome(profile, arrival))
    },
    proveEmail: async (userId) => {
      changes.push((target) => target.proveEmail(userId))
    },
    noteSecondFactor: async (userId, has) => {
      changes.push((target) => target.noteSecondFactor(userId, has))
    },
  }
  const result = await work({ read: rows, change: (step) => step(rows) })
  await store.transact(async (transaction) => {
    for (const change of changes) await change(rowsOf(transaction, consequences))
  })
  return result
}

const rowsOf = (transaction: Transaction, { prove, welcome }: Consequences): Rows => ({
  get: (collection, id) => transaction.get(collection, id),
  list: (collection, field, value) => transaction.list(collection, field, value),
  put: (collection, row) => transaction.put(collection, row),
  remove: (collection, id) => transaction.remove(collection, id),
  welcome: (profile, arrival) => welcome(transaction, profile, arrival),
  proveEmail: (userId) => prove(transaction, userId, 'provider'),
  noteSecondFactor: (userId, has) => noteSecondFactor(transaction, userId, has),
})
