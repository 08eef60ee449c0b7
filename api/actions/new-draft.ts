import type { Launch, Listing } from '../domain/launch.ts'
import type { Profile } from '../domain/records.ts'
import { createId } from './random.ts'
import type { World } from './world.ts'

/** A draft of the account with this listing, not stored yet. */
export function newDraft(world: Pick<World, 'clock' | 'random'>, account: Profile, listing: Listing & { slug: string }): Launch {
  const now = world.clock().toISOString()
  return {
    ...listing,
    id: createId(world),
    aliases: [],
    ownerId: account.id,
    maker: { name: account.name, handle: account.handle },
    status: 'draft',
    plan: null,
    week: null,
    requestedLaunchDate: null,
    launchDate: null,
    rejectionReason: null,
    createdAt: now,
    updatedAt: now,
    submittedAt: null,
    badge: { status: 'unchecked', reason: null, checkedAt: null },
    upvotes: 0,
    commentCount: 0,
    changelogCount: 0,
  }
}
