import { mentions, withoutEmail, isBarExpired } from '../../domain/account-deletion/account-deletion.ts'
import {
  collectionNames,
  definitionOf,
  erasedWith,
  type Collection,
  type IndexOf,
  type Records,
} from '../../domain/collections/collections.ts'
import type { Finders, Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import type { Erasure } from '../../domain/account-deletion/erasure.ts'

/** Collections that always contain the email of an account, or copies of its records. */
export const alwaysPurged: readonly Collection[] = collectionNames.filter((collection) => definitionOf(collection).holdsEmail)

export type DeletedAccount = { id: string; email: string }

/** Records changed per transaction, so that other writers don’t wait long. */
const batchSize = 50

type ErasingWorld = Pick<World, 'store'>

/** Changes the records of an account a few at a time. Each is read again, and left out if it’s gone. */
export async function inBatches<C extends Collection>(
  { store }: ErasingWorld,
  collection: C,
  found: readonly Pick<Records[C], 'id'>[],
  change: (transaction: Transaction, record: Records[C]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < found.length; from += batchSize) {
    await store.transact(async (transaction) => {
      for (const { id } of found.slice(from, from + batchSize)) {
        const record = await transaction.get(collection, id)
        if (record !== null) await change(transaction, record)
      }
    })
  }
}

/** Deletes a record with everything that goes with it, and notes if the email was in it. */
export async function erase<C extends Collection>(transaction: Transaction, account: DeletedAccount, collection: C, record: Records[C]) {
  for (const rule of erasedWith(collection))
    for (const part of await findErased(transaction, rule, record.id)) await erase(transaction, account, rule.collection, part)
  await noteEmail(transaction, account, collection, record)
  await transaction.remove(collection, record.id)
}

/** The records that go with an owner, by its id. */
export async function findErased(
  { get, list }: Pick<Finders, 'get' | 'list'>,
  { collection, by }: Pick<ReturnType<typeof erasedWith>[number], 'collection' | 'by'>,
  id: string,
): Promise<Records[Collection][]> {
  if (by !== 'id') return list(collection, by as IndexOf<Collection>, id)
  const record = await get(collection, id)
  return record === null ? [] : [record]
}

/** Replaces a record with the part that is kept, without the email. */
export async function anonymizeRecord<C extends Collection>(
  transaction: Transaction,
  account: DeletedAccount,
  collection: C,
  record: Records[C],
  changes: Partial<Records[C]> = {},
): Promise<void> {
  const left = withoutEmail({ ...record, ...changes }, account.email)
  if (JSON.stringify(left) === JSON.stringify(record)) return
  await noteEmail(transaction, account, collection, record)
  await transaction.put(collection, left)
}

/** The files of a collection whose records contained the email are rewritten at the end. */
async function noteEmail(transaction: Transaction, { id, email }: DeletedAccount, collection: Collection, record: unknown): Promise<void> {
  if (alwaysPurged.includes(collection) || !mentions(record, email)) return
  const erasure = await transaction.get('erasures', id)
  if (erasure === null || erasure.foundIn.includes(collection)) return
  await transaction.put('erasures', { ...erasure, foundIn: [...erasure.foundIn, collection] })
}

type SweepingWorld = Pick<World, 'store' | 'clock'>

/** Once the email about it has been sent or given up. Then nothing is kept of the account, except while it was suspended. */
export async function sweepErased(world: SweepingWorld): Promise<void> {
  const { store, clock } = world
  const ready: Erasure[] = []
  for (const erasure of await store.list('erasures', 'state', 'sweeping')) if (await hasMailLeft(world, erasure)) ready.push(erasure)
  if (ready.length > 0) {
    await store.purge([...new Set([...alwaysPurged, ...ready.flatMap(({ foundIn }) => foundIn as Collection[])])])
    for (const { id } of ready) await settle(world, id)
  }
  for (const erasure of await store.list('erasures', 'state', 'barred')) if (isBarExpired(erasure, clock())) await settle(world, erasure.id)
}

/** An email that failed is deleted: nobody could do anything about it. */
async function hasMailLeft({ store }: SweepingWorld, { mailId }: Erasure): Promise<boolean> {
  const mail = mailId && (await store.get('mails', mailId))
  if (!mail) return true
  if (mail.state === 'waiting') return false
  await store.transact((transaction) => transaction.remove('mails', mail.id))
  return true
}

const settle = ({ store, clock }: SweepingWorld, id: string): Promise<void> =>
  store.transact(async (transaction) => {
    const erasure = await transaction.get('erasures', id)
    if (erasure === null) return
    if (isBarExpired(erasure, clock())) await transaction.remove('erasures', id)
    else await transaction.put('erasures', { ...erasure, state: 'barred', foundIn: [], mailId: null })
  })
