import { Type } from 'typebox'
import { Failure, invalidField } from '../../domain/failure.ts'
import { dueDate } from '../../domain/account-deletion/account-deletion.ts'
import type { Erasure } from '../../domain/account-deletion/erasure.ts'
import { newMail } from '../../domain/outgoing-mail.ts'
import type { Profile } from '../../domain/records.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { defineAction } from '../define-action.ts'
import { endConnections } from '../connections/find-connection.ts'
import { applyMove } from '../launches/move-launch.ts'
import { findHeir } from '../makers/pass-launch.ts'
import { createId } from '../../domain/random.ts'
import { rejectLastModerator } from '../access/deletion-access.ts'
import { visitorOf } from '../sessions/sign-in.ts'
import { readOwnData } from './read-own-data.ts'

/** Days ahead; connections end now, launches that aren’t live become drafts. Throws CONFLICT for the only moderator. */
export async function askDeletion(world: World, { keepsLaunches }: { keepsLaunches: boolean }, account: Profile): Promise<void> {
  await world.store.transact(async (transaction) => {
    const profile = await transaction.get('profiles', account.id)
    if (profile === null) throw new Failure('NOT_FOUND', 'Account not found.')
    if (profile.deletion !== undefined) return
    await rejectLastModerator(world, transaction, profile)
    const now = world.clock()
    await beginDeletion(world, transaction, profile, { dueAt: dueDate(now).toISOString(), keepsLaunches })
    await world.outbox.queue(transaction, newMail(createId(world), 'deletion-asked', profile.email, now))
  })
  world.outbox.wake()
}

export async function beginDeletion(
  world: Parameters<typeof applyMove>[0],
  transaction: Transaction,
  profile: Profile,
  { dueAt, keepsLaunches }: Pick<Erasure, 'dueAt' | 'keepsLaunches'>,
): Promise<void> {
  await withdrawLaunches(world, transaction, profile)
  await endConnections(transaction, profile.id)
  await transaction.put('profiles', { ...profile, deletion: { askedAt: world.clock().toISOString(), dueAt, keepsLaunches } })
  await transaction.put('erasures', { ...newErasure(profile.id, dueAt), keepsLaunches })
}

/** Keeps an account that was about to be deleted. Connections stay revoked, and launches stay drafts. Throws CONFLICT if it’s too late. */
export const keepAccount = defineAction({
  access: 'member',
  quota: null,
  whileSuspended: true,
  input: Type.Object({}),
  run: ({ store }, _input, { id }) => store.transact((transaction) => stopDeletion(transaction, id)),
})

export async function stopDeletion(transaction: Transaction, id: string): Promise<void> {
  const [profile, erasure] = [await transaction.get('profiles', id), await transaction.get('erasures', id)]
  if (profile?.deletion === undefined) return
  if (erasure !== null && erasure.state !== 'asked') throw new Failure('CONFLICT', 'It’s too late: your account is being deleted.')
  const { deletion: _, ...kept } = profile
  await transaction.put('profiles', kept)
  await transaction.remove('erasures', id)
}

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

/** Frees the weeks of launches that won’t go live. Those with an heir keep their dates. */
async function withdrawLaunches(world: Parameters<typeof applyMove>[0], transaction: Transaction, { id }: Profile): Promise<void> {
  for (const launch of await transaction.list('launches', 'ownerId', id)) {
    if (launch.status !== 'pending_review' && launch.status !== 'scheduled') continue
    if ((await findHeir(world, transaction, launch.id)) !== null) continue
    await applyMove(world, transaction, { launch, step: { event: 'withdraw' }, roles: new Set(['owner']), by: id })
  }
}

/** Asks to delete the caller’s account, once `current` has confirmed its owner: the password, or a sign-in just now. */
export const deleteOwnAccount = defineAction({
  access: 'member',
  quota: 'deletionRequests',
  whileSuspended: true,
  /** `launches` says whether the live ones stay: `keep` or `delete`. Only somebody who has any has to choose. */
  input: Type.Object({ launches: Type.Optional(Type.String()), current: Type.Optional(Type.String()) }),
  async run(world, { launches = '', current = '' }, account, caller) {
    const keepsLaunches = await readChoice(world, launches, account)
    await world.accounts.confirmOwner(current, caller.cookies ?? '', visitorOf(caller))
    await askDeletion(world, { keepsLaunches }, account)
  },
})

async function readChoice(world: World, launches: string, account: Profile): Promise<boolean> {
  if (launches === 'keep' || launches === 'delete') return launches === 'keep'
  if ((await readOwnData(world, account)).launches.live === 0) return false
  throw invalidField('launches', 'Choose what happens to your live launches.', 'required')
}
