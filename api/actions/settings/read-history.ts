import { accountLabel } from '../../domain/names/person.ts'
import type { World } from '../../ports/world.ts'

/** A change of settings, with their labels. `by` is a name. */
export type SettingsChange = { id: string; about: string; at: string; by: string; isUndone: boolean; canUndo: boolean }

const shown = 50

/** The latest changes, newest first. One can be undone unless one of its settings was changed again since. */
export async function readHistory({ store, clock }: Pick<World, 'store' | 'clock'>): Promise<SettingsChange[]> {
  const decisions = await store.list('decisions', 'action', 'change_settings')
  const latest = decisions.toSorted((a, b) => (a.at < b.at ? 1 : -1)).slice(0, shown)
  const now = clock().toISOString()
  const undos = await Promise.all(latest.map(({ id }) => store.get('undos', id)))
  const changedBefore = (index: number) => undos.slice(0, index).flatMap((undo) => undo?.changes.map(({ id }) => id) ?? [])
  return Promise.all(
    latest.map(async ({ id, about, at, by, undone }, index) => {
      const person = by === null ? null : await store.get('profiles', by)
      const undo = undos[index] ?? null
      const later = changedBefore(index)
      return {
        id,
        about: about ?? '',
        at,
        by: by === null ? 'From the shell' : person === null ? 'A former owner' : accountLabel(person),
        isUndone: undone !== undefined,
        canUndo: undo !== null && undo.until > now && !undo.changes.some((change) => later.includes(change.id)),
      }
    }),
  )
}
