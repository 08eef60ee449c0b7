import { isModerator } from '../../domain/moderation/moderator-rule.ts'
import { readDecision } from '../../actions/moderation/log/read-decision.ts'
import type { Decision } from '../../domain/moderation/records.ts'
import type { Said } from '../forms/flash.tsx'
import { withFlash } from '../forms/flash.tsx'
import type { PageRequest } from '../forms/page-request.ts'
import { UndoForm } from './log/undo-form.tsx'
import { decidedWords, undoneWords } from './log/decision-words.ts'

/** What a moderator has decided, with a button to undo it; nothing for everybody else. */
export async function decided({ world, ctx, account }: PageRequest, id: string): Promise<Said | undefined> {
  if (account === null || !isModerator(world, account)) return undefined
  const found = await readDecision(world, id)
  if (found === null) return undefined
  const { named, undoableFor } = found
  if (named.decision.undone !== undefined) return { text: undoneWords(named) }
  const text = decidedWords(named)
  return undoableFor > 0 ? { text, action: <UndoForm id={id} seconds={undoableFor} back={ctx.path} /> } : { text }
}

/** A path whose page says what was decided. */
export const withDecision = (path: string, { id }: Pick<Decision, 'id'>): string => withFlash(path, 'decided', id)
