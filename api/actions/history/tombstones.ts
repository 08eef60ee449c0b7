import { weekKey, isLive, type Launch } from '../../domain/launch/launch.ts'
import type { Tombstone } from '../../domain/moderation/records.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

/** Before it leaves, in the same transaction: its slug and aliases answer 410 from then on, and its place in the week stays taken. */
export async function leaveTombstones(
  { clock }: Pick<World, 'clock'>,
  transaction: Pick<Transaction, 'put'>,
  launch: Launch,
  by: Tombstone['by'],
): Promise<void> {
  if (!isLive(launch)) return
  const at = clock().toISOString()
  const { slug, aliases, week } = launch
  await transaction.put('tombstones', { id: slug, by, at, week: week && weekKey(week.year, week.week) })
  for (const id of new Set(aliases)) if (id !== slug) await transaction.put('tombstones', { id, by, at, week: null })
}

/** What was live under a slug or alias that leads to nothing now; null if nothing ever was. */
export const findTombstone = ({ store }: Pick<World, 'store'>, slug: string): Promise<Tombstone | null> => store.get('tombstones', slug)
