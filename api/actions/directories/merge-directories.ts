import { editsBetween, type DirectoryEntry } from '../../domain/directories/records.ts'
import { mergeShipped } from '../../domain/directories/merge-shipped.ts'
import type { World } from '../../ports/world.ts'
import { createId } from '../../domain/random.ts'

/** With a larger transaction, another process could time out while it waits to write. */
const atOnce = 250

/** Changes nothing the second time, so every process may call it. `by` is the account that imported the entries, null for a release. Returns the entries that changed. */
export async function mergeDirectories(
  world: Pick<World, 'store' | 'clock' | 'random'>,
  shipped: readonly DirectoryEntry[],
  by: string | null = null,
): Promise<DirectoryEntry[]> {
  const from = by === null ? 'release' : 'operators'
  const { list, transact } = world.store
  const stored = [...(await list('directoryEntries', 'state', 'open')), ...(await list('directoryEntries', 'state', 'closed'))]
  const due = new Set(mergeShipped(stored, shipped, from).map(({ id }) => id))
  const entries = shipped.filter(({ id }) => due.has(id))
  const changed: DirectoryEntry[] = []
  for (let first = 0; first < entries.length; first += atOnce)
    await transact(async ({ get, put }) => {
      const at = world.clock().toISOString()
      for (const entry of entries.slice(first, first + atOnce)) {
        const before = await get('directoryEntries', entry.id)
        for (const merged of mergeShipped(before === null ? [] : [before], [entry], from)) {
          await put('directoryEntries', merged)
          changed.push(merged)
          const edits = before === null ? [] : editsBetween(before, merged)
          for (const edit of edits) await put('directoryEdits', { ...edit, id: createId(world), slug: entry.id, at, by })
        }
      }
    })
  return changed
}
