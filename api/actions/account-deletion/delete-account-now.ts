import { Failure } from '../../domain/failure.ts'
import type { World } from '../../ports/world.ts'
import { decide } from '../decisions/decide.ts'
import { eraseAccount, type ErasingWorld } from './erase-account.ts'
import { sweepErased } from './eraser.ts'

type Settings = { keepsLaunches: boolean; reason: string | null }

/**
 * Deletes an account for the operator: at once, without the days to change one’s mind and without an email, so that no byte of the address is
 * left when this resolves. Works on a stopped service. The moderation log says so, without a name. Throws NOT_FOUND; after any other error it can
 * be repeated, and a running service would finish it.
 */
export async function deleteAccountNow(world: ErasingWorld, accountId: string, { keepsLaunches, reason }: Settings): Promise<void> {
  const [profile, erasure] = [await world.store.get('profiles', accountId), await world.store.get('erasures', accountId)]
  if (profile === null && erasure === null) throw new Failure('NOT_FOUND', 'Account not found.')
  if (profile !== null) {
    if (erasure?.state !== 'erasing') await noteDeletion(world, accountId, reason)
    await eraseAccount(world, accountId, { now: { keepsLaunches }, tellsOwner: false })
  }
  await sweepErased(world)
}

/** Nothing in it can be undone. */
const noteDeletion = (world: Pick<World, 'store' | 'clock' | 'random'>, accountId: string, reason: string | null): Promise<unknown> =>
  world.store.transact((transaction) =>
    decide(world, transaction, { action: 'delete_account', by: null, accountId, reason }, async () => {}),
  )
