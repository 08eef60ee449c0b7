import { createHash } from 'node:crypto'
import { Failure } from '../../domain/failure.ts'

/** A version token of a list that moderators edit: it changes with the list. */
export const markOf = (list: unknown): string => createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 12)

/** Throws CONFLICT if another moderator has saved the list since the page was opened. `seen` is its version token from then. */
export function requireUnchangedList(now: unknown, seen: string | undefined): void {
  if (seen !== undefined && markOf(now) !== seen)
    throw new Failure('CONFLICT', 'Another moderator has saved this list since you opened it. Open it again, then repeat your changes.')
}
