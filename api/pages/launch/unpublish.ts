import { decideOnLaunch } from '../../actions/launches/move-launch.ts'
import type { Context } from 'koa'
import { findLiveLaunch } from '../../actions/launches/find-launch.ts'
import type { World } from '../../ports/world.ts'
import { formFaults, readForm } from '../parts/form-answer.ts'
import { showLaunch } from './launch.tsx'
import { resumedAccount } from '../account/resumed-account.tsx'
import { redirect } from '../account/session.ts'
import { paths } from '../../../shared/paths.ts'

/** Unpublishes a live launch for a moderator. An invalid reason stays in its field. Throws Failure NOT_FOUND, FORBIDDEN for others. */
export async function unpublish(world: World, ctx: Context & { params: Record<string, string> }): Promise<void> {
  const launch = await findLiveLaunch(world, { slug: ctx.params['slug'] ?? '' })
  const form = await readForm(ctx)
  const account = await resumedAccount(world, ctx, form)
  if (account === null) return
  const reason = form.get('reason') ?? ''
  try {
    const { decision } = await decideOnLaunch(world, launch.slug, { event: 'take_down', reason }, account)
    redirect(ctx, paths.moderation({ decided: decision.id }))
  } catch (error) {
    const { faults, message } = formFaults(ctx, error)
    await showLaunch(world, ctx, launch, { unpublish: { reason, fault: faults['reason'] ?? message ?? '' } })
  }
}
