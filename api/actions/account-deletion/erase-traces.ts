import { deletedPerson } from '../../domain/leaving/deletion.ts'
import type { Collection, Records, IndexOf } from '../../domain/collections/collections.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { erase, eraseFlags, inBatches, leave, type Leaver } from './eraser.ts'

type ErasingWorld = Pick<World, 'store'>

/** Deletes the votes and comments of an account. Public counts change by those that were part of them. */
export async function eraseTalk(world: ErasingWorld, leaver: Leaver): Promise<void> {
  await inBatches(world, 'upvotes', await world.store.list('upvotes', 'accountId', leaver.id), async (transaction, vote) => {
    await erase(transaction, leaver, 'upvotes', vote)
    if (vote.flaw === undefined) await countDown(transaction, vote.launchId, 'upvotes')
  })
  await inBatches(world, 'comments', await world.store.list('comments', 'accountId', leaver.id), async (transaction, comment) => {
    await eraseFlags(transaction, leaver, comment.id)
    await erase(transaction, leaver, 'comments', comment)
    if (comment.flaw === undefined) await countDown(transaction, comment.launchId, 'commentCount')
  })
}

async function countDown(transaction: Transaction, launchId: string, counter: 'upvotes' | 'commentCount'): Promise<void> {
  const launch = await transaction.get('launches', launchId)
  if (launch !== null) await transaction.put('launches', { ...launch, [counter]: Math.max(0, launch[counter] - 1) })
}

/** Deletes what else an account has made. */
export async function eraseBelongings(world: ErasingWorld, leaver: Leaver): Promise<void> {
  await inBatches(world, 'reports', await world.store.list('reports', 'accountId', leaver.id), async (transaction, report) => {
    await erase(transaction, leaver, 'reports', report)
    await transaction.remove('reportBodies', report.id)
  })
  await eraseAll(world, leaver, 'flags', 'accountId')
  await eraseAll(world, leaver, 'invites', 'createdBy')
  await eraseAll(world, leaver, 'undos', 'accountId')
  await eraseAll(world, leaver, 'notices', 'accountId')
  await eraseAll(world, leaver, 'bookmarks', 'accountId')
  await eraseAll(world, leaver, 'directorySubmissions', 'ownerId')
  await eraseAll(world, leaver, 'elsewherePlans', 'ownerId')
  await inBatches(world, 'webhooks', await world.store.list('webhooks', 'ownerId', leaver.id), async (transaction, webhook) => {
    for (const delivery of await transaction.list('deliveries', 'webhookId', webhook.id))
      await erase(transaction, leaver, 'deliveries', delivery)
    await erase(transaction, leaver, 'webhooks', webhook)
  })
  await inBatches(world, 'makers', [leaver], (transaction, maker) => erase(transaction, leaver, 'makers', maker))
  for (const state of ['waiting', 'failed'])
    await inBatches(world, 'mails', await world.store.list('mails', 'state', state), async (transaction, mail) => {
      // Another process may have finished, and queued the last email.
      if (mail.kind === 'account-deleted') return
      if (mail.to === leaver.email || mail.accountId === leaver.id) await erase(transaction, leaver, 'mails', mail)
    })
}

async function eraseAll<C extends Collection>(world: ErasingWorld, leaver: Leaver, collection: C, field: IndexOf<C>): Promise<void> {
  const found: Records[C][] = await world.store.list(collection, field, leaver.id)
  await inBatches(world, collection, found, (transaction, record) => erase(transaction, leaver, collection, record))
}

/** History and the moderation log keep what happened, and forget who it was. */
export async function anonymize(world: ErasingWorld, leaver: Leaver): Promise<void> {
  const by = { by: deletedPerson }
  await inBatches(world, 'history', await world.store.list('history', 'by', leaver.id), (transaction, entry) =>
    leave(transaction, leaver, 'history', entry, by),
  )
  await inBatches(world, 'decisions', await world.store.list('decisions', 'by', leaver.id), (transaction, decision) =>
    leave(transaction, leaver, 'decisions', decision, by),
  )
  await inBatches(world, 'decisions', await world.store.list('decisions', 'accountId', leaver.id), (transaction, decision) =>
    leave(transaction, leaver, 'decisions', decision),
  )
  for (const kind of ['domain', 'network'])
    await inBatches(world, 'blocks', await world.store.list('blocks', 'kind', kind), async (transaction, block) => {
      if (block.by === leaver.id) await leave(transaction, leaver, 'blocks', block, by)
    })
}
