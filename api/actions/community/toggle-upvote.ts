import type { Profile } from '../../domain/records.ts'
import { requireLive } from '../launches/launch-access.ts'
import type { World } from '../../ports/world.ts'

/** `wanted` is whether the account should have upvoted in the end; without it, the upvote is toggled. */
type Vote = { slug: string; wanted?: boolean }

/** Adds or removes an account's upvote of a live launch. The launch's count changes in the same transaction. */
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

/** Ids of the launches that an account has upvoted. */
export async function listUpvoted({ store }: World, account: Profile): Promise<Set<string>> {
  return new Set((await store.list('upvotes', 'accountId', account.id)).map(({ launchId }) => launchId))
}
