import { isCounted, withVote } from '../../domain/votes/counted-votes.ts'
import { barOf, deletedPerson } from '../../domain/account-deletion/account-deletion.ts'
import { newMail } from '../../domain/outgoing-mail.ts'
import { putRoleInvitation } from '../../domain/moderation/moderator-rule.ts'
import { erasedWith, keptWithoutAccount, type Collection, type IndexOf } from '../../domain/collections/collections.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { createId } from '../../domain/random.ts'
import { newErasure } from './ask-deletion.ts'
import { eraseLaunches } from './erase-launches.ts'
import { erase, findErased, type DeletedAccount, inBatches, anonymizeRecord } from './eraser.ts'
import type { CoMaker } from '../../domain/launch/makers.ts'
import { dropMaker } from '../makers/drop-maker.ts'
import type { Comment, Upvote } from '../../domain/records.ts'
import { mailboxOf } from '../../domain/votes/mailbox.ts'

/** What deleting an account needs: less than a running service, so that the operator can do it on a stopped one. */
export type ErasingWorld = Pick<World, 'store' | 'clock' | 'random' | 'hashEmail' | 'hashAccount'>

/** Requests that began before can add something while the account is being deleted. */
const maxRounds = 5

type Options = {
  /** Deletes it now, although its owner hasn’t asked; with these settings. */
  now?: { keepsLaunches: boolean }
  tellsOwner?: boolean
}

/** Deletes the accounts that are due; each step can be repeated, so a crash only delays the rest. */
export async function eraseDueAccounts(world: ErasingWorld, isStopping: () => boolean = () => false): Promise<void> {
  const now = world.clock().toISOString()
  const failed: unknown[] = []
  const [asked, begun] = [await world.store.list('erasures', 'state', 'asked'), await world.store.list('erasures', 'state', 'erasing')]
  for (const { id } of [...begun, ...asked.filter(({ dueAt }) => dueAt <= now)]) {
    if (isStopping()) return
    await eraseAccount(world, id).catch((error: unknown) => failed.push(error))
  }
  if (failed.length > 0) throw failed[0]
}

/** Deletes an account that is due. Afterwards its email is only in the email that says so, if its owner gets one (eraser.ts). */
export async function eraseAccount(world: ErasingWorld, id: string, options: Options = {}): Promise<void> {
  const begun = await begin(world, id, options)
  if (begun === null) return
  const { account, keepsLaunches } = begun
  for (let round = 0; round < maxRounds; round += 1) {
    await eraseLaunches(world, account, keepsLaunches)
    await eraseBelongings(world, account)
    await anonymize(world, account)
    if (await finish(world, account, options.tellsOwner ?? true)) return
  }
  throw new Error('An account that is being deleted keeps getting new records.')
}

/** Nobody can sign in from here on. Null if there’s nothing to do. */
const begin = (world: ErasingWorld, id: string, { now }: Options): Promise<{ account: DeletedAccount; keepsLaunches: boolean } | null> =>
  world.store.transact(async (transaction) => {
    const profile = await transaction.get('profiles', id)
    const found = await transaction.get('erasures', id)
    const at = world.clock().toISOString()
    const erasure = now === undefined || found?.state === 'erasing' ? found : { ...newErasure(id, at), ...now }
    if (erasure === null || profile === null) return null
    if (erasure.state === 'asked' && erasure.dueAt > at) return null
    const account = { id, email: profile.email }
    await transaction.put('profiles', { ...profile, accessEndedAt: at })
    await transaction.put('erasures', { ...erasure, state: 'erasing' })
    const { keepsLaunches } = erasure
    const bar = barOf(profile, world.clock())
    const departure = { id: world.hashAccount(id), state: 'deleted', at, keepsLaunches } as const
    await transaction.put('departures', bar === null ? departure : { ...departure, until: bar.until })
    for (const rule of erasedWith('account').filter(({ first }) => first === true))
      for (const record of await findErased(transaction, rule, id)) await erase(transaction, account, rule.collection, record)
    return { account, keepsLaunches }
  })

/** The profile goes last. False if a request that was in progress has added something meanwhile. */
const finish = (world: ErasingWorld, { id, email }: DeletedAccount, tellsOwner: boolean): Promise<boolean> =>
  world.store.transact(async (transaction) => {
    const [profile, erasure] = [await transaction.get('profiles', id), await transaction.get('erasures', id)]
    if (profile === null || erasure === null) return true
    if (await hasLeft(transaction, id)) return false
    const now = world.clock()
    const mail = newMail(createId(world), 'account-deleted', email, now)
    if (tellsOwner) await transaction.put('mails', mail)
    const suspension = barOf(profile, now)
    await transaction.put('erasures', {
      ...erasure,
      state: 'sweeping',
      mailId: tellsOwner ? mail.id : null,
      emailHash: suspension && world.hashEmail(mailboxOf(email)),
      suspension,
    })
    await transaction.remove('authUsers', id)
    await transaction.remove('profiles', id)
    await putRoleInvitation(transaction, email, null, now)
    return true
  })

async function hasLeft(transaction: Transaction, id: string): Promise<boolean> {
  for (const rule of erasedWith('account')) if ((await findErased(transaction, rule, id)).length > 0) return true
  for (const { collection, by, anonymous } of keptWithoutAccount())
    if (anonymous === true && (await transaction.countBy(collection, by as IndexOf<Collection>, id)) > 0) return true
  return (await transaction.countBy('launches', 'ownerId', id)) > 0
}

/** Deletes what an account has made, as its collections define; public counts are reduced accordingly. */
export async function eraseBelongings(world: Pick<World, 'store'>, account: DeletedAccount): Promise<void> {
  for (const rule of erasedWith('account')) {
    await inBatches(world, rule.collection, await findErased(world.store, rule, account.id), async (transaction, record) => {
      await erase(transaction, account, rule.collection, record)
      if (rule.collection === 'coMakers') await dropMaker(transaction, record as CoMaker)
      if (rule.collection === 'upvotes' || rule.collection === 'comments') await countDown(transaction, record as Upvote | Comment)
    })
  }
  for (const state of ['waiting', 'failed'])
    await inBatches(world, 'mails', await world.store.list('mails', 'state', state), async (transaction, mail) => {
      // Another process may have finished, and queued the last email.
      if (mail.kind === 'account-deleted') return
      if (mail.to === account.email || mail.accountId === account.id) await erase(transaction, account, 'mails', mail)
    })
}

async function countDown(transaction: Transaction, record: Upvote | Comment): Promise<void> {
  const launch = isCounted(record) ? await transaction.get('launches', record.launchId) : null
  if (launch === null) return
  const counted = 'voter' in record ? withVote(launch, record, null) : { ...launch, commentCount: Math.max(0, launch.commentCount - 1) }
  await transaction.put('launches', counted)
}

/** History and the moderation log keep what happened but not who did it. */
async function anonymize(world: Pick<World, 'store'>, account: DeletedAccount): Promise<void> {
  for (const { collection, by, anonymous } of keptWithoutAccount()) {
    const found = await world.store.list(collection, by as IndexOf<Collection>, account.id)
    await inBatches(world, collection, found, (transaction, record) =>
      anonymizeRecord(transaction, account, collection, record, anonymous === true ? { [by]: deletedPerson } : {}),
    )
  }
}
