import type { Launch } from '../../domain/launch/launch.ts'
import { toOwnLaunch } from '../../domain/launch/own-launch.ts'
import type { Profile } from '../../domain/records.ts'
import { defineBearerEndpoint } from '../define-endpoint.ts'
import type { Counts } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

/** Interface section 4.6, newest first. */
export const listOwnLaunches = defineBearerEndpoint('listOwnLaunches', async (world, _, account) => {
  const own = await listOwn(world, account)
  return { items: own.map(({ launch, counts }) => toOwnLaunch(launch, counts, world.siteUrl)) }
})

/** All launches of an account, newest first, with their private counters. */
export async function listOwn({ store }: World, account: Profile): Promise<{ launch: Launch; counts: Counts }[]> {
  const launches = await store.list('launches', 'ownerId', account.id)
  const newest = launches.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  return Promise.all(newest.map(async (launch) => ({ launch, counts: await store.readCounts(launch.id) })))
}
