import { addDays, dayOf } from '../../domain/launch/launch-plan.ts'
import { daysFlagKept } from '../../domain/moderation/flags.ts'
import type { Flag } from '../../domain/moderation/records.ts'
import type { World } from '../../ports/world.ts'
import { removeAll } from './remove-all.ts'

/** Undos are looked up by day. A service that was stopped for longer than this leaves some behind. */
const daysLookedBack = 400

/** Deletes what would have undone decisions, once it’s too late to undo them. */
export async function forgetUndos({ store, clock }: World): Promise<void> {
  const today = dayOf(clock())
  for (let back = 1; back <= daysLookedBack; back += 1)
    await removeAll(store, 'undos', await store.list('undos', 'day', addDays(today, -back)))
}

/** Deletes reports that were settled long ago, and open ones whose launch or comment is gone. */
export async function forgetFlags({ store, clock }: World): Promise<void> {
  const before = addDays(dayOf(clock()), -daysFlagKept)
  await removeAll(
    store,
    'flags',
    (await store.list('flags', 'state', 'resolved')).filter(({ at }) => at < before),
  )
  const isGone = async ({ subject, subjectId }: Flag) =>
    (await store.get(subject === 'launch' ? 'launches' : 'comments', subjectId)) === null
  for (const flag of await store.list('flags', 'state', 'open')) if (await isGone(flag)) await removeAll(store, 'flags', [flag])
}
