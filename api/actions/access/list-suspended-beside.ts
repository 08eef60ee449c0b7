import { isSuspended } from '../../domain/moderation/suspension.ts'
import type { Profile } from '../../domain/records.ts'
import type { World } from '../../ports/world.ts'

type Lists = Pick<World, 'store' | 'clock'>

/** Suspended people who joined from the same network as somebody, or from another, by its keyed hash. For moderators: many people can share one. */
export async function listSuspendedBeside(
  { store, clock }: Lists,
  person: Profile | null,
  network = person?.joinedFrom,
): Promise<Profile[]> {
  const joined = network === undefined ? [] : await store.list('profiles', 'joinedFrom', network)
  return joined.filter((other) => other.id !== person?.id && isSuspended(other, clock()))
}
