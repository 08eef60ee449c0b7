import { makersOf } from '../../domain/launch/makers.ts'
import { Type } from 'typebox'
import { Failure } from '../../domain/failure.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import { readReason } from '../../domain/launch/life-cycle.ts'
import { altsOf, changedFields, editorsOf } from '../../domain/moderation/changes.ts'
import type { Profile, MakerTexts } from '../../domain/records.ts'
import type { World } from '../../ports/world.ts'
import { requireAny } from '../access/launch-access.ts'
import { findReviewedLaunch } from '../launches/find-launch.ts'
import { ownerOf, putAlts } from '../pictures/keep-listing-pictures.ts'
import { noteEvent } from '../history/note-event.ts'
import { defineAction } from '../define-action.ts'
import { decide } from '../decisions/decide.ts'
import { type QueueDecision, nextInQueue } from './decide-on-launch.ts'
import { readEdits } from './read-edits.ts'
import { givenReason, Reason } from './reasons.ts'
import { rejectOwn } from '../access/reject-own.ts'
import { renewOnLaunches } from '../makers/read-maker.ts'

/** Names the launch that was edited, or else, as `page`, the account whose maker page was. `seen` is the `at` of the edit that the moderator read. */
const Seen = { slug: Type.String(), page: Type.Optional(Type.String()), seen: Type.String() }
type EditDecision = { slug: string; page?: string | undefined; seen: string; reason: string | null }

export const acceptEdit = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object(Seen),
  run: (world, edit, account) => decideOnEdit(world, 'accept_edit', { ...edit, reason: null }, account),
})

export const restoreListing = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({ ...Seen, ...Reason }),
  run: async (world, { slug, page, seen, ...reason }, account) =>
    decideOnEdit(world, 'restore_edit', { slug, page, seen, reason: readReason(await givenReason(world, reason)) }, account),
})

/** The decision concerns whoever made the edit; if several people did, all are told, and it counts against nobody. An edit that isn’t public is rejected, not reverted. Throws FORBIDDEN for one’s own, NOT_FOUND, and CONFLICT if it has been reviewed or edited again. */
async function decideOnEdit(
  world: World,
  move: 'accept_edit' | 'restore_edit',
  { slug, page, seen, reason }: EditDecision,
  account: Profile,
): Promise<QueueDecision> {
  if (page !== undefined)
    return decideOnPage(world, move === 'accept_edit' ? 'accept_page' : 'restore_page', { page, seen, reason }, account)
  const { id } = await findReviewedLaunch(world, { slug }, account)
  const ids = (await readEdits(world)).edits.map(({ launch }) => launch.id)
  const decision = await world.store.transact(async (transaction) => {
    const launch = await requireAny(transaction, slug)
    await rejectOwn(world, transaction, makersOf(launch), account)
    const revision = requireSeen(await transaction.get('revisions', launch.id), seen)
    const action = move === 'restore_edit' && revision.state === 'waiting' ? 'reject_edit' : move
    const editors = editorsOf(launch, revision)
    const only = editors.length === 1 ? await transaction.get('profiles', editors[0] ?? '') : null
    const about = { launchId: launch.id, accountId: only?.id ?? null, about: launch.name, since: revision.at }
    return decide(
      world,
      transaction,
      { action, by: account.id, ...about, reason, tells: only === null ? editors : [] },
      async (recorded) => {
        const listing: Partial<Launch> = move === 'restore_edit' ? { ...revision.approved, ...revision.address } : (revision.proposed ?? {})
        const now = world.clock().toISOString()
        const isChanged = changedFields(launch, { ...launch, ...listing }).length > 0
        const decided: Launch = { ...launch, ...listing, ...(isChanged && { listingChangedAt: now }), updatedAt: now }
        await recorded.put('launches', decided)
        await putAlts(recorded, ownerOf(launch), altsOf(revision.alts, move === 'restore_edit' ? 'approved' : 'edited'))
        await recorded.remove('revisions', launch.id)
        await noteEvent(world, recorded, { launchId: launch.id, by: account.id, event: action, note: reason })
      },
    )
  })
  return { decision, next: nextInQueue(ids, id) }
}

/** The maker can edit again while a moderator has the page open; the moderator must decide on the current version. */
export function requireSeen<Edit extends { at: string }>(revision: Edit | null | undefined, seen: string): Edit {
  if (revision == null) throw new Failure('CONFLICT', 'This edit was already reviewed or withdrawn.')
  if (revision.at !== seen) throw new Failure('CONFLICT', 'The edit has changed since you opened this page. Review the new version.')
  return revision
}

type Page = { page: string; seen: string; reason: string | null }

/** Restoring returns a maker’s page, name and handle to what a moderator last saw. Throws as decisions on listings do, and CONFLICT if somebody else has the handle now. */
async function decideOnPage(
  world: World,
  action: 'accept_page' | 'restore_page',
  { page: id, seen, reason }: Page,
  account: Profile,
): Promise<QueueDecision> {
  const decision = await world.store.transact(async (transaction) => {
    await rejectOwn(world, transaction, [id], account)
    const [person, maker] = [await transaction.get('profiles', id), await transaction.get('makers', id)]
    const { at, before } = requireSeen(maker?.unseen, seen)
    return decide(world, transaction, { action, by: account.id, accountId: id, since: at, reason }, async (recorded) => {
      const { name, handle, about, links }: MakerTexts = action === 'accept_page' ? { ...before, ...maker } : before
      await recorded.put('makers', { id, name, handle, about, links })
      if (action === 'accept_page' || person === null) return
      await recorded.put('profiles', { ...person, name, handle })
      await renewOnLaunches(recorded, { ...person, handle })
    })
  })
  return { decision, next: null }
}
