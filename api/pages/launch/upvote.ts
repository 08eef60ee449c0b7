import type { Context } from 'koa'
import { toggleUpvote } from '../../actions/community/toggle-upvote.ts'
import { findLiveLaunch } from '../../actions/launches/find-launch.ts'
import type { World } from '../../ports/world.ts'
import { Failure } from '../../domain/failure.ts'
import { readForm } from '../parts/form-answer.ts'
import { askToSignIn } from '../account/intents.ts'
import { returnPath, withReturn } from '../account/return-path.ts'
import { accountOf, redirect } from '../account/session.ts'

/**
 * Sets or withdraws an upvote, then returns to the page it came from. Signed-out people sign in first, and their vote
 * is cast after that. The page's script
 * asks for JSON and gets the new count. Throws Failure NOT_FOUND for a launch that is not live.
 */
export async function upvote(world: World, ctx: Context & { params: Record<string, string> }): Promise<void> {
  const form = await readForm(ctx)
  const slug = ctx.params['slug'] ?? ''
  const back = form.has('return') ? returnPath(form.get('return')) : `/launches/${encodeURIComponent(slug)}/`
  const forScript = ctx.accepts('html', 'json') === 'json'
  const account = accountOf(ctx)
  if (account === null) {
    if (forScript) throw new Failure('UNAUTHORIZED', 'Sign in to upvote.')
    if (form.get('wanted') === 'no') return redirect(ctx, withReturn('/sign-in/', back))
    return askToSignIn(world, ctx, 'upvote', await findLiveLaunch(world, { slug }))
  }
  const wanted = form.get('wanted')
  const vote = await toggleUpvote(world, { slug, ip: ctx.ip, ...(wanted !== null && { wanted: wanted === 'yes' }) }, account)
  if (!forScript) return redirect(ctx, back)
  ctx.set('Cache-Control', 'no-store')
  ctx.body = vote
}
