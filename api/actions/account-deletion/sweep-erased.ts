import { isBarExpired } from '../../domain/account-deletion/account-deletion.ts'
import type { Erasure } from '../../domain/account-deletion/erasure.ts'
import type { Collection } from '../../domain/collections/collections.ts'
import type { World } from '../../ports/world.ts'
import { alwaysPurged } from './eraser.ts'

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
