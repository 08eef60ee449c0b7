import type { Context } from 'koa'
import { findLiveLaunch } from '../actions/find-launch.ts'
import { takeDownLaunch } from '../actions/take-down-launch.ts'
import type { World } from '../actions/world.ts'
import { formFaults, readForm } from './form-answer.ts'
import { showLaunch } from './launch.tsx'
import { resumedAccount } from './resumed-account.tsx'
import { redirect } from './session.ts'

/** A moderator takes a live launch down. A reason that is not taken stays in its field. Throws Failure NOT_FOUND, FORBIDDEN for others. */
export async function takeDown(world: World, ctx: Context & { params: Record<string, string> }): Promise<void> {
  const launch = await findLiveLaunch(world, { slug: ctx.params['slug'] ?? '' })
  const form = await readForm(ctx)
  const account = await resumedAccount(world, ctx, form)
  if (account === null) return
  const reason = form.get('reason') ?? ''
  try {
    await takeDownLaunch(world, { slug: launch.slug, reason }, account)
    redirect(ctx, `/moderation/?decided=${encodeURIComponent(launch.slug)}`)
  } catch (error) {
    const { faults, message } = formFaults(ctx, error)
    await showLaunch(world, ctx, launch, { takeDown: { reason, fault: faults['reason'] ?? message ?? '' } })
  }
}
