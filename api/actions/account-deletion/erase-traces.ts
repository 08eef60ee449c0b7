import { erasedWith, keptWithoutAccount, type Collection, type IndexOf } from '../../domain/collections/collections.ts'
import { deletedPerson } from '../../domain/account-deletion/account-deletion.ts'
import type { Comment, Upvote } from '../../domain/records.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { erase, findErased, inBatches, anonymizeRecord, type DeletedAccount } from './eraser.ts'

type ErasingWorld = Pick<World, 'store'>

/** The public count of its launch that a vote or comment is part of, unless it’s excluded. */
const counters: { [C in Collection]?: 'upvotes' | 'commentCount' } = { upvotes: 'upvotes', comments: 'commentCount' }

/** Deletes what an account has made, as its collections define; public counts are reduced accordingly. */
export async function eraseBelongings(world: ErasingWorld, account: DeletedAccount): Promise<void> {
  for (const rule of erasedWith('account')) {
    const counter = counters[rule.collection]
    await inBatches(world, rule.collection, await findErased(world.store, rule, account.id), async (transaction, record) => {
      await erase(transaction, account, rule.collection, record)
      if (counter !== undefined) await countDown(transaction, record as Upvote | Comment, counter)
    })
  }
  for (const state of ['waiting', 'failed'])
    await inBatches(world, 'mails', await world.store.list('mails', 'state', state), async (transaction, mail) => {
      // Another process may have finished, and queued the last email.
      if (mail.kind === 'account-deleted') return
      if (mail.to === account.email || mail.accountId === account.id) await erase(transaction, account, 'mails', mail)
    })
}

async function countDown(
  transaction: Transaction,
  { launchId, exclusion }: Upvote | Comment,
  counter: 'upvotes' | 'commentCount',
): Promise<void> {
  const launch = exclusion === undefined ? await transaction.get('launches', launchId) : null
  if (launch !== null) await transaction.put('launches', { ...launch, [counter]: Math.max(0, launch[counter] - 1) })
}

/** History and the moderation log keep what happened but not who did it. */
export async function anonymize(world: ErasingWorld, account: DeletedAccount): Promise<void> {
  for (const { collection, by, anonymous } of keptWithoutAccount()) {
    const found = await world.store.list(collection, by as IndexOf<Collection>, account.id)
    await inBatches(world, collection, found, (transaction, record) =>
      anonymizeRecord(transaction, account, collection, record, anonymous === true ? { [by]: deletedPerson } : {}),
    )
  }
}
