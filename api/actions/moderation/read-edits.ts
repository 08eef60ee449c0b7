import type { Listing } from '../../../shared/fields/listing-fields.ts'
import { withProposal } from '../launches/edit-live-listing.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import type { Maker, Profile } from '../../domain/records.ts'
import type { Finders } from '../../ports/store.ts'
import { editorsOf, listingOf } from '../../domain/moderation/changes.ts'
import type { Revision } from '../../domain/moderation/records.ts'
import type { World } from '../../ports/world.ts'

/** An edit that no moderator has seen: what was approved, and what makers changed it to. `editors` are those who still have an account. */
export type UnseenEdit = { launch: Launch; revision: Revision; edited: Listing; editors: Profile[] }

const editsShown = 20

/** Edits of listings, oldest first: those that wait, then those that are already public. Then, in no order, those of maker pages. */
export async function readEdits(world: World): Promise<{ edits: UnseenEdit[]; pages: Maker[]; total: number }> {
  const lists = await Promise.all((['waiting', 'changed'] as const).map((state) => world.store.list('revisions', 'state', state)))
  const revisions = lists.flatMap((list) => list.toSorted((a, b) => (a.at < b.at ? -1 : 1)))
  const edits: UnseenEdit[] = []
  for (const revision of revisions.slice(0, editsShown)) {
    const launch = await world.store.get('launches', revision.id)
    if (launch !== null) edits.push(await unseenEdit(world.store, launch, revision))
  }
  const pages = await world.store.list('makers', 'changed', 'unseen')
  return { edits, pages: pages.slice(0, editsShown), total: revisions.length + pages.length }
}

export async function findUnseenEdit({ store }: Pick<World, 'store'>, launch: Launch): Promise<UnseenEdit | null> {
  const revision = await store.get('revisions', launch.id)
  return revision && unseenEdit(store, launch, revision)
}

const unseenEdit = async ({ get }: Pick<Finders, 'get'>, launch: Launch, revision: Revision): Promise<UnseenEdit> => ({
  launch,
  revision,
  editors: (await Promise.all(editorsOf(launch, revision).map((id) => get('profiles', id)))).filter((person) => person !== null),
  edited: listingOf(withProposal(launch, revision)),
})
