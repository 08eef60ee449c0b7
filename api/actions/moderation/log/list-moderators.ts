import { listNamedModerators } from '../../../domain/moderation/moderator-rule.ts'
import type { Profile } from '../../../domain/records.ts'
import type { World } from '../../../ports/world.ts'
import type { LogFilter } from './read-log.ts'

export async function listModerators({ store, moderators }: Pick<World, 'store' | 'moderators'>): Promise<Profile[]> {
  const found = await listNamedModerators({ moderators }, store)
  return found.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** What a filter of the log calls a person, a launch and a moderator; null without one. */
type FilterNames = { person: string | null; moderator: string | null; launch: string | null }

export async function nameFilter(world: World, { accountId, launchId, by }: LogFilter): Promise<FilterNames> {
  const nameOf = async (id: string | undefined) => (id === undefined ? null : ((await world.store.get('profiles', id))?.name ?? null))
  const launch = launchId === undefined ? null : await world.store.get('launches', launchId)
  return { person: await nameOf(accountId), moderator: await nameOf(by), launch: launch?.name ?? null }
}
