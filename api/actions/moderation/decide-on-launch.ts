import { Type } from 'typebox'
import { siteDay } from '../../domain/launch/launch-time.ts'
import type { Decision } from '../../domain/moderation/records.ts'
import type { Profile, MakerTexts } from '../../domain/records.ts'
import type { World } from '../../ports/world.ts'
import { defineAction } from '../define-action.ts'
import { findReviewedLaunch } from '../launches/find-launch.ts'
import { decideOnLaunch, type ModeratorMove } from '../launches/move-launch.ts'
import { listPending } from '../launches/read-review-queue.ts'
import { givenReason, Reason } from './reasons.ts'
import { findDuplicate, urlKey } from '../../domain/launch/duplicates.ts'
import { Failure } from '../../domain/failure.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import type { Transaction } from '../../ports/store.ts'
import { makersOf } from '../../domain/launch/makers.ts'
import { readReason } from '../../domain/launch/life-cycle.ts'
import { altsOf, changedFields, editorsOf } from '../../domain/moderation/changes.ts'
import { requireAny } from '../access/launch-access.ts'
import { rejectOwn } from '../access/reject-own.ts'
import { ownerOf, putAlts } from '../pictures/add-picture.ts'
import { noteEvent } from '../history/note-event.ts'
import { decide } from '../decisions/decide.ts'
import { readEdits } from './read-edits.ts'
import { renewOnLaunches } from '../makers/read-maker.ts'

const Slug = { slug: Type.String() }
/** The `submittedAt` of the version that the moderator read. */
const Seen = { seen: Type.String() }

/** `confirmed` is the premium plan that the moderator confirmed. `atOnce` publishes it now. Throws CONFLICT for that once the catalog is no longer new. */
export const approveLaunch = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({
    ...Slug,
    ...Seen,
    launchDate: Type.String(),
    confirmed: Type.Optional(Type.String()),
    atOnce: Type.Optional(Type.String()),
  }),
  run: async (world, { slug, seen, launchDate, confirmed = '', atOnce }, account) => {
    const isAtOnce = atOnce !== undefined
    const day = isAtOnce ? siteDay(world.clock()) : launchDate.trim()
    const step = { event: 'approve', launchDate: day, seen: seen || null, confirmedPlan: confirmed, atOnce: isAtOnce } as const
    return decideInQueue(world, slug, step, account)
  },
})

export const rejectLaunch = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({ ...Slug, ...Seen, ...Reason }),
  run: async (world, { slug, seen, ...reason }, account) =>
    decideInQueue(world, slug, { event: 'reject', reason: await givenReason(world, reason), seen: seen || null }, account),
})

export const stopLaunch = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({ ...Slug, ...Reason }),
  run: async (world, { slug, ...reason }, account) =>
    decideInQueue(world, slug, { event: 'stop', reason: await givenReason(world, reason) }, account),
})

export const unpublishLaunch = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({ ...Slug, reason: Type.String() }),
  run: async (world, { slug, reason }, account) => (await decideOnLaunch(world, slug, { event: 'take_down', reason }, account)).decision,
})

/** `next` is the launch in the queue to continue with. */
export type QueueDecision = { decision: Decision; next: string | null }

/** Throws NOT_FOUND for drafts that were never submitted. */
async function decideInQueue(world: World, slug: string, step: ModeratorMove, account: Profile): Promise<QueueDecision> {
  const { id } = await findReviewedLaunch(world, { slug }, account)
  const ids = (await listPending(world)).pending.map((launch) => launch.id)
  const { decision } = await decideOnLaunch(world, slug, step, account)
  return { decision, next: nextInQueue(ids, id) }
}

/** The id after this one in the queue, or the one before; null if it’s the only one or isn’t in the queue. */
function nextInQueue(ids: readonly string[], id: string): string | null {
  const at = ids.indexOf(id)
  return at === -1 ? null : (ids[at + 1] ?? ids[at - 1] ?? null)
}

/** Somebody else may have taken the place that a rejected launch gave up, or one that was approved for another week. */
export async function requireRoom(
  { weekCapacity }: Pick<World, 'weekCapacity'>,
  transaction: Transaction,
  now: Launch | null,
  { week }: Launch,
): Promise<void> {
  if (week === null || (now?.week?.year === week.year && now.week.week === week.week)) return
  if ((await transaction.countReservations(week.year, week.week)) >= weekCapacity)
    throw new Failure('CONFLICT', 'This can’t be undone: the launch’s week is full now.')
}

/** Somebody else may have submitted the product that a rejected or unpublished launch gave up. */
export async function requireFreeUrl(transaction: Transaction, now: Launch | null, { id, url, status }: Launch): Promise<void> {
  if (now?.status === status || status === 'draft' || status === 'rejected') return
  const others = (await transaction.findLaunchesByUrl(urlKey(url))).filter((launch) => launch.id !== id)
  if (findDuplicate({ urls: [url], name: null }, others) !== null)
    throw new Failure('CONFLICT', 'This can’t be undone: another launch has the URL now.')
}

/** Names the launch that was edited, or else, as `page`, the account whose maker page was. `seen` is the `at` of the edit that the moderator read. */
const SeenEdit = { slug: Type.String(), page: Type.Optional(Type.String()), seen: Type.String() }
type EditDecision = { slug: string; page?: string | undefined; seen: string; reason: string | null }

export const acceptEdit = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object(SeenEdit),
  run: (world, edit, account) => decideOnEdit(world, 'accept_edit', { ...edit, reason: null }, account),
})

export const restoreListing = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({ ...SeenEdit, ...Reason }),
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
function requireSeen<Edit extends { at: string }>(revision: Edit | null | undefined, seen: string): Edit {
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
