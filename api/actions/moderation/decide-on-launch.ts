import { Type } from 'typebox'
import { siteDay } from '../../domain/launch/launch-time.ts'
import type { Decision } from '../../domain/moderation/records.ts'
import type { Profile } from '../../domain/records.ts'
import type { World } from '../../ports/world.ts'
import { defineAction } from '../define-action.ts'
import { findReviewedLaunch } from '../launches/find-launch.ts'
import { decideOnLaunch, type ModeratorMove } from '../launches/move-launch.ts'
import { listPending } from '../launches/read-review-queue.ts'
import { nextInQueue } from './next-in-queue.ts'
import { givenReason, Reason } from './reasons.ts'

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
