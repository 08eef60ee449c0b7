import { refuseSuspended } from '../../domain/moderation/suspension.ts'
import type { Profile, Upvote } from '../../domain/records.ts'
import { countChange, flawOf } from '../../domain/votes/account-flaw.ts'
import { requireLive } from '../launches/launch-access.ts'
import type { World } from '../../ports/world.ts'

/** `wanted` is whether the account should have upvoted in the end; without it, the upvote is toggled. `ip` is where the vote comes from. */
type Vote = { slug: string; wanted?: boolean; ip?: string }

/**
 * Adds or removes an account's upvote of a live launch. The launch's public count changes in the same transaction if the vote counts. Throws
 * NOT_FOUND, and FORBIDDEN while the account is suspended.
 */
export function toggleUpvote(world: World, { slug, wanted, ip }: Vote, account: Profile): Promise<{ upvoted: boolean; upvotes: number }> {
  return world.store.transact(async (transaction) => {
    const launch = await requireLive(transaction, slug)
    const voter = (await transaction.get('profiles', account.id)) ?? account
    const now = world.clock()
    refuseSuspended(voter, now)
    const id = `${launch.id}:${voter.id}`
    const before = await transaction.get('upvotes', id)
    const upvoted = wanted ?? before === null
    if (upvoted === (before !== null)) return { upvoted, upvotes: launch.upvotes }
    const flaw = flawOf(voter, now)
    const vote: Upvote = {
      id,
      launchId: launch.id,
      accountId: voter.id,
      at: now.toISOString(),
      ...(ip !== undefined && { network: world.hashNetwork(ip) }),
      ...(flaw !== undefined && { flaw }),
    }
    if (upvoted) await transaction.put('upvotes', vote)
    else await transaction.remove('upvotes', id)
    const upvotes = Math.max(0, launch.upvotes + countChange(before, upvoted ? vote : null))
    if (upvotes !== launch.upvotes) await transaction.put('launches', { ...launch, upvotes })
    return { upvoted, upvotes }
  })
}

/** Ids of the launches that an account has upvoted. */
export async function listUpvoted({ store }: World, account: Profile): Promise<Set<string>> {
  return new Set((await store.list('upvotes', 'accountId', account.id)).map(({ launchId }) => launchId))
}
