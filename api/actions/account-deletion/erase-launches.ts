import { erasedWith } from '../../domain/collections/collections.ts'
import { deletedPerson, formerMember } from '../../domain/account-deletion/account-deletion.ts'
import { isLive, type Launch } from '../../domain/launch/launch.ts'
import type { World } from '../../ports/world.ts'
import { leaveTombstones } from '../history/tombstones.ts'
import { erase, findErased, inBatches, leave, type Leaver } from './eraser.ts'

type ErasingWorld = Pick<World, 'store' | 'clock'>

/** Deletes the launches of an account, or leaves the live ones to nobody. */
export async function eraseLaunches(world: ErasingWorld, leaver: Leaver, keepsLaunches: boolean): Promise<void> {
  for (const launch of await world.store.list('launches', 'ownerId', leaver.id)) {
    if (keepsLaunches && isLive(launch)) await leaveLaunch(world, leaver, launch)
    else await eraseLaunch(world, leaver, launch)
  }
}

/** Takes the launch out of the catalog, then deletes everything that belongs to it, then the launch itself: until that is gone, this can resume. */
async function eraseLaunch(world: ErasingWorld, leaver: Leaver, { id }: Launch): Promise<void> {
  await world.store.transact(async (transaction) => {
    const launch = await transaction.get('launches', id)
    if (launch === null || !isLive(launch)) return
    await leaveTombstones(world, transaction, launch, 'maker')
    await transaction.put('launches', { ...launch, status: 'draft', week: null, launchDate: null })
  })
  for (const rule of erasedWith('launches'))
    await inBatches(world, rule.collection, await findErased(world.store, rule, id), (transaction, record) =>
      erase(transaction, leaver, rule.collection, record),
    )
  await leaveDecisions(world, leaver, id)
  await world.store.transact(async (transaction) => {
    const launch = await transaction.get('launches', id)
    if (launch !== null) await erase(transaction, leaver, 'launches', launch)
  })
}

/** Decisions about the launch can’t be undone any more: that would bring back what it was. */
async function leaveDecisions(world: ErasingWorld, leaver: Leaver, launchId: string): Promise<void> {
  await inBatches(world, 'decisions', await world.store.list('decisions', 'launchId', launchId), async (transaction, decision) => {
    await transaction.remove('undos', decision.id)
    await leave(transaction, leaver, 'decisions', decision)
  })
}

/** The listing stays, without its maker: nobody can edit it any more, except for moderators. */
async function leaveLaunch(world: ErasingWorld, leaver: Leaver, { id }: Launch): Promise<void> {
  const { store } = world
  for (const collection of ['comments', 'changelog'] as const)
    await inBatches(world, collection, await store.list(collection, 'launchId', id), (transaction, record) =>
      leave(transaction, leaver, collection, record),
    )
  await leaveDecisions(world, leaver, id)
  // The note of a new draft names the tool it came from.
  await inBatches(world, 'history', await store.list('history', 'launchId', id), (transaction, entry) =>
    leave(transaction, leaver, 'history', entry, entry.event === 'create' ? { note: null } : {}),
  )
  await store.transact(async (transaction) => {
    const [launch, crawl, revision] = [
      await transaction.get('launches', id),
      await transaction.get('crawls', id),
      await transaction.get('revisions', id),
    ]
    if (crawl !== null) await leave(transaction, leaver, 'crawls', crawl)
    if (revision?.state === 'waiting') await erase(transaction, leaver, 'revisions', revision)
    else if (revision !== null) await leave(transaction, leaver, 'revisions', revision, { by: deletedPerson })
    if (launch !== null) await leave(transaction, leaver, 'launches', launch, { ownerId: null, maker: formerMember })
  })
}
