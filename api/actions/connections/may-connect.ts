import { Failure } from '../../domain/failure.ts'
import { blockSuspended } from '../../domain/moderation/suspension.ts'
import type { Profile } from '../../domain/records.ts'
import { rejectPendingDeletion } from '../access/deletion-access.ts'
import type { Finders } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

/** How many connections an account can have: each one is a credential. */
export const maxConnections = 20

type Account = Pick<Profile, 'id' | 'accessEndedAt'>

/** Throws UNAUTHORIZED for an ended session, FORBIDDEN while suspended, CONFLICT before deletion. */
export async function requireActive(
  { clock }: Pick<World, 'clock'>,
  finders: Pick<Finders, 'get'>,
  { id, accessEndedAt }: Account,
): Promise<void> {
  const profile = await finders.get('profiles', id)
  if (profile?.accessEndedAt !== accessEndedAt) throw new Failure('UNAUTHORIZED', 'You’re signed out.')
  blockSuspended(profile ?? {}, clock())
  await rejectPendingDeletion(finders, id)
}

/** As requireActive, and throws CONFLICT for too many connections, those `promised` included. */
export async function requireRoom(
  world: Pick<World, 'clock'>,
  finders: Pick<Finders, 'get' | 'countBy'>,
  account: Account,
  promised = 0,
): Promise<void> {
  await requireActive(world, finders, account)
  if ((await finders.countBy('connections', 'accountId', account.id)) + promised < maxConnections) return
  throw new Failure(
    'CONFLICT',
    `You’ve reached the limit of ${maxConnections} connections. Revoke one you no longer use, then open this link again.`,
  )
}
