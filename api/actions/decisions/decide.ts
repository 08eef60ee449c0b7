import { Failure } from '../../domain/failure.ts'
import { changeOf } from '../../domain/moderation/changes.ts'
import {
  isAppealable,
  reversibleDays,
  type Change,
  type Decision,
  type DecisionAction,
  type Undo,
  type Flag,
} from '../../domain/moderation/records.ts'
import { definitionOf, type Collection, type Records } from '../../domain/collections/collections.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { createId } from '../../domain/random.ts'
import { addDays, dayOf } from '../../domain/launch/launch.ts'
import { flaggedWords } from '../../domain/moderation/reasons.ts'
import { concernsPerson } from '../../domain/moderation/decision-sentence.ts'
import { nameFlagged } from './find-flagged.ts'
import { emit } from '../../notices/fan-out.ts'
import { createHash } from 'node:crypto'

/** Seconds. Long enough to notice a mistake; after that, the opposite decision reverses it. */
export const undoTime = 60

type Subject = Partial<
  Pick<Decision, 'accountId' | 'launchId' | 'commentId' | 'about' | 'reason' | 'since' | 'reports' | 'until' | 'mistakenSince'>
>
export type NewDecision = Subject & {
  action: DecisionAction
  /** Who decides: an account id, or null for the shell. */
  by: string | null
  /** For how many seconds it can be undone. */
  undoFor?: number
  /** The person knows of it already, from before a restore. */
  isTold?: boolean | undefined
  /** The account ids of others who are told. */
  tells?: readonly string[]
  /** The open reports that it settles. */
  settles?: Settling
}

/** The changes that `work` makes are recorded for undoing. People are notified after the minute in which mistakes are noticed. */
export async function decide(
  world: Pick<World, 'clock' | 'random'>,
  transaction: Transaction,
  { action, by, undoFor = undoTime, isTold = false, tells = [], settles, ...subject }: NewDecision,
  work: (transaction: Transaction) => Promise<void>,
): Promise<Decision> {
  const now = world.clock()
  const at = now.toISOString()
  const until = new Date(now.getTime() + undoFor * 1000).toISOString()
  const { recorded, changes } = record(transaction, new Date(now.getTime() + Math.min(undoFor, undoTime) * 1000).toISOString())
  const waited = settles && (await waitingReports(transaction, settles))
  await work(recorded)
  if (settles) await settleReports(world, recorded, { ...settles, by })
  const nothing = { accountId: null, launchId: null, commentId: null, about: null, reason: null }
  const decision: Decision = { id: createId(world), at, month: at.slice(0, 7), by, action, ...nothing, ...subject, ...waited }
  if (!isTold && concernsPerson(decision))
    await emit(world, recorded, { kind: 'decided', launchId: null, by, facts: { decisionId: decision.id } })
  for (const to of tells) await emit(world, recorded, { kind: 'decided', launchId: null, by, facts: { decisionId: decision.id, to } })
  await transaction.put('decisions', decision)
  const day = isAppealable(decision) ? addDays(dayOf(now), reversibleDays) : until.slice(0, 10)
  const undo: Undo = { id: decision.id, accountId: decision.accountId, until, day, changes: await changes() }
  if (undo.changes.length > 0) await transaction.put('undos', undo)
  return decision
}

/** A transaction that notes what its changes do. Nobody is notified of them before a given time. */
function record(transaction: Transaction, notBefore: string): { recorded: Transaction; changes: () => Promise<Change[]> } {
  const before = new Map<string, { collection: Collection; id: string; record: Records[Collection] | null }>()
  const note = async (collection: Collection, id: string) => {
    const key = `${collection}/${id}`
    if (definitionOf(collection).isTrail || before.has(key)) return
    before.set(key, { collection, id, record: await transaction.get(collection, id) })
  }
  const recorded: Transaction = {
    ...transaction,
    put: async (collection, value) => {
      await note(collection, value.id)
      await transaction.put(collection, collection === 'events' ? { ...value, notBefore } : value)
    },
    remove: async (collection, id) => {
      await note(collection, id)
      await transaction.remove(collection, id)
    },
  }
  const changes = async () => {
    const found: Change[] = []
    for (const { collection, id, record } of before.values()) {
      const change = changeOf(collection, id, record, await transaction.get(collection, id))
      if (change !== null) found.push(change)
    }
    return found
  }
  return { recorded, changes }
}

/** How many open reports a decision settles, and since when. */
async function waitingReports(transaction: Transaction, { subjectId, until }: Settling): Promise<Pick<Decision, 'since' | 'reports'>> {
  const open = await listOpen(transaction, subjectId, until)
  const [first] = open.map(({ at }) => at).toSorted()
  return first === undefined ? {} : { since: first, reports: open.length }
}

/** What those who made the reports hear. `isByAuthor`: nobody decided, as whoever wrote it deleted or unpublished it. `isExpired`: nor in time. */
type Outcome = { isByAuthor?: boolean; isExpired?: boolean; isReversed?: boolean }
type Settling = { subjectId: string; dismissed?: boolean; until?: string | undefined }

/** Those who made the reports are told. `by` decides: an account id, or null for the shell. */
export async function settleReports(
  world: Pick<World, 'clock' | 'random'>,
  transaction: Transaction,
  { subjectId, by, dismissed = false, until, ...outcome }: Settling & Outcome & { by: string | null },
): Promise<void> {
  const open = await listOpen(transaction, subjectId, until)
  const [first] = open
  if (first === undefined) return
  const settledAt = world.clock().toISOString()
  for (const { comment: _, ...flag } of open)
    await transaction.put('flags', { ...flag, state: 'resolved', settledAt, ...(dismissed && { dismissed }) })
  await tellReporters(world, transaction, { ...first, settledAt }, { by, isRemoved: !dismissed, ...outcome })
}

/** Those whose reports were settled with this one hear what came of them; again if the decision is reversed after an appeal. */
export async function tellReporters(
  world: Pick<World, 'clock' | 'random'>,
  transaction: Transaction,
  flag: Flag,
  { by, ...outcome }: Outcome & { by: string | null; isRemoved: boolean },
): Promise<void> {
  const { subject, subjectId, settledAt = '' } = flag
  const about = flaggedWords(subject, (await nameFlagged(transaction, flag)) ?? 'a launch')
  const facts = { subjectId, isPerson: subject === 'person', about, settledAt, ...outcome }
  await emit(world, transaction, { kind: 'report-settled', launchId: null, by, facts })
}

/** Open reports about a launch or comment, made at `until` or before. */
export const listOpen = async ({ list }: Pick<Transaction, 'list'>, subjectId: string, until = '9999'): Promise<Flag[]> =>
  (await list('flags', 'subjectId', subjectId)).filter(({ state, at }) => state === 'open' && at <= until)

/** The first of the reports that a moderator decides on, made at `until` or before. Throws CONFLICT if another has decided meanwhile. */
export async function requireOpen(transaction: Pick<Transaction, 'list'>, subjectId: string, until: string): Promise<Flag> {
  const [first] = await listOpen(transaction, subjectId, until)
  if (first === undefined) throw new Failure('CONFLICT', 'No change: these flags were already handled.')
  return first
}

/** A version token of a list that moderators edit: it changes with the list. */
export const markOf = (list: unknown): string => createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 12)

/** Throws CONFLICT if another moderator has saved the list since the page was opened. `seen` is its version token from then. */
export function requireUnchangedList(now: unknown, seen: string | undefined): void {
  if (seen !== undefined && markOf(now) !== seen)
    throw new Failure('CONFLICT', 'Another moderator has saved this list since you opened it. Open it again, then repeat your changes.')
}
