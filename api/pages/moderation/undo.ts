import type { Context } from 'koa'
import { undoDecision } from '../../actions/moderation/undo-decision.ts'
import { Failure } from '../../domain/failure.ts'
import type { World } from '../../ports/world.ts'
import { returnPath } from '../account/return-path.ts'
import { redirect } from '../account/session.ts'
import { showLog } from './log/log.tsx'
import { readModeratorsForm } from './moderators-only.ts'
import { paths } from '../../../shared/paths.ts'

/** Undoes a decision and returns to the page that offered it. If it can’t be, the log says why. */
export async function undo(world: World, ctx: Context): Promise<void> {
  const sent = await readModeratorsForm(world, ctx)
  if (sent === null) return
  const { form, account } = sent
  const id = form.get('id') ?? ''
  try {
    await undoDecision(world, id, account.id)
    const [path] = returnPath(form.get('return') ?? paths.log()).split(/[?#]/)
    redirect(ctx, `${path}?undone=${encodeURIComponent(id)}`)
  } catch (error) {
    if (!(error instanceof Failure) || (error.code !== 'CONFLICT' && error.code !== 'FORBIDDEN')) throw error
    ctx.status = error.status
    await showLog(world, ctx, account, { alert: error.message })
  }
}
