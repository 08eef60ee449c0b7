import type { Listing } from '../../../shared/fields/listing-fields.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import { changedFields, listingOf, withAlts } from '../../domain/moderation/changes.ts'
import type { EditedAlts, Revision } from '../../domain/moderation/records.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { ownerOf, readAlts } from '../pictures/keep-listing-pictures.ts'
import { cleanAlt } from '../pictures/keep-picture.ts'

/** What pictures of an edited listing are said to show from now on, and were when it was last approved. */
export async function readDescribed(
  transaction: Transaction,
  { launch, revision, edited }: Pick<Step, 'launch' | 'revision' | 'edited'>,
  alts: Record<string, string> = {},
): Promise<EditedAlts> {
  const found = await readAlts({ store: transaction }, ownerOf(launch), edited.screenshots)
  const changed = Object.entries(alts).flatMap(([path, typed]) => {
    const { approved, edited: before } = revision?.alts?.[path] ?? { approved: found[path], edited: found[path] }
    const alt = cleanAlt(typed)
    return approved === undefined || alt === before ? [] : [[path, { approved, edited: alt }] as const]
  })
  return Object.fromEntries(changed)
}

type Step = {
  launch: Launch
  stored: Launch
  edited: Listing
  alts: EditedAlts
  isPublic: boolean
  revision: Revision | null
  by: string
}

/** Notes what no moderator has seen yet: the difference to the listing as it was last approved. Without any, there is nothing to review. */
export async function keepRevision(world: World, transaction: Transaction, step: Step): Promise<void> {
  const { launch, stored, edited, isPublic, revision, by } = step
  const approved = revision?.approved ?? listingOf(launch)
  const alts = Object.fromEntries(Object.entries(step.alts).filter(([, alt]) => alt.approved !== alt.edited))
  const waits = changedFields(stored, edited).length > 0 || (!isPublic && Object.keys(alts).length > 0)
  if (!waits && withAlts(changedFields(approved, stored), alts).length === 0) {
    if (revision !== null) await transaction.remove('revisions', launch.id)
    return
  }
  const at = laterThan(world.clock(), revision?.at)
  await transaction.put('revisions', {
    id: launch.id,
    state: waits ? 'waiting' : 'changed',
    approved,
    proposed: waits ? edited : null,
    ...(Object.keys(alts).length > 0 && { alts }),
    by,
    at,
  })
}

/** Moderators decide on the edit of this moment, so two edits never share one. */
const laterThan = (now: Date, before: string | undefined): string =>
  before !== undefined && before >= now.toISOString() ? new Date(Date.parse(before) + 1).toISOString() : now.toISOString()
