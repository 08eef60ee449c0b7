import { Failure } from '../domain/failure.ts'
import type { Launch } from '../domain/launch.ts'
import { arrows, move, type Move, type Role } from '../domain/life-cycle.ts'
import type { Profile } from '../domain/records.ts'
import { findKnownLaunch } from './find-known-launch.ts'
import { requireAny, requireModerator, requireOwn, rolesOf } from './launch-access.ts'
import { noteEvent } from './note-event.ts'
import type { Transaction } from './store.ts'
import type { World } from './world.ts'

/** What is said about an event in the launch's history. */
const notes: { [E in Move['event']]: (launch: Launch) => string | null } = {
  submit: ({ plan, requestedLaunchDate }) => `${plan}, ${requestedLaunchDate}`,
  withdraw: () => null,
  approve: ({ launchDate }) => launchDate,
  reject: ({ rejectionReason }) => rejectionReason,
  take_down: ({ rejectionReason }) => rejectionReason,
  reopen: () => null,
  publish: ({ launchDate }) => launchDate,
}

/**
 * A person moves a launch: its owner by the owner's arrows, a moderator by the others. Throws what `move` throws, NOT_FOUND, and CONFLICT
 * for a full week or a product that is listed or launching already.
 */
export async function moveLaunch(world: World, slug: string, step: Move, account: Profile): Promise<Launch> {
  if (arrows[step.event].by === 'moderator') requireModerator(world, account)
  return world.store.transact(async (transaction) => {
    const isOwners = arrows[step.event].by === 'owner'
    const found = await (isOwners ? requireOwn(transaction, slug, account) : requireAny(transaction, slug))
    // The maker is introduced by the profile of the day of submission.
    const launch = step.event === 'submit' ? { ...found, maker: { name: account.name, handle: account.handle } } : found
    return applyMove(world, transaction, { launch, step, roles: rolesOf(world, launch, account), by: account.id })
  })
}

type Application = { launch: Launch; step: Move; roles: ReadonlySet<Role>; by: string | null }

/** One arrow inside a transaction: the launch, its place in a week, its history. */
export async function applyMove(world: World, transaction: Transaction, { launch, step, roles, by }: Application): Promise<Launch> {
  const crawl = step.event === 'submit' ? await transaction.get('crawls', launch.id) : null
  const moved = move(launch, step, { roles, now: world.clock(), isRead: crawl !== null })
  if (step.event === 'submit') await findKnownLaunch(world, transaction, [moved.url, ...(crawl?.urls ?? [])], by ?? '')
  await requireRoom(world, transaction, launch, moved)
  await transaction.put('launches', moved)
  await noteEvent(world, transaction, { launchId: moved.id, by, event: step.event, note: notes[step.event](moved) })
  return moved
}

/** A week never holds more than its capacity, however many ask at once: the count is taken where the place is. */
async function requireRoom({ weekCapacity }: World, transaction: Transaction, before: Launch, after: Launch): Promise<void> {
  const { week } = after
  if (week === null || (before.week?.year === week.year && before.week.week === week.week)) return
  if ((await transaction.countReservations(week.year, week.week)) < weekCapacity) return
  const message = 'This week is full. Choose another.'
  const issues = [{ path: ['launchDate'], message, code: 'full' }]
  throw new Failure('CONFLICT', message, { fieldErrors: { launchDate: [message] }, issues })
}
