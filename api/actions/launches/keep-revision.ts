import type { Listing } from '../../../shared/fields/listing-fields.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import { changedFields, laterThan, listingOf, unseenParts } from '../../domain/moderation/changes.ts'
import type { EditedAlts, Part, Revision } from '../../domain/moderation/records.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { ownerOf, readAlts } from '../pictures/add-picture.ts'
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
  changed: readonly Part[]
  alts: EditedAlts
  isPublic: boolean
  revision: Revision | null
  by: string
}

/** Notes what no moderator has seen yet: how the launch differs from what was last approved. If it doesn’t, there’s nothing to review. */
export async function keepRevision(world: World, transaction: Transaction, step: Step): Promise<void> {
  const { launch, stored, edited, changed, isPublic, revision, by } = step
  const { slug, aliases } = revision?.address ?? launch
  const alts = Object.fromEntries(Object.entries(step.alts).filter(([, alt]) => alt.approved !== alt.edited))
  const waits = changedFields(stored, edited).length > 0 || (!isPublic && Object.keys(alts).length > 0)
  const kept: Revision = {
    id: launch.id,
    state: waits ? 'waiting' : 'changed',
    approved: revision?.approved ?? listingOf(launch),
    proposed: waits ? edited : null,
    ...(Object.keys(alts).length > 0 && { alts }),
    ...(slug !== stored.slug && { address: { slug, aliases } }),
    // Whoever changes the URL didn’t write what waits.
    by: revision?.state === 'waiting' && changed.every((part) => part === 'slug') ? revision.by : by,
    at: laterThan(world.clock(), revision?.at),
  }
  const parts = unseenParts(stored, kept)
  if (!waits && parts.length === 0) {
    if (revision !== null) await transaction.remove('revisions', launch.id)
    return
  }
  const editorOf = (part: Part) => (changed.includes(part) ? by : (revision?.editors?.[part] ?? revision?.by ?? by))
  await transaction.put('revisions', { ...kept, editors: Object.fromEntries(parts.map((part) => [part, editorOf(part)])) })
}
