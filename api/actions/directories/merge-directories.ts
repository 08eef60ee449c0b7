import { editsBetween, type DirectoryEntry } from '../../domain/directories/records.ts'
import { mergeShipped } from '../../domain/directories/merge-shipped.ts'
import type { World } from '../../ports/world.ts'
import { createId } from '../../domain/random.ts'

/** With a larger transaction, another process could time out while it waits to write. */
const atOnce = 250

/** Changes nothing the second time, so every process may call it. Returns how many changed. */
export async function mergeDirectories(
  world: Pick<World, 'store' | 'clock' | 'random'>,
  shipped: readonly DirectoryEntry[],
): Promise<number> {
  const { list, transact } = world.store
  const stored = [...(await list('directoryEntries', 'state', 'open')), ...(await list('directoryEntries', 'state', 'closed'))]
  const due = new Set(mergeShipped(stored, shipped).map(({ id }) => id))
  const entries = shipped.filter(({ id }) => due.has(id))
  let changed = 0
  for (let from = 0; from < entries.length; from += atOnce)
    await transact(async ({ get, put }) => {
      const at = world.clock().toISOString()
      for (const entry of entries.slice(from, from + atOnce)) {
        const before = await get('directoryEntries', entry.id)
        for (const merged of mergeShipped(before === null ? [] : [before], [entry])) {
          await put('directoryEntries', merged)
          changed += 1
          const edits = before === null ? [] : editsBetween(before, merged)
          for (const edit of edits) await put('directoryEdits', { ...edit, id: createId(world), slug: entry.id, at, by: null })
        }
      }
    })
  return changed
}
