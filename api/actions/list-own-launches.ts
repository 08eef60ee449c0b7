import { toOwnLaunch } from '../domain/own-launch.ts'
import type { Action } from './action.ts'
import { requireAccount } from './launch-access.ts'

/** Interface section 4.6, newest first. */
export const listOwnLaunches: Action<'listOwnLaunches'> = async (world, _, caller) => {
  const { store, siteUrl } = world
  const account = await requireAccount(world, caller)
  const launches = await store.list('launches', 'ownerId', account.id)
  const newest = launches.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  return { items: await Promise.all(newest.map(async (launch) => toOwnLaunch(launch, await store.readCounts(launch.id), siteUrl))) }
}
