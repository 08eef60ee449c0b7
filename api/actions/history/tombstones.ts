import { weekKey, isLive, type Launch } from '../../domain/launch/launch.ts'
import type { Tombstone } from '../../domain/moderation/records.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

/**
 * Notes that a live launch leaves the catalog, in the transaction that unpublishes or deletes it and before that. From then on the page of its slug
 * and aliases answers 410, and the place it used in its week stays taken. Does nothing for a launch that isn't live.
 */
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
