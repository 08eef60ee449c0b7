import { addDays, dayOf } from '../../domain/launch/launch-plan.ts'
import type { World } from '../../ports/world.ts'
import { removeAll } from './remove-all.ts'

const daysKept = 90
/** How many notices a person has at most, once a day. */
export const maxKept = 500
/** Notices are looked up by day. A service that was stopped for longer than this leaves some behind. */
const daysLookedBack = 400

/** Deletes old notices, and the oldest ones of people who have too many. */
export async function forgetNotices({ store, clock }: Pick<World, 'store' | 'clock'>): Promise<void> {
  const today = dayOf(clock())
  for (let back = daysKept + 1; back <= daysLookedBack; back += 1)
    await removeAll(store, 'notices', await store.list('notices', 'day', addDays(today, -back)))
  const recent = await Promise.all([0, 1].map((back) => store.list('notices', 'day', addDays(today, -back))))
  for (const accountId of new Set(recent.flat().map((notice) => notice.accountId))) {
    if ((await store.countBy('notices', 'accountId', accountId)) <= maxKept) continue
    // Oldest first: ids begin with the time.
    await removeAll(store, 'notices', (await store.list('notices', 'accountId', accountId)).slice(0, -maxKept))
  }
}
