import type { Listing } from '../../../shared/fields/listing-fields.ts'
import { Failure } from '../../domain/failure.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import { readReason } from '../../domain/launch/life-cycle.ts'
import { changedFields } from '../../domain/moderation/listing-changes.ts'
import type { Decision, Revision } from '../../domain/moderation/records.ts'
import type { Profile } from '../../domain/records.ts'
import type { World } from '../../ports/world.ts'
import { requireAny, requireModerator } from '../access/launch-access.ts'
import { noteEvent } from '../launches/note-event.ts'
import { decide } from './decide.ts'
import { refuseOwn } from '../access/refuse-own.ts'

/** `seen` is the `at` of the edit that the moderator read. */
export type EditDecision = { slug: string; seen: string } & ({ action: 'accept_edit' } | { action: 'restore_edit'; reason: string })

/**
 * Accepts an edit of a live listing, or restores what was approved before it. Throws FORBIDDEN for everyone but moderators and for one's own,
 * NOT_FOUND, BAD_REQUEST without a reason, and CONFLICT if it has been reviewed or edited again.
 */
export function decideOnEdit(world: World, step: EditDecision, account: Profile): Promise<Decision> {
  requireModerator(world, account)
  return world.store.transact(async (transaction) => {
    const launch = await requireAny(transaction, step.slug)
    await refuseOwn(world, transaction, launch.ownerId, account)
    const revision = requireSeen(await transaction.get('revisions', launch.id), step.seen)
    const reason = step.action === 'restore_edit' ? readReason(step.reason) : null
    const about = { launchId: launch.id, accountId: launch.ownerId, about: launch.name, since: revision.at }
    return decide(world, transaction, { action: step.action, by: account.id, ...about, reason }, async (recorded) => {
      const listing: Partial<Listing> = step.action === 'restore_edit' ? revision.approved : (revision.proposed ?? {})
      const now = world.clock().toISOString()
      const isChanged = changedFields(launch, { ...launch, ...listing }).length > 0
      const decided: Launch = { ...launch, ...listing, ...(isChanged && { listingChangedAt: now }), updatedAt: now }
      await recorded.put('launches', decided)
      await recorded.remove('revisions', launch.id)
      await noteEvent(world, recorded, { launchId: launch.id, by: account.id, event: step.action, note: reason })
    })
  })
}

/** The maker can edit again while a moderator has the page open; the moderator must decide on the current version. */
function requireSeen(revision: Revision | null, seen: string): Revision {
  if (revision === null) throw new Failure('CONFLICT', 'This edit was already reviewed or withdrawn.')
  if (revision.at !== seen)
    throw new Failure('CONFLICT', 'The maker edited the listing again since you opened this page. Review the new version.')
  return revision
}
