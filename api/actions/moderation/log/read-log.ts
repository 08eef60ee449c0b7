import type { Decision, DecisionAction } from '../../../domain/moderation/records.ts'
import type { Finders } from '../../../ports/store.ts'
import type { World } from '../../../ports/world.ts'
import { monthsBack } from '../../../domain/months.ts'
import { nameDecisions, type NamedDecision } from './name-decisions.ts'

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
