import { Failure } from '../../domain/failure.ts'
import type { Profile } from '../../domain/records.ts'
import { requireOwn } from '../access/launch-access.ts'
import type { World } from '../../ports/world.ts'

/** Permanently deletes an own draft with its history and audit; its slugs become free. Throws NOT_FOUND, and CONFLICT if it isn't a draft. */
export function discardDraft(world: World, { slug }: { slug: string }, account: Profile): Promise<void> {
  return world.store.transact(async (transaction) => {
    const { id, status } = await requireOwn(transaction, slug, account)
    if (status !== 'draft') throw new Failure('CONFLICT', 'Only drafts can be deleted.')
    for (const entry of await transaction.list('history', 'launchId', id)) await transaction.remove('history', entry.id)
    for (const place of await transaction.list('directorySubmissions', 'launchId', id))
      await transaction.remove('directorySubmissions', place.id)
    await transaction.remove('elsewherePlans', id)
    await transaction.remove('crawls', id)
    await transaction.remove('launches', id)
  })
}
