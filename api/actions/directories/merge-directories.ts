import { editsBetween, type DirectoryEntry } from '../../domain/directories/records.ts'
import { mergeShipped } from '../../domain/directories/merge-shipped.ts'
import type { Finders } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { createId } from '../../domain/random.ts'

/** In one transaction; changes nothing the second time, so every process may call it. Returns how many changed. */
export async function mergeDirectories(
  world: Pick<World, 'store' | 'clock' | 'random'>,
  shipped: readonly DirectoryEntry[],
): Promise<number> {
  const { store } = world
  if (mergeShipped(await listStored(store), shipped).length === 0) return 0
  return store.transact(async (transaction) => {
    const at = world.clock().toISOString()
    const stored = await listStored(transaction)
    const known = new Map(stored.map((entry) => [entry.id, entry]))
    const merged = mergeShipped(stored, shipped)
    for (const entry of merged) {
      await transaction.put('directoryEntries', entry)
      const before = known.get(entry.id)
      const edits = before === undefined ? [] : editsBetween(before, entry)
      for (const edit of edits) await transaction.put('directoryEdits', { ...edit, id: createId(world), slug: entry.id, at, by: null })
    }
    return merged.length
  })
}

const listStored = async ({ list }: Pick<Finders, 'list'>): Promise<DirectoryEntry[]> => [
  ...(await list('directoryEntries', 'state', 'open')),
  ...(await list('directoryEntries', 'state', 'closed')),
]
