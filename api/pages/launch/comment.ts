import type { Context } from 'koa'
import { addComment } from '../../actions/community/add-comment.ts'
import { findLiveLaunch } from '../../actions/launches/find-launch.ts'
import { removeComment } from '../../actions/community/remove-comment.ts'
import type { World } from '../../ports/world.ts'
import type { TakeQuota } from '../../http/limits/limit-rate.ts'
import { formFaults, readForm } from '../parts/form-answer.ts'
import { launchPath, showLaunch } from './launch.tsx'
import { resumedAccount } from '../account/resumed-account.tsx'
import { redirect, requireAccount } from '../account/session.ts'

type LaunchContext = Context & { params: Record<string, string> }

/** Adds a comment. An invalid one stays in its field, and an expired session is renewed without losing the text. Throws Failure NOT_FOUND. */
export async function comment(world: World, takeComment: TakeQuota, ctx: LaunchContext): Promise<void> {
  const launch = await findLiveLaunch(world, { slug: ctx.params['slug'] ?? '' })
  const form = await readForm(ctx)
  const account = await resumedAccount(world, ctx, form)
  if (account === null) return
  const text = form.get('text') ?? ''
  try {
    await takeComment(ctx, account.id)
    const { id } = await addComment(world, { slug: launch.slug, text }, account)
    redirect(ctx, `${launchPath(launch)}#comment-${id}`)
  } catch (error) {
    const { faults, message } = formFaults(ctx, error)
    const fault = text.trim() === '' ? 'Enter a comment.' : (faults['text'] ?? message ?? '')
    await showLaunch(world, ctx, launch, { comment: { text, fault } })
  }
}

/** Throws Failure FORBIDDEN for somebody else’s comment, NOT_FOUND for one that no longer exists. */
export async function deleteComment(world: World, ctx: LaunchContext): Promise<void> {
  const account = requireAccount(ctx)
  const launch = await findLiveLaunch(world, { slug: ctx.params['slug'] ?? '' })
  const decision = await removeComment(world, { id: ctx.params['comment'] ?? '' }, account)
  redirect(ctx, `${launchPath(launch)}${decision === null ? '#comments' : `?decided=${decision.id}`}`)
}
