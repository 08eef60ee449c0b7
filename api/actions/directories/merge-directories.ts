import type { Directory } from '../../../shared/schemas/directory.ts'
import { editsBetween } from '../../domain/directories/edits-between.ts'
import { formerSource, importFormer } from '../../domain/directories/import-former.ts'
import { mergeShipped } from '../../domain/directories/merge-shipped.ts'
import type { DirectoryEntry } from '../../domain/directories/records.ts'
import { dayOf } from '../../domain/launch/launch-plan.ts'
import type { Finders } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { createId } from '../../domain/random.ts'

/** The operator’s list of an earlier release, and every row that those shipped. */
type Former = { rows: readonly Directory[]; shipped: readonly Directory[] }
type Lists = { shipped: readonly DirectoryEntry[]; readFormer: () => Promise<Former | null> }

/**
 * Brings the stored directories up to the shipped list, in one transaction. Where none is stored yet, takes over the operator’s list of an
 * earlier release. Changes nothing the second time; every process of a catalog may call it at the same time. Returns how many changed.
 */
export async function mergeDirectories(world: Pick<World, 'store' | 'clock' | 'random'>, lists: Lists): Promise<number> {
  const { store } = world
  const stored = await listStored(store)
  const former = stored.length === 0 ? await lists.readFormer() : null
  const plan = (stored: readonly DirectoryEntry[]) => planMerge(stored, lists.shipped, former, dayOf(world.clock()))
  if (plan(stored).length === 0) return 0
  return store.transact(async (transaction) => {
    const at = world.clock().toISOString()
    const steps = plan(await listStored(transaction))
    for (const { before, after, source } of steps) {
      await transaction.put('directoryEntries', after)
      const edits = before === null ? [] : editsBetween(before, after)
      for (const edit of edits)
        await transaction.put('directoryEdits', {
          ...edit,
          id: createId(world),
          slug: after.id,
          at,
          by: null,
          source: source ?? edit.source,
        })
    }
    return steps.length
  })
}

const listStored = async ({ list }: Pick<Finders, 'list'>): Promise<DirectoryEntry[]> => [
  ...(await list('directoryEntries', 'state', 'open')),
  ...(await list('directoryEntries', 'state', 'closed')),
]

type Step = { before: DirectoryEntry | null; after: DirectoryEntry; source?: string }

function planMerge(stored: readonly DirectoryEntry[], shipped: readonly DirectoryEntry[], former: Former | null, today: string): Step[] {
  const known = new Map(stored.map((entry) => [entry.id, entry]))
  const merged = mergeShipped(stored, shipped)
  const steps = new Map(merged.map((after): [string, Step] => [after.id, { before: known.get(after.id) ?? null, after }]))
  if (stored.length > 0 || former === null) return [...steps.values()]
  for (const after of importFormer(merged, former, today))
    steps.set(after.id, { before: steps.get(after.id)?.after ?? null, after, source: formerSource })
  return [...steps.values()]
}
