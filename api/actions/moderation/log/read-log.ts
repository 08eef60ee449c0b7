import type { Decision, DecisionAction, Undo } from '../../../domain/moderation/records.ts'
import type { Finders } from '../../../ports/store.ts'
import type { World } from '../../../ports/world.ts'
import { monthsBack } from '../../../domain/months.ts'
import type { Launch } from '../../../domain/launch/launch.ts'
import { accountLabel } from '../../../domain/names/person.ts'
import type { Profile } from '../../../domain/records.ts'
import { undoTime } from '../../decisions/decide.ts'
import { listNamedModerators } from '../../../domain/moderation/moderator-rule.ts'

/** Which decisions to list. `by` is an account id, or `shell`; `month` is YYYY-MM. */
export type LogFilter = { action?: DecisionAction; by?: string; accountId?: string; launchId?: string; month?: string }
/** `next` continues after the last entry; null at the end. */
export type LogPage = { entries: NamedDecision[]; next: string | null }

/** A longer list is read month by month, rather than at once. */
const maxAtOnce = 2000

/** Entries of the moderation log, newest first, `before` an entry’s id. */
export async function readLog(
  world: World,
  filter: LogFilter,
  { before = null, limit }: { before?: string | null; limit: number },
): Promise<LogPage> {
  const found: Decision[] = []
  for await (const decision of newestFirst(world.store, filter, before === null ? world.clock() : timeOfId(before))) {
    if (!matches(decision, filter) || (before !== null && decision.id >= before)) continue
    found.push(decision)
    if (found.length > limit) break
  }
  const shown = found.slice(0, limit)
  return { entries: await nameDecisions(world.store, shown), next: found.length > limit ? (shown.at(-1)?.id ?? null) : null }
}

/** Decisions that may match, from the shortest list that has all of those. */
async function* newestFirst(store: Pick<Finders, 'list' | 'countBy'>, filter: LogFilter, last: Date): AsyncGenerator<Decision> {
  const { by, ...rest } = filter
  const named = Object.entries({ ...rest, ...(by !== undefined && by !== 'shell' && { by }) }) as [keyof LogFilter, string][]
  const lists = await Promise.all(
    named.map(async ([field, value]) => ({ field, value, length: await store.countBy('decisions', field, value) })),
  )
  const [shortest] = lists.toSorted((a, b) => a.length - b.length)
  if (shortest !== undefined && (shortest.length <= maxAtOnce || shortest.field === 'month'))
    yield* (await store.list('decisions', shortest.field, shortest.value)).toReversed()
  else
    for (const month of filter.month === undefined ? monthsBack(last) : [filter.month])
      yield* (await store.list('decisions', 'month', month)).toReversed()
}

function matches(decision: Decision, { by, ...rest }: LogFilter): boolean {
  const fields = Object.entries(rest) as [keyof typeof rest, string | undefined][]
  const isBy = by === undefined || decision.by === (by === 'shell' ? null : by)
  return isBy && fields.every(([field, value]) => value === undefined || decision[field] === value)
}

/** Ids begin with their time (random.ts). */
const timeOfId = (id: string): Date => new Date(Number.parseInt(id.slice(0, 12), 16))

/** A decision with current names, and the handles that tell them apart. Those of deleted accounts are null, and so is `by` for the shell. */
export type NamedDecision = {
  decision: Decision
  by: string | null
  undoneBy: string | null
  /** Whom it’s about. */
  person: string | null
  launch: Launch | null
}

/** Decisions that are looked up at the same time, so that many don’t take all database connections. */
const batch = 3

export async function nameDecisions(finders: Pick<Finders, 'get'>, decisions: readonly Decision[]): Promise<NamedDecision[]> {
  const nameOf = once(async (id) => labelOf(await finders.get('profiles', id)))
  const launchOf = once((id) => finders.get('launches', id))
  const name = async (decision: Decision): Promise<NamedDecision> => {
    const { by, undone, accountId, launchId } = decision
    const [byName, undoneBy, person, launch] = await Promise.all([nameOf(by), nameOf(undone?.by), nameOf(accountId), launchOf(launchId)])
    return { decision, by: byName, undoneBy, person, launch }
  }
  const named: NamedDecision[] = []
  for (let from = 0; from < decisions.length; from += batch)
    named.push(...(await Promise.all(decisions.slice(from, from + batch).map(name))))
  return named
}

const labelOf = (person: Profile | null): string | null => person && accountLabel(person)

/** Looks each id up once; no id is null. */
function once<T>(find: (id: string) => Promise<T>): (id: string | null | undefined) => Promise<T | null> {
  const known = new Map<string, Promise<T>>()
  return async (id) => {
    if (id === null || id === undefined) return null
    const found = known.get(id) ?? find(id)
    known.set(id, found)
    return found
  }
}

/** A decision that was just made, and for how many seconds it can still be undone. Null if there’s none with this id. */
export async function readDecision(world: World, id: string): Promise<{ named: NamedDecision; undoableFor: number } | null> {
  const [decision, undo] = await Promise.all([world.store.get('decisions', id), world.store.get('undos', id)])
  if (decision === null) return null
  const [named] = await nameDecisions(world.store, [decision])
  return named === undefined ? null : { named, undoableFor: secondsToUndo(undo, world.clock()) }
}

/** How many seconds are left to undo a decision; 0 if it can’t be undone. */
const secondsToUndo = (undo: Undo | null, now: Date): number =>
  undo === null ? 0 : Math.max(0, (Date.parse(undo.until) - now.getTime()) / 1000)

/** For how many seconds decisions can still be undone, by their ids. */
export async function readUndoable(world: World, entries: readonly NamedDecision[]): Promise<Map<string, number>> {
  const now = world.clock()
  const undoable = new Map<string, number>()
  for (const { decision } of entries) {
    const { id, at, action, undone } = decision
    const mayBe = action === 'remove_everything' || now.getTime() - Date.parse(at) < undoTime * 1000
    if (undone !== undefined || !mayBe) continue
    const seconds = secondsToUndo(await world.store.get('undos', id), now)
    if (seconds > 0) undoable.set(id, seconds)
  }
  return undoable
}

export async function listModerators({ store, moderators }: Pick<World, 'store' | 'moderators'>): Promise<Profile[]> {
  const found = await listNamedModerators({ moderators }, store)
  return found.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** What a filter of the log calls a person, a launch and a moderator; null without one. */
type FilterNames = { person: string | null; moderator: string | null; launch: string | null }

export async function nameFilter(world: World, { accountId, launchId, by }: LogFilter): Promise<FilterNames> {
  const nameOf = async (id: string | undefined) => (id === undefined ? null : ((await world.store.get('profiles', id))?.name ?? null))
  const launch = launchId === undefined ? null : await world.store.get('launches', launchId)
  return { person: await nameOf(accountId), moderator: await nameOf(by), launch: launch?.name ?? null }
}
