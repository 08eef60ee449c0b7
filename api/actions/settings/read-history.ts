import { accountLabel } from '../../domain/names/person.ts'
import type { World } from '../../ports/world.ts'

/** A change of settings, with their labels. `by` is a name. */
export type SettingsChange = { id: string; about: string; at: string; by: string; isUndone: boolean; canUndo: boolean }

const shown = 50

/** The latest changes, newest first. */
export async function readHistory({ store, clock }: Pick<World, 'store' | 'clock'>): Promise<SettingsChange[]> {
  const decisions = await store.list('decisions', 'action', 'change_settings')
  const latest = decisions.toSorted((a, b) => (a.at < b.at ? 1 : -1)).slice(0, shown)
  const now = clock().toISOString()
  return Promise.all(
    latest.map(async ({ id, about, at, by, undone }) => {
      const [person, undo] = await Promise.all([by === null ? null : store.get('profiles', by), store.get('undos', id)])
      return {
        id,
        about: about ?? '',
        at,
        by: by === null ? 'From the shell' : person === null ? 'A former owner' : accountLabel(person),
        isUndone: undone !== undefined,
        canUndo: undone === undefined && undo !== null && undo.until > now,
      }
    }),
  )
}
