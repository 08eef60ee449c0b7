import { Type } from 'typebox'
import { Failure } from '../../domain/failure.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import words from '../../domain/moderation/words.json' with { type: 'json' }
import { withoutChange } from '../../domain/moderation/changes.ts'
import type { Change, Decision, Flag } from '../../domain/moderation/records.ts'
import { isSuspended } from '../../domain/moderation/suspension.ts'
import type { Collection, Records } from '../../domain/collections/collections.ts'
import type { Report } from '../../domain/report.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { markForRecount, recountSoon } from '../votes/recount-accounts.ts'
import { isWaiting } from '../community/decide-on-comment.ts'
import { release } from '../community/screen-comment.ts'
import { countReceived } from '../decisions/count-received.ts'
import { tellReporters, undoTime } from '../decisions/decide.ts'
import { emit } from '../../notices/fan-out.ts'
import { noteEvent } from '../history/note-event.ts'
import { defineAction } from '../define-action.ts'
import { createId } from '../../domain/random.ts'
import { isSettingKey, settingOf } from '../../domain/settings/site-settings.ts'
import { carryOverCategories, checkUndo } from '../settings/check-settings.ts'
import { requireOwner } from '../access/launch-access.ts'
import { ownersOf, rejectOwn } from '../access/reject-own.ts'
import { requireFreeUrl, requireRoom } from './decide-on-launch.ts'

export const undoDecision = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({ id: Type.String() }),
  run: (world, { id }, account, { origin = null }) => revertDecision(world, id, account.id, origin),
})

type UndoWorld = Pick<World, 'clock' | 'random' | 'store' | 'weekCapacity' | 'votes' | 'moderators' | 'moderatorsProve' | 'rules' | 'site'>

/**
 * Undoes a decision while it can be, for any moderator (an account id) or the shell (null). Throws NOT_FOUND, and CONFLICT if it’s too late,
 * something has changed since, its week is full now, or its URL is taken, and FORBIDDEN for another moderator’s decision on what is one’s own. Of a removal of everything,
 * what can be is restored, and `undone.left` says what couldn’t. Settings go back only to what `origin` could save now.
 */
export async function revertDecision(world: UndoWorld, id: string, by: string | null, origin: string | null = null): Promise<Decision> {
  const isOfSettings = (await world.store.get('decisions', id))?.action === 'change_settings'
  if (isOfSettings) await checkUndo(world, id, origin)
  const undone = await world.store.transact(async (transaction) => {
    const decision = await transaction.get('decisions', id)
    if (decision === null) throw new Failure('NOT_FOUND', 'Decision not found.')
    const who = by === null ? null : await transaction.get('profiles', by)
    if (decision.action === 'change_settings' && who !== null) requireOwner(world, who)
    const other = by === null || by === decision.by ? null : who
    if (other !== null) await rejectOwn(world, transaction, await ownersOf(transaction, decision), other)
    const at = world.clock().toISOString()
    const undo = await transaction.get('undos', id)
    if (undo === null || undo.until <= at) throw new Failure('CONFLICT', 'This can no longer be undone.')
    return reverse(world, transaction, decision, { by, reason: null, isAppealed: false })
  })
  if (isOfSettings) {
    await world.site.refresh()
    await carryOverCategories(world)
  }
  await recountAfterUndo(world, by)
  return undone
}

type Reversal = { by: string | null; reason: string | null; isAppealed: boolean }

/**
 * Takes back what a decision changed, and logs it. Of an appealed decision, reports stay settled, and what has changed since stays, and is
 * named; unless what it was about comes back, CONFLICT is thrown. An open appeal is granted with it, and a comment that waited is shown. The person is told if they know of the decision.
 */
export async function reverse(
  world: UndoWorld,
  transaction: Transaction,
  decision: Decision,
  { by, reason, isAppealed }: Reversal,
): Promise<Decision> {
  await requireStillLive(transaction, decision)
  const at = world.clock().toISOString()
  const appeal = await transaction.get('appeals', decision.id)
  const isKnown = appeal !== null || Date.parse(at) >= Date.parse(decision.at) + undoTime * 1000
  // Reversed, it no longer stands, even if nothing was deleted with it.
  const isWarning = decision.action === 'warn'
  const left: string[] = []
  const backIds: string[] = []
  let hasRestored = false
  let settled: Flag | null = null
  for (const change of (await transaction.get('undos', decision.id))?.changes ?? []) {
    if (isAppealed && change.collection === 'flags') {
      settled ??= await transaction.get('flags', change.id)
      continue
    }
    const mayStay = decision.action === 'remove_everything' || (isAppealed && (isWarning || !subjects.has(change.collection)))
    const isBack = await takeBack(world, transaction, change, at).catch((error: unknown) => {
      if (!mayStay || !(error instanceof Failure) || error.code !== 'CONFLICT') throw error
      return false
    })
    hasRestored ||= isBack && change.collection !== 'events'
    if (isBack && change.collection === 'launches' && change.before?.['status'] !== undefined) backIds.push(change.id)
    if (!isBack) left.push(await nameOf(transaction, change))
    else for (const accountId of accountsToRecount(change)) await markForRecount(transaction, accountId)
  }
  if (isAppealed && !hasRestored && !isWarning)
    throw new Failure(
      'CONFLICT',
      'Nothing that this decision changed can be restored anymore. Reject the appeal, and say what’s possible instead.',
    )
  if (settled !== null) await tellReporters(world, transaction, settled, { by, isRemoved: false, isReversed: true })
  const comment = isAppealed && decision.commentId !== null ? await transaction.get('comments', decision.commentId) : null
  if (comment !== null && isWaiting(comment)) await release(world, transaction, comment)
  await transaction.remove('undos', decision.id)
  if (appeal?.state === 'open') {
    await transaction.put('appeals', { ...appeal, state: 'granted' })
    await countReceived(transaction, 'appeals-granted', at)
  }
  const notBack = left.length > 0 && { left: [...new Set(left)].slice(0, maxNamed) }
  const undone: Decision = { ...decision, undone: { at, by, ...notBack } }
  await transaction.put('decisions', undone)
  const { until: _, ...subject } = decision
  const known = isKnown && {
    reverses: decision.action,
    ...notBack,
    ...(await readOutcome(world, transaction, decision.accountId, backIds)),
  }
  const action = isAppealed ? 'grant_appeal' : 'undo'
  const undo: Decision = { ...subject, id: createId(world), at, month: at.slice(0, 7), by, action, reason, ...known }
  await transaction.put('decisions', undo)
  if (isKnown && decision.accountId !== null)
    await emit(world, transaction, { kind: 'decided', launchId: null, by, facts: { decisionId: undo.id } })
  if (decision.launchId !== null)
    await noteEvent(world, transaction, { launchId: decision.launchId, by, event: 'undo', note: decision.action })
  return undone
}

/** What the person whom a reversed decision concerns is told: which launches are as they were, and whether a suspension goes on. */
async function readOutcome({ clock }: UndoWorld, { get }: Transaction, accountId: string | null, launchIds: readonly string[]) {
  const launches = await Promise.all(launchIds.map((id) => get('launches', id)))
  const restored = launches.flatMap((launch) => (launch === null ? [] : [{ name: launch.name, status: launch.status }]))
  const person = accountId === null ? null : await get('profiles', accountId)
  const suspension = person !== null && isSuspended(person, clock()) ? person.suspension : undefined
  return { ...(restored.length > 0 && { restored }), ...(suspension && { until: suspension.until }) }
}

export async function recountAfterUndo(world: UndoWorld, by: string | null): Promise<void> {
  await recountSoon(world, by === null ? null : { id: by })
  world.votes?.changed()
}

/** Whose votes and comments may be weighed differently now: a restored comment’s author may have been suspended meanwhile. */
function accountsToRecount({ collection, id, before }: Change): string[] {
  if (collection === 'profiles') return [id]
  const author = collection === 'comments' ? before?.['accountId'] : undefined
  return typeof author === 'string' ? [author] : []
}

const maxNamed = 20

/** Without these, nothing that the person appealed for would be back. */
const subjects = new Set(['launches', 'profiles'])

const names: Record<string, string> = words.changedRecords

async function nameOf(transaction: Transaction, { collection, id, after }: Change): Promise<string> {
  if (collection === 'launches') return (await transaction.get('launches', id))?.name ?? 'a deleted launch'
  if (collection === 'siteSettings') return isSettingKey(id) ? settingOf(id).label : 'a setting'
  return after !== null && 'suspension' in after ? 'the suspension' : (names[collection] ?? 'edits to a listing')
}

/** A decision on an edit is one on a live listing; what left the catalog is its owner’s draft. */
async function requireStillLive(transaction: Transaction, { action, launchId }: Decision): Promise<void> {
  if (launchId === null || !['accept_edit', 'restore_edit', 'reject_edit'].includes(action)) return
  const status = (await transaction.get('launches', launchId))?.status
  if (status !== 'live' && status !== 'scheduled') throw new Failure('CONFLICT', 'This can’t be undone: the launch is no longer live.')
}

async function takeBack(world: UndoWorld, transaction: Transaction, change: Change, at: string): Promise<true> {
  const collection = change.collection as Collection
  const now = await transaction.get(collection, change.id)
  // Nobody is notified of it now, unless they already were.
  if (collection === 'events' && now === null) return true
  const before = withoutChange(now, change)
  if (before === null) {
    await transaction.remove(collection, change.id)
    return true
  }
  // A report that was private meanwhile can be read for as long as it would be otherwise.
  if (collection === 'reports') before['expiresAt'] = [(now as Report).expiresAt, String(before['expiresAt'])].toSorted().at(-1)
  if (collection === 'launches') {
    const restored = before as Launch
    await requireRoom(world, transaction, now as Launch | null, restored)
    await requireFreeUrl(transaction, now as Launch | null, restored)
    before['updatedAt'] = at
    if (restored.status === 'live') before['listingChangedAt'] = at
  }
  await transaction.put(collection, before as Records[Collection])
  return true
}
