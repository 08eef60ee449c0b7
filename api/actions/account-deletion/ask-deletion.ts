import { Type } from 'typebox'
import { Failure } from '../../domain/failure.ts'
import { dueDate } from '../../domain/account-deletion/account-deletion.ts'
import type { Erasure } from '../../domain/account-deletion/erasure.ts'
import { newMail } from '../../domain/outgoing-mail.ts'
import type { Profile } from '../../domain/records.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { defineAction } from '../define-action.ts'
import { endConnections } from '../connections/end-connections.ts'
import { applyMove } from '../launches/move-launch.ts'
import { createId } from '../../domain/random.ts'
import { rejectLastModerator } from '../access/deletion-access.ts'

/** Days ahead; connections end now, launches that aren’t live become drafts. Throws CONFLICT for the only moderator. */
export async function askDeletion(world: World, { keepsLaunches }: { keepsLaunches: boolean }, account: Profile): Promise<void> {
  await world.store.transact(async (transaction) => {
    const profile = await transaction.get('profiles', account.id)
    if (profile === null) throw new Failure('NOT_FOUND', 'Account not found.')
    if (profile.deletion !== undefined) return
    await rejectLastModerator(world, transaction, profile)
    await withdrawLaunches(world, transaction, profile)
    await endConnections(transaction, profile.id)
    const now = world.clock()
    const dueAt = dueDate(now).toISOString()
    await transaction.put('profiles', { ...profile, deletion: { askedAt: now.toISOString(), dueAt, keepsLaunches } })
    await transaction.put('erasures', { ...newErasure(profile.id, dueAt), keepsLaunches })
    await world.outbox.queue(transaction, newMail(createId(world), 'deletion-asked', profile.email, now))
  })
  world.outbox.wake()
}

/** Keeps an account that was about to be deleted. Connections stay revoked, and launches stay drafts. Throws CONFLICT if it’s too late. */
export const keepAccount = defineAction({
  access: 'member',
  quota: null,
  whileSuspended: true,
  input: Type.Object({}),
  run: ({ store }, _input, account) =>
    store.transact(async (transaction) => {
      const [profile, erasure] = [await transaction.get('profiles', account.id), await transaction.get('erasures', account.id)]
      if (profile?.deletion === undefined) return
      if (erasure !== null && erasure.state !== 'asked') throw new Failure('CONFLICT', 'It’s too late: your account is being deleted.')
      const { deletion: _, ...kept } = profile
      await transaction.put('profiles', kept)
      await transaction.remove('erasures', account.id)
    }),
})

export const newErasure = (id: string, dueAt: string): Erasure => ({
  id,
  state: 'asked',
  dueAt,
  keepsLaunches: false,
  mailId: null,
  foundIn: [],
  emailHash: null,
  suspension: null,
})

/** Frees the weeks of launches that won’t go live. */
async function withdrawLaunches(world: World, transaction: Transaction, { id }: Profile): Promise<void> {
  for (const launch of await transaction.list('launches', 'ownerId', id)) {
    if (launch.status !== 'pending_review' && launch.status !== 'scheduled') continue
    await applyMove(world, transaction, { launch, step: { event: 'withdraw' }, roles: new Set(['owner']), by: id })
  }
}
