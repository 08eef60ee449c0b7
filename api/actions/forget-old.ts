import { addDays, dayOf } from '../domain/launch-plan.ts'
import type { World } from '../ports/world.ts'

/** How long a code that has expired is still told from one that never was, in milliseconds. */
const pairingKept = 60 * 60 * 1000
/** Pairings removed in one transaction, for which everybody else waits. */
const slice = 200
/** Charts show the last 30. */
const daysKept = 60

/** Removes the pairings whose time is over, approved and declined ones too, and with them where they were asked from. */
export async function forgetPairings({ store, clock }: World): Promise<void> {
  const before = new Date(clock().getTime() - pairingKept).toISOString()
  for (const state of ['waiting', 'approved', 'declined']) {
    const old = (await store.list('pairings', 'state', state)).filter(({ expiresAt }) => expiresAt <= before)
    for (let from = 0; from < old.length; from += slice) {
      await store.transact(async (transaction) => {
        for (const { id } of old.slice(from, from + slice)) await transaction.remove('pairings', id)
      })
    }
  }
}

/** Drops the counts of days that no chart shows any more; sums stay. */
export const forgetCounts = ({ store, clock }: World): Promise<void> => store.dropDailyCounts(addDays(dayOf(clock()), -daysKept))
