import type { Profile } from '../../../domain/records.ts'
import type { World } from '../../../ports/world.ts'
import { requireModerator } from '../../access/launch-access.ts'
import { undoTime } from '../decide.ts'
import type { NamedDecision } from './name-decisions.ts'
import { secondsToUndo } from './read-decision.ts'

/** For how many seconds decisions can still be undone, by their ids. Throws FORBIDDEN for everyone but moderators. */
export async function readUndoable(world: World, entries: readonly NamedDecision[], account: Profile): Promise<Map<string, number>> {
  requireModerator(world, account)
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
