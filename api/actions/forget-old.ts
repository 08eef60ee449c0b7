import { addDays, dayOf } from '../domain/launch/launch-plan.ts'
import { failedMailKept } from '../domain/outgoing-mail.ts'
import type { Pairing } from '../domain/records.ts'
import type { Collection } from '../domain/collections/collections.ts'
import type { Store } from '../ports/store.ts'
import type { World } from '../ports/world.ts'
import { hourMs } from '../../shared/durations.ts'

/** How long an expired code can still be told from an unknown one, in milliseconds. */
const pairingKept = hourMs
/** How long a session may last if we never see it end, in milliseconds. */
const refusalKept = 90 * 24 * pairingKept
/** Records removed per transaction, so that other writers don't wait long. */
const batchSize = 200
/** The charts show 30. */
const daysKept = 60

/** Deletes expired pairings, approved and declined ones too, along with the IPs stored in them. */
export async function forgetPairings({ store, clock }: Pick<World, 'store' | 'clock'>): Promise<void> {
  const now = clock().getTime()
  const before = new Date(now - pairingKept).toISOString()
  const longBefore = new Date(now - refusalKept).toISOString()
  for (const state of ['waiting', 'approved', 'declined']) {
    const old = (await store.list('pairings', 'state', state)).filter(({ expiresAt }) => expiresAt <= before)
    const isKept = (pairing: Pairing) => isRefusal(pairing) && pairing.expiresAt > longBefore
    await removeAll(
      store,
      'pairings',
      old.filter((pairing) => !isKept(pairing)),
    )
    await blankAll(
      store,
      old.filter((pairing) => isKept(pairing) && pairing.ip !== ''),
    )
  }
}

/** A session’s declined request. It’s kept for as long as the session may last, so that the user isn’t asked again. */
const isRefusal = ({ state, sessionId, forOneCall }: Pairing): boolean => state === 'declined' && sessionId !== null && forOneCall !== true

/** Keeps only the fact that a request was declined. */
async function blankAll(store: Pick<Store, 'transact'>, refusals: readonly Pairing[]): Promise<void> {
  for (const { id } of refusals)
    await store.transact(async ({ get, put }) => {
      const pairing = await get('pairings', id)
      if (pairing !== null) await put('pairings', { ...pairing, client: '', ip: '' })
    })
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
