import { Failure } from '../../domain/failure.ts'
import type { Profile } from '../../domain/records.ts'
import { requireOwn } from '../launches/launch-access.ts'
import type { World } from '../../ports/world.ts'

/** Deletes an update from the changelog of an own launch. Throws NOT_FOUND. */
export function removeChangelogEntry(world: World, { slug, id }: { slug: string; id: string }, account: Profile): Promise<void> {
  return world.store.transact(async (transaction) => {
    const launch = await requireOwn(transaction, slug, account)
    const entry = await transaction.get('changelog', id)
    if (entry === null || entry.launchId !== launch.id) throw new Failure('NOT_FOUND', 'Update not found.')
    await transaction.remove('changelog', id)
    await transaction.put('launches', { ...launch, changelogCount: Math.max(0, launch.changelogCount - 1) })
  })
}
