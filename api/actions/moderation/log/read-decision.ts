import type { Undo } from '../../../domain/moderation/records.ts'
import type { World } from '../../../ports/world.ts'
import { nameDecisions, type NamedDecision } from './name-decisions.ts'

/** A decision that was just made, and for how many seconds it can still be undone. Null if there’s none with this id. */
export async function readDecision(world: World, id: string): Promise<{ named: NamedDecision; undoableFor: number } | null> {
  const [decision, undo] = await Promise.all([world.store.get('decisions', id), world.store.get('undos', id)])
  if (decision === null) return null
  const [named] = await nameDecisions(world.store, [decision])
  return named === undefined ? null : { named, undoableFor: secondsToUndo(undo, world.clock()) }
}

/** How many seconds are left to undo a decision; 0 if it can’t be undone. */
export const secondsToUndo = (undo: Undo | null, now: Date): number =>
  undo === null ? 0 : Math.max(0, (Date.parse(undo.until) - now.getTime()) / 1000)
