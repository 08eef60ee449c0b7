import type { Context } from 'koa'
import { readDecision } from '../../actions/moderation/log/read-decision.ts'
import type { World } from '../../ports/world.ts'
import { accountOf } from '../session/session.ts'
import { UndoForm } from './log/undo-form.tsx'
import { decidedWords, undoneWords } from './log/decision-words.ts'

/** What was just done. `undo` has the id of its decision, if it can still be undone. */
export type ModerationNotice = { text: string; undo?: { id: string; seconds: number } }

/** The notice about the decision that `?decided=` or `?undone=` names; undefined without one, and for everyone but moderators. */
export async function readDecisionNotice(world: World, ctx: Context): Promise<ModerationNotice | undefined> {
  const account = accountOf(ctx)
  const query = new URLSearchParams(ctx.querystring)
  const [decided, undone] = [query.get('decided'), query.get('undone')]
  const id = undone ?? decided
  if (account === null || id === null) return undefined
  const found = await readDecision(world, id)
  if (found === null) return undefined
  const { named, undoableFor } = found
  if (named.decision.undone !== undefined) return { text: undoneWords(named) }
  return undone === null ? { text: decidedWords(named), ...(undoableFor > 0 && { undo: { id, seconds: undoableFor } }) } : undefined
}

/** Says what was just done, with a button to undo it. `back` is the path of the page. */
export function DecisionNotice({ notice: { text, undo }, back }: { notice: ModerationNotice; back: string }) {
  return (
    <div class="notice moderation-notice row center between gap-2-4 wraps" role="status">
      <p>{text}</p>
      {undo !== undefined && <UndoForm {...undo} back={back} />}
    </div>
  )
}
