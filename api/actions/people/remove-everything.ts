import { Type } from 'typebox'
import type { Launch } from '../../domain/launch/launch.ts'
import type { Move } from '../../domain/launch/life-cycle.ts'
import type { Decision } from '../../domain/moderation/records.ts'
import { readSuspension } from '../../domain/moderation/suspension.ts'
import type { Profile } from '../../domain/records.ts'
import type { Transaction } from '../../ports/store.ts'
import { defineAction } from '../define-action.ts'
import { putPicture } from '../makers/put-maker.ts'
import { applyMove } from '../launches/move-launch.ts'
import { decide, settleReports } from '../decisions/decide.ts'
import { recountSoon } from '../votes/recount-accounts.ts'
import { rejectModerators, requirePerson, requireSeen, Seen, suspensionReason, takeEffect, type PeopleWorld } from './suspend-person.ts'

/** Seconds. A removal can be undone as a whole for 30 days. */
export const removalUndoTime = 30 * 24 * 3600

export const removeEverythingBy = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({ ...Seen, preset: Type.Optional(Type.String()), reason: Type.String() }),
  run: (world, { preset = '', reason, ...person }, account) =>
    removeEverything(world, { ...person, reason: suspensionReason(preset, reason) }, account),
})

/** Comments are hidden, votes not counted, launches unpublished or rejected, reports settled. Throws what applySuspension throws. */
export async function removeEverything(
  world: PeopleWorld,
  { id, seen, reason: typed }: { id: string; seen?: string; reason: string },
  by: Profile | null,
): Promise<Decision> {
  const now = world.clock()
  const { reason, until } = readSuspension({ reason: typed, until: 'lifted' }, now)
  const decision = await world.store.transact(async (transaction) => {
    const person = await requirePerson(transaction, id)
    rejectModerators(world, person, by)
    requireSeen(person, seen)
    const suspension = { at: now.toISOString(), until, reason, by: by?.id ?? null }
    const entry = {
      action: 'remove_everything',
      by: by?.id ?? null,
      accountId: id,
      reason,
      until,
      undoFor: removalUndoTime,
      ...(await waitingReportsOn(transaction, id)),
    } as const
    const decision = await decide(world, transaction, entry, async (recorded) => {
      await putPicture(recorded, { ...person, suspension, everythingRemoved: true }, undefined)
      for (const launch of await recorded.list('launches', 'ownerId', id)) await removeLaunch(world, recorded, launch, { reason, by })
      await settleReports(world, recorded, { subjectId: id, by: by?.id ?? null })
      await settleCommentReports(world, recorded, id, by)
    })
    await takeEffect(world, transaction, id)
    return decision
  })
  await recountSoon(world, by)
  return decision
}

type Why = { reason: string; by: Profile | null }

/** Drafts and rejected launches are hidden already. */
async function removeLaunch(world: PeopleWorld, transaction: Transaction, launch: Launch, { reason, by }: Why): Promise<void> {
  const step = removal(launch, reason)
  if (step !== null) await applyMove(world, transaction, { launch, step, roles: new Set(['moderator']), by: by?.id ?? null })
  await settleReports(world, transaction, { subjectId: launch.id, by: by?.id ?? null })
}

function removal({ status, submittedAt }: Launch, reason: string): Move | null {
  if (status === 'live') return { event: 'take_down', reason }
  if (status === 'scheduled') return { event: 'stop', reason }
  return status === 'pending_review' ? { event: 'reject', reason, seen: submittedAt } : null
}

async function waitingReportsOn(transaction: Transaction, accountId: string): Promise<Pick<Decision, 'since' | 'reports'>> {
  const open = await transaction.list('flags', 'state', 'open')
  if (open.length === 0) return {}
  const launches = await transaction.list('launches', 'ownerId', accountId)
  const comments = await transaction.list('comments', 'accountId', accountId)
  const own = new Set([accountId, ...[...launches, ...comments].map(({ id }) => id)])
  const found = open.filter(({ subjectId }) => own.has(subjectId))
  const [first] = found.map(({ at }) => at).toSorted()
  return first === undefined ? {} : { since: first, reports: found.length }
}

/** A spammer may have thousands of comments, few of which were reported. */
async function settleCommentReports(world: PeopleWorld, transaction: Transaction, accountId: string, by: Profile | null): Promise<void> {
  const open = (await transaction.list('flags', 'state', 'open')).filter(({ subject }) => subject === 'comment')
  if (open.length === 0) return
  const own = new Set((await transaction.list('comments', 'accountId', accountId)).map(({ id }) => id))
  for (const subjectId of new Set(open.map(({ subjectId }) => subjectId)))
    if (own.has(subjectId)) await settleReports(world, transaction, { subjectId, by: by?.id ?? null })
}
