import type { World } from '../../../ports/world.ts'
import { undoTime } from '../../decisions/decide.ts'
import type { NamedDecision } from './name-decisions.ts'
import { secondsToUndo } from './read-decision.ts'

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
