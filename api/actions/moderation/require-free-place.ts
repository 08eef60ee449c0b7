import { findDuplicate, urlKey } from '../../domain/launch/duplicates.ts'
import { Failure } from '../../domain/failure.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

/** Somebody else may have taken the place that a rejected launch gave up, or one that was approved for another week. */
export async function requireRoom(
  { weekCapacity }: Pick<World, 'weekCapacity'>,
  transaction: Transaction,
  now: Launch | null,
  { week }: Launch,
): Promise<void> {
  if (week === null || (now?.week?.year === week.year && now.week.week === week.week)) return
  if ((await transaction.countReservations(week.year, week.week)) >= weekCapacity)
    throw new Failure('CONFLICT', 'This can’t be undone: the launch’s week is full now.')
}

/** Somebody else may have submitted the product that a rejected or unpublished launch gave up. */
export async function requireFreeUrl(transaction: Transaction, now: Launch | null, { id, url, status }: Launch): Promise<void> {
  if (now?.status === status || status === 'draft' || status === 'rejected') return
  const others = (await transaction.findLaunchesByUrl(urlKey(url))).filter((launch) => launch.id !== id)
  if (findDuplicate({ urls: [url], name: null }, others) !== null)
    throw new Failure('CONFLICT', 'This can’t be undone: another launch has the URL now.')
}
