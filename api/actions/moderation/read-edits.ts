import type { Listing } from '../../../shared/fields/listing-fields.ts'
import { withProposal } from '../launches/edit-live-listing.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import type { Profile } from '../../domain/records.ts'
import type { Finders } from '../../ports/store.ts'
import { listingOf } from '../../domain/moderation/changes.ts'
import type { Revision } from '../../domain/moderation/records.ts'
import type { World } from '../../ports/world.ts'

/** An edit of a live listing that no moderator has seen: what was approved, and what a maker made of it. `editor` is null once their account was deleted. */
export type UnseenEdit = { launch: Launch; revision: Revision; edited: Listing; editor: Profile | null }

const editsShown = 20

/** Edits of live listings, oldest first: those that wait, then those that are already public. */
export async function readEdits(world: World): Promise<{ edits: UnseenEdit[]; total: number }> {
  const lists = await Promise.all((['waiting', 'changed'] as const).map((state) => world.store.list('revisions', 'state', state)))
  const revisions = lists.flatMap((list) => list.toSorted((a, b) => (a.at < b.at ? -1 : 1)))
  const edits: UnseenEdit[] = []
  for (const revision of revisions.slice(0, editsShown)) {
    const launch = await world.store.get('launches', revision.id)
    if (launch !== null) edits.push(await unseenEdit(world.store, launch, revision))
  }
  return { edits, total: revisions.length }
}

export async function findUnseenEdit({ store }: Pick<World, 'store'>, launch: Launch): Promise<UnseenEdit | null> {
  const revision = await store.get('revisions', launch.id)
  return revision && unseenEdit(store, launch, revision)
}

const unseenEdit = async ({ get }: Pick<Finders, 'get'>, launch: Launch, revision: Revision): Promise<UnseenEdit> => ({
  launch,
  revision,
  editor: await get('profiles', revision.by),
  edited: listingOf(withProposal(launch, revision)),
})
