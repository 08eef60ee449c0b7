import type { Profile } from '../../domain/records.ts'
import { requireLive } from '../launches/launch-access.ts'
import type { World } from '../../ports/world.ts'

/** `wanted` says whether the account is to have voted in the end; left out, its vote turns over. */
type Vote = { slug: string; wanted?: boolean }

/** One vote of an account for a live launch, given or taken back. The count on the launch changes with it, or not at all. */
export function toggleUpvote(world: World, { slug, wanted }: Vote, account: Profile): Promise<{ upvoted: boolean; upvotes: number }> {
  return world.store.transact(async (transaction) => {
    const launch = await requireLive(transaction, slug)
    const id = `${launch.id}:${account.id}`
    const before = (await transaction.get('upvotes', id)) !== null
    const upvoted = wanted ?? !before
    if (upvoted === before) return { upvoted, upvotes: launch.upvotes }
    const upvotes = Math.max(0, launch.upvotes + (upvoted ? 1 : -1))
    if (upvoted) await transaction.put('upvotes', { id, launchId: launch.id, accountId: account.id, at: world.clock().toISOString() })
    else await transaction.remove('upvotes', id)
    await transaction.put('launches', { ...launch, upvotes })
    return { upvoted, upvotes }
  })
}

/** Ids of the launches an account has voted for. */
export async function listUpvoted({ store }: World, account: Profile): Promise<Set<string>> {
  return new Set((await store.list('upvotes', 'accountId', account.id)).map(({ launchId }) => launchId))
}
