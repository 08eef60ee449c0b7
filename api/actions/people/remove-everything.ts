import { Type } from 'typebox'
import type { Launch } from '../../domain/launch/launch.ts'
import type { Move } from '../../domain/launch/life-cycle.ts'
import { changedFields } from '../../domain/moderation/changes.ts'
import type { Decision, Revision } from '../../domain/moderation/records.ts'
import { readSuspension } from '../../domain/moderation/suspension.ts'
import type { Profile } from '../../domain/records.ts'
import type { Transaction } from '../../ports/store.ts'
import { removeEntry } from '../community/edit-changelog.ts'
import { defineAction } from '../define-action.ts'
import { putPicture } from '../makers/read-maker.ts'
import { withhold } from '../moderation/reports/decide-on-reports.ts'
import { listOpenAbout } from '../decisions/find-flagged.ts'
import { applyMove } from '../launches/move-launch.ts'
import { decide, settleReports } from '../decisions/decide.ts'
import { recountSoon } from '../votes/recount-accounts.ts'
import { requireSuspendable, Seen, suspensionReason, takeEffect, type PeopleWorld, type SeenPerson } from './suspend-person.ts'

/** Seconds. A removal can be undone as a whole for 30 days. */
export const removalUndoTime = 30 * 24 * 3600

export const removeEverythingBy = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({ ...Seen, preset: Type.Optional(Type.String()), reason: Type.String() }),
  run: (world, { preset = '', reason, ...person }, account) =>
    removeEverything(world, { ...person, reason: suspensionReason(preset, reason) }, account),
})

/**
 * Comments are hidden, votes not counted, launches unpublished or rejected, updates and edits that wait deleted, audit reports made private, flags settled. Throws what applySuspension
 * throws. `isTold` as for suspensions.
 */
export async function removeEverything(
  world: PeopleWorld,
  { id, seen, reason: typed, isTold }: SeenPerson & { reason: string },
  by: Profile | null,
): Promise<Decision> {
  const now = world.clock()
  const { reason, until } = readSuspension({ reason: typed, until: 'lifted' }, now)
  const decision = await world.store.transact(async (transaction) => {
    const person = await requireSuspendable(world, transaction, { id, seen }, by)
    const suspension = { at: now.toISOString(), until, reason, by: by?.id ?? null }
    const flags = await listOpenAbout(transaction, id)
    const [since] = flags.map(({ at }) => at).toSorted()
    const entry = {
      action: 'remove_everything',
      by: by?.id ?? null,
      accountId: id,
      reason,
      until,
      undoFor: removalUndoTime,
      isTold,
      ...(since !== undefined && { since, reports: flags.length }),
    } as const
    const decision = await decide(world, transaction, entry, async (recorded) => {
      await putPicture(recorded, { ...person, suspension, everythingRemoved: true }, undefined)
      const own = await recorded.list('launches', 'ownerId', id)
      for (const launch of own) await removeLaunch(world, recorded, launch, { reason, by })
      // Those on their own launches come back with these.
      for (const entry of await recorded.list('changelog', 'by', id))
        if (!own.some((launch) => launch.id === entry.launchId)) await removeEntry(world, recorded, { entry, by: by?.id ?? null })
      for (const edit of await recorded.list('revisions', 'by', id)) await removeWaiting(recorded, edit)
      for (const report of await recorded.list('reports', 'accountId', id)) await withhold(world, recorded, report)
      for (const subjectId of new Set(flags.map((flag) => flag.subjectId)))
        await settleReports(world, recorded, { subjectId, by: by?.id ?? null })
    })
    await takeEffect(world, transaction, id)
    return decision
  })
  await recountSoon(world, by)
  return decision
}

type Why = { reason: string; by: Profile | null }

/** What nobody has seen of an edit that waits goes; what’s public already still waits for a moderator. */
async function removeWaiting({ get, put, remove }: Transaction, edit: Revision): Promise<void> {
  const launch = await get('launches', edit.id)
  if (edit.state !== 'waiting' || launch === null) return
  if (edit.address === undefined && changedFields(edit.approved, launch).length === 0) await remove('revisions', edit.id)
  else await put('revisions', { ...edit, state: 'changed', proposed: null })
}

/** Drafts and rejected launches are hidden already. */
async function removeLaunch(world: PeopleWorld, transaction: Transaction, launch: Launch, { reason, by }: Why): Promise<void> {
  const step = removal(launch, reason)
  if (step !== null) await applyMove(world, transaction, { launch, step, roles: new Set(['moderator']), by: by?.id ?? null })
}

function removal({ status, submittedAt }: Launch, reason: string): Move | null {
  if (status === 'live') return { event: 'take_down', reason }
  if (status === 'scheduled') return { event: 'stop', reason }
  return status === 'pending_review' ? { event: 'reject', reason, seen: submittedAt } : null
}
