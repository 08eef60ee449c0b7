import { makersOf, shownMaker } from '../../domain/launch/makers.ts'
import type { Listing } from '../../../shared/fields/listing-fields.ts'
import { Failure } from '../../domain/failure.ts'
import { isLive, type Launch } from '../../domain/launch/launch.ts'
import { arrows, move, type Move, type Role } from '../../domain/launch/life-cycle.ts'
import { launchMoment } from '../../domain/launch/launch-time.ts'
import type { Decision } from '../../domain/moderation/records.ts'
import { decide, requireOpen, settleReports } from '../decisions/decide.ts'
import { blockSuspended } from '../../domain/moderation/suspension.ts'
import { isLeadSuspended, requireAny, requireLead, requireModerator, rolesOf } from '../access/launch-access.ts'
import { rejectPendingDeletion } from '../access/deletion-access.ts'
import { rejectOwn } from '../access/reject-own.ts'
import type { Profile } from '../../domain/records.ts'
import { findKnownLaunch } from '../drafts/create-draft.ts'
import { emit } from '../../notices/fan-out.ts'
import { isOpening, openingLaunches } from './is-opening.ts'
import { weekError } from './list-weeks.ts'
import { noteEvent } from '../history/note-event.ts'
import { leaveTombstones } from '../history/tombstones.ts'
import type { Finders, Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import type { EventFacts } from '../../notices/kinds.ts'

/** What people are notified of after a move; null for moves that nobody is notified of. */
function eventOfMove(step: Move, { rejectionReason }: Launch): EventFacts | null {
  const reason = rejectionReason ?? ''
  switch (step.event) {
    case 'submit':
      return { kind: 'submitted', facts: {} }
    case 'approve':
      // What is published at once is told as live.
      return step.atOnce === true ? null : { kind: 'approved', facts: { launchDate: step.launchDate } }
    case 'reject':
      return { kind: 'rejected', facts: { reason } }
    case 'stop':
      return { kind: 'stopped', facts: { reason } }
    case 'take_down':
      return { kind: 'taken-down', facts: { reason } }
    case 'publish':
      return { kind: 'live', facts: {} }
    default:
      return null
  }
}

const notes: { [E in Move['event']]: (launch: Launch) => string | null } = {
  submit: ({ plan, requestedLaunchDate }) => `${plan}, ${requestedLaunchDate}`,
  withdraw: () => null,
  approve: ({ launchDate }) => launchDate,
  reject: ({ rejectionReason }) => rejectionReason,
  stop: ({ rejectionReason }) => rejectionReason,
  take_down: ({ rejectionReason }) => rejectionReason,
  unpublish: () => null,
  reopen: () => null,
  publish: ({ launchDate }) => launchDate,
}

/** Throws what `move` throws, NOT_FOUND, and CONFLICT for a full week or a product that is already listed or launching. */
export async function moveLaunch(world: World, slug: string, step: Move, account: Profile): Promise<Launch> {
  if (isDecision(step)) return (await decideOnLaunch(world, slug, step, account)).launch
  const moved = await world.store.transact(async (transaction) => {
    const found = await requireLead(transaction, slug, account)
    if (step.event === 'submit') {
      await requireProven(world, transaction, account)
      await rejectPendingDeletion(transaction, account.id)
    }
    // The maker is shown as their profile was on the day of submission.
    const launch = step.event === 'submit' ? { ...found, maker: shownMaker(account) } : found
    if (step.event === 'unpublish') await settleReports(world, transaction, { subjectId: launch.id, by: account.id, isByAuthor: true })
    return applyMove(world, transaction, { launch, step, roles: rolesOf(world, launch, account), by: account.id })
  })
  world.events.wake()
  return moved
}

export type ModeratorMove = Extract<Move, { event: 'approve' | 'reject' | 'stop' | 'take_down' }>

/** Moves by a moderator are in the moderation log and can be undone. */
const isDecision = (step: Move): step is ModeratorMove => arrows[step.event].by === 'moderator'

/** Like moveLaunch, for a moderator’s moves. Unpublishing a launch settles the reports about it; those until `flaggedUntil` have to be open still. Throws FORBIDDEN for approving one’s own. */
export async function decideOnLaunch(
  world: World,
  slug: string,
  step: ModeratorMove,
  account: Profile,
  flaggedUntil?: string,
): Promise<{ launch: Launch; decision: Decision }> {
  requireModerator(world, account)
  const decided = await world.store.transact(async (transaction) => {
    const launch = await requireAny(transaction, slug)
    if (step.event === 'approve') await rejectOwn(world, transaction, makersOf(launch), account)
    if (flaggedUntil !== undefined) await requireOpen(transaction, launch.id, flaggedUntil)
    const isAtOnce = step.event === 'approve' && step.atOnce === true
    if (isAtOnce) await requireOpening(world, transaction, launch)
    const waited = step.event === 'take_down' ? { settles: { subjectId: launch.id } } : sinceSubmitted(launch)
    const reason = step.event === 'approve' ? null : step.reason
    const about = { launchId: launch.id, accountId: launch.ownerId, about: launch.name }
    let moved = launch
    const decision = await decide(
      world,
      transaction,
      { action: step.event, by: account.id, ...about, reason, ...waited },
      async (recorded) => {
        moved = await applyMove(world, recorded, { launch, step, roles: rolesOf(world, launch, account), by: account.id })
        if (isAtOnce) moved = await applyMove(world, recorded, { launch: moved, ...publishing })
      },
    )
    return { launch: moved, decision }
  })
  world.events.wake()
  return decided
}

/** Moderators only read what was submitted by somebody they can reach. Throws CONFLICT, and FORBIDDEN for a suspended account. */
export async function requireProven({ clock }: World, finders: Pick<Finders, 'get'>, account: Profile): Promise<void> {
  const own = (await finders.get('profiles', account.id)) ?? account
  blockSuspended(own, clock())
  if (own.emailProven === true) return
  throw new Failure('CONFLICT', `Verify your email to submit: open the link that we sent to ${own.email}. Your draft is saved.`)
}

const sinceSubmitted = ({ submittedAt }: Launch) => (submittedAt === null ? {} : { since: submittedAt })

type MoveWorld = Pick<World, 'siteUrl' | 'clock' | 'random' | 'weekCapacity' | 'rules'>
type Application = { launch: Launch; step: Move; roles: ReadonlySet<Role>; by: string | null }

/** One status change inside a transaction: the launch, its slot and its history. */
export async function applyMove(world: MoveWorld, transaction: Transaction, { launch, step, roles, by }: Application): Promise<Launch> {
  const crawl = step.event === 'submit' ? await transaction.get('crawls', launch.id) : null
  const moved = move(launch, step, { roles, now: world.clock(), isAudited: crawl !== null })
  if (step.event === 'submit') await findKnownLaunch(world, transaction, [moved.url, ...(crawl?.urls ?? [])], by ?? '')
  await requireRoom(world, transaction, step, launch, moved)
  const kept = isLive(launch) && !isLive(moved) ? await leaveCatalog(world, transaction, launch, step) : {}
  if (moved.status !== 'live' && moved.status !== 'scheduled') await transaction.remove('revisions', launch.id)
  const stored: Launch = { ...moved, ...kept }
  await transaction.put('launches', stored)
  await noteEvent(world, transaction, { launchId: moved.id, by, event: step.event, note: notes[step.event](moved) })
  const event = eventOfMove(step, moved)
  if (event !== null) await emit(world, transaction, { ...event, launchId: moved.id, by })
  return stored
}

/** What a launch leaves behind when it’s no longer live. An edit that waited becomes part of its owner’s draft. */
async function leaveCatalog(world: MoveWorld, transaction: Transaction, launch: Launch, step: Move): Promise<Partial<Listing>> {
  await leaveTombstones(world, transaction, launch, step.event === 'unpublish' ? 'maker' : 'moderator')
  const revision = await transaction.get('revisions', launch.id)
  return (step.event === 'unpublish' && revision?.proposed) || {}
}

/** Counts the slots in the transaction that takes one, so neither a week nor a maker ever exceeds their capacity. Moderators may exceed the maker’s. */
async function requireRoom(world: MoveWorld, transaction: Transaction, { event }: Move, before: Launch, after: Launch): Promise<void> {
  const { week } = after
  if (week === null || (before.week?.year === week.year && before.week.week === week.week)) return
  const message = await weekError(world, transaction, event === 'submit' ? after : null, week)
  if (message === null) return
  const issues = [{ path: ['launchDate'], message, code: 'full' }]
  throw new Failure('CONFLICT', message, { fieldErrors: { launchDate: [message] }, issues })
}

export async function listDue({ store, clock }: World): Promise<string[]> {
  const now = clock()
  const scheduled = await store.list('launches', 'status', 'scheduled')
  return scheduled.filter(({ launchDate }) => launchDate !== null && launchMoment(launchDate) <= now).map(({ id }) => id)
}

/** Throws CONFLICT unless a launch may go live at once. */
async function requireOpening(world: World, transaction: Transaction, launch: Launch): Promise<void> {
  if (!(await isOpening(transaction)))
    throw new Failure(
      'CONFLICT',
      `The catalog now has ${openingLaunches} live launches, so this one can’t go live right away. Choose a launch date.`,
    )
  if (await isLeadSuspended(world, launch, transaction))
    throw new Failure('CONFLICT', 'The lead maker is suspended, so this launch can’t go live right away. Choose a launch date.')
}

const publishing = { step: { event: 'publish' }, roles: new Set(['service']), by: null } satisfies Omit<Application, 'launch'>

/** Publishes a scheduled launch. Null if it has been withdrawn or published in the meantime, or its maker is suspended. */
export async function publishLaunch(world: World, id: string): Promise<Launch | null> {
  const published = await world.store.transact(async (transaction) => {
    const launch = await transaction.get('launches', id)
    if (launch?.status !== 'scheduled' || (await isLeadSuspended(world, launch, transaction))) return null
    return applyMove(world, transaction, { launch, ...publishing })
  })
  world.events.wake()
  return published
}
