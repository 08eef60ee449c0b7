import { erasedWith } from '../../domain/collections/collections.ts'
import { deletedPerson, formerMember } from '../../domain/account-deletion/account-deletion.ts'
import { isLive, type Launch } from '../../domain/launch/launch.ts'
import type { World } from '../../ports/world.ts'
import { leaveTombstones } from '../history/tombstones.ts'
import { keptKey, pictureId, picturesIn } from '../../domain/pictures/picture.ts'
import { tell } from '../makers/drop-maker.ts'
import { findHeir, passLaunch } from '../makers/pass-launch.ts'
import { markForRecount } from '../votes/recount-accounts.ts'
import type { Transaction } from '../../ports/store.ts'
import { erase, findErased, inBatches, anonymizeRecord, type DeletedAccount } from './eraser.ts'

type ErasingWorld = Pick<World, 'store' | 'clock' | 'random'>

/** Launches made with others pass to one of them, whatever their state. */
export async function eraseLaunches(world: ErasingWorld, account: DeletedAccount, keepsLaunches: boolean): Promise<void> {
  for (const launch of await world.store.list('launches', 'ownerId', account.id)) {
    const isKept = (keepsLaunches && isLive(launch)) || (await findHeir(world, world.store, launch.id)) !== null
    if (isKept) await anonymizeLaunch(world, account, launch)
    else await eraseLaunch(world, account, launch)
  }
}

/** Takes the launch out of the catalog, then deletes everything that belongs to it, then the launch itself: until that is gone, this can resume. */
async function eraseLaunch(world: ErasingWorld, account: DeletedAccount, { id }: Launch): Promise<void> {
  await world.store.transact(async (transaction) => {
    const launch = await transaction.get('launches', id)
    if (launch === null || !isLive(launch)) return
    await leaveTombstones(world, transaction, launch, 'maker')
    await transaction.put('launches', { ...launch, status: 'draft', week: null, launchDate: null })
  })
  for (const rule of erasedWith('launches'))
    await inBatches(world, rule.collection, await findErased(world.store, rule, id), (transaction, record) =>
      erase(transaction, account, rule.collection, record),
    )
  await anonymizeDecisions(world, account, id)
  await world.store.transact(async (transaction) => {
    const launch = await transaction.get('launches', id)
    if (launch !== null) await erase(transaction, account, 'launches', launch)
  })
}

/** Decisions about the launch can’t be undone any more: that would bring back what it was. */
async function anonymizeDecisions(world: ErasingWorld, account: DeletedAccount, launchId: string): Promise<void> {
  await inBatches(world, 'decisions', await world.store.list('decisions', 'launchId', launchId), async (transaction, decision) => {
    await transaction.remove('undos', decision.id)
    await anonymizeRecord(transaction, account, 'decisions', decision)
  })
}

/** The listing stays, without its lead maker: a co-maker leads it, or only moderators can edit it. */
async function anonymizeLaunch(world: ErasingWorld, account: DeletedAccount, { id }: Launch): Promise<void> {
  const { store } = world
  for (const collection of ['comments', 'changelog'] as const)
    await inBatches(world, collection, await store.list(collection, 'launchId', id), (transaction, record) =>
      anonymizeRecord(transaction, account, collection, record),
    )
  await anonymizeDecisions(world, account, id)
  // The note of a new draft names the tool it came from.
  await inBatches(world, 'history', await store.list('history', 'launchId', id), (transaction, entry) =>
    anonymizeRecord(transaction, account, 'history', entry, entry.event === 'create' ? { note: null } : {}),
  )
  await store.transact(async (transaction) => {
    const [launch, crawl, revision] = [
      await transaction.get('launches', id),
      await transaction.get('crawls', id),
      await transaction.get('revisions', id),
    ]
    // Another process may have done all this.
    if (launch?.ownerId !== account.id) return
    if (crawl !== null) await anonymizeRecord(transaction, account, 'crawls', crawl)
    if (revision?.state === 'waiting') await erase(transaction, account, 'revisions', revision)
    else if (revision !== null) await anonymizeRecord(transaction, account, 'revisions', revision, { by: deletedPerson, editors: {} })
    for (const person of await transaction.list('coMakers', 'launchId', id))
      if (person.state === 'invited') await erase(transaction, account, 'coMakers', person)
    await keepPictures(transaction, account, launch)
    const heir = await findHeir(world, transaction, id)
    if (heir !== null) {
      await tell(world, transaction, { what: 'inherited', of: id, to: heir.id, by: null })
      // Unlike who led it, they aren’t suspended, so it’s ranked.
      await markForRecount(transaction, heir.id)
    }
    const { coMakers: _, ...listing } = launch
    const left = { ...launch, ownerId: null, maker: formerMember }
    await anonymizeRecord(
      transaction,
      account,
      'launches',
      listing,
      heir === null ? left : await passLaunch(world, transaction, left, heir),
    )
  })
}

/** The pictures of a launch that stays become its own. */
async function keepPictures({ get, put, remove }: Transaction, { id }: DeletedAccount, launch: Launch): Promise<void> {
  for (const key of new Set(picturesIn(launch).flatMap((address) => keptKey(address) ?? []))) {
    const picture = await get('pictures', pictureId(id, key))
    if (picture === null) continue
    await remove('pictures', picture.id)
    await put('pictures', { ...picture, id: pictureId(launch.id, key), accountId: null, launchId: launch.id })
  }
}
