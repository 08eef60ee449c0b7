import { Failure } from '../../domain/failure.ts'
import { blockSuspended } from '../../domain/moderation/suspension.ts'
import type { Profile } from '../../domain/records.ts'
import { rejectPendingDeletion } from '../access/deletion-access.ts'
import type { Finders } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

/** How many connections an account can have: each one is a credential. */
export const maxConnections = 20

/**
 * Whether an account can have one more connection, besides those that are `promised`. Throws UNAUTHORIZED if the session has ended since the
 * request began, for example after a password reset, FORBIDDEN for a suspended account, and CONFLICT for an account that is about to be deleted
 * or has too many.
 */
export async function requireRoom(
  { clock }: Pick<World, 'clock'>,
  finders: Pick<Finders, 'get' | 'countBy'>,
  { id, accessEndedAt }: Pick<Profile, 'id' | 'accessEndedAt'>,
  promised = 0,
): Promise<void> {
  const profile = await finders.get('profiles', id)
  if (profile?.accessEndedAt !== accessEndedAt) throw new Failure('UNAUTHORIZED', 'You’re signed out.')
  blockSuspended(profile ?? {}, clock())
  await rejectPendingDeletion(finders, id)
  if ((await finders.countBy('connections', 'accountId', id)) + promised < maxConnections) return
  throw new Failure(
    'CONFLICT',
    `You’ve reached the limit of ${maxConnections} connections. Revoke one you no longer use, then open this link again.`,
  )
}
