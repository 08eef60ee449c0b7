import { Type } from 'typebox'
import { siteDay } from '../../domain/launch/launch-time.ts'
import type { Decision } from '../../domain/moderation/records.ts'
import type { Profile } from '../../domain/records.ts'
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
export function nextInQueue(ids: readonly string[], id: string): string | null {
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
