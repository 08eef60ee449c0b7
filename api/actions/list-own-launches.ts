import { Failure } from '../domain/failure.ts'
import { toOwnLaunch } from '../domain/own-launch.ts'
import type { Action } from './action.ts'

/** Interface section 4.6, newest first. */
export const listOwnLaunches: Action<'listOwnLaunches'> = async ({ store, siteUrl }, _, { connection }) => {
  if (connection === null) throw new Failure('UNAUTHORIZED', 'This needs a connection.')
  const launches = await store.list('launches', 'ownerId', connection.accountId)
  const newest = launches.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  return { items: await Promise.all(newest.map(async (launch) => toOwnLaunch(launch, await store.readCounts(launch.id), siteUrl))) }
}
