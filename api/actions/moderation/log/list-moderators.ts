import type { Profile } from '../../../domain/records.ts'
import type { World } from '../../../ports/world.ts'

/** The accounts that the operator named as moderators, by name. */
export async function listModerators({ store, moderators }: Pick<World, 'store' | 'moderators'>): Promise<Profile[]> {
  const found = await Promise.all([...moderators].map((email) => store.list('profiles', 'email', email)))
  return found.flat().toSorted((a, b) => (a.name < b.name ? -1 : 1))
}
