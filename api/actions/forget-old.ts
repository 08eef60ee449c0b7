import { addDays, dayOf } from '../domain/launch-plan.ts'
import { failedMailKept } from '../domain/outgoing-mail.ts'
import type { Collection } from '../domain/records.ts'
import type { Store } from '../ports/store.ts'
import type { World } from '../ports/world.ts'

/** How long an expired code can still be told from an unknown one, in milliseconds. */
const pairingKept = 60 * 60 * 1000
/** Records removed per transaction, so that other writers don't wait long. */
const batchSize = 200
/** The charts show 30. */
const daysKept = 60

/** Deletes expired pairings, approved and declined ones too, along with the IPs stored in them. */
export async function forgetPairings({ store, clock }: World): Promise<void> {
  const before = new Date(clock().getTime() - pairingKept).toISOString()
  for (const state of ['waiting', 'approved', 'declined']) {
    const old = (await store.list('pairings', 'state', state)).filter(({ expiresAt }) => expiresAt <= before)
    await removeAll(store, 'pairings', old)
  }
}

/** Deletes failed emails that moderators have had time to see, along with their recipients. */
export async function forgetFailedMails({ store, clock }: World): Promise<void> {
  const before = new Date(clock().getTime() - failedMailKept).toISOString()
  const old = (await store.list('mails', 'state', 'failed')).filter(({ dueAt }) => dueAt <= before)
  await removeAll(store, 'mails', old)
}

/** Deletes records a batch at a time. */
export async function removeAll(store: Pick<Store, 'transact'>, collection: Collection, old: readonly { id: string }[]): Promise<void> {
  for (let from = 0; from < old.length; from += batchSize) {
    await store.transact(async (transaction) => {
      for (const { id } of old.slice(from, from + batchSize)) await transaction.remove(collection, id)
    })
  }
}

/** Deletes daily counts that no chart shows any more; totals stay. */
export const forgetCounts = ({ store, clock }: World): Promise<void> => store.dropDailyCounts(addDays(dayOf(clock()), -daysKept))
