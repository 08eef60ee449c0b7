import type { Context } from 'koa'
import { saveLaunch } from '../../actions/community/bookmarks.ts'
import { findLiveLaunch } from '../../actions/launches/find-launch.ts'
import { Failure } from '../../domain/failure.ts'
import type { TakeQuota } from '../../http/limits/limit-rate.ts'
import type { World } from '../../ports/world.ts'
import { askToSignIn } from '../account/intents.ts'
import { returnPath, withReturn } from '../account/return-path.ts'
import { accountOf, redirect } from '../account/session.ts'
import { readForm } from '../parts/form-answer.ts'

/**
 * Saves a launch or removes it from the saved ones, then returns to the page it came from. Signed-out people sign in first, and the launch is saved
 * after that. The page’s script asks for JSON. Throws Failure NOT_FOUND for a launch that is not live.
 */
export async function save(world: World, takeSave: TakeQuota, ctx: Context & { params: Record<string, string> }): Promise<void> {
  const form = await readForm(ctx)
  const slug = ctx.params['slug'] ?? ''
  const back = form.has('return') ? returnPath(form.get('return')) : `/launches/${encodeURIComponent(slug)}/`
  const forScript = ctx.accepts('html', 'json') === 'json'
  const account = accountOf(ctx)
  if (account === null) {
    if (forScript) throw new Failure('UNAUTHORIZED', 'Sign in to save launches.')
    if (form.get('wanted') === 'no') return redirect(ctx, withReturn('/sign-in/', back))
    return askToSignIn(world, ctx, 'save', await findLiveLaunch(world, { slug }))
  }
  await takeSave(ctx, account.id)
  const outcome = await saveLaunch(world, { slug, wanted: form.get('wanted') !== 'no' }, account)
  if (!forScript) return redirect(ctx, back)
  ctx.set('Cache-Control', 'no-store')
  ctx.body = outcome
}
