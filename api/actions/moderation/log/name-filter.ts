import type { Profile } from '../../../domain/records.ts'
import type { World } from '../../../ports/world.ts'
import { requireModerator } from '../../access/launch-access.ts'
import type { LogFilter } from './read-log.ts'

/** What a filter of the log calls a person, a launch and a moderator; null without one. */
export type FilterNames = { person: string | null; moderator: string | null; launch: string | null }

/** Looks up the names of a filter’s ids. Throws FORBIDDEN for everyone but moderators. */
export async function nameFilter(world: World, { accountId, launchId, by }: LogFilter, account: Profile): Promise<FilterNames> {
  requireModerator(world, account)
  const nameOf = async (id: string | undefined) => (id === undefined ? null : ((await world.store.get('profiles', id))?.name ?? null))
  const launch = launchId === undefined ? null : await world.store.get('launches', launchId)
  return { person: await nameOf(accountId), moderator: await nameOf(by), launch: launch?.name ?? null }
}
