import type { Context } from 'koa'
import { findLiveLaunch } from '../../actions/launches/find-launch.ts'
import { Failure } from '../../domain/failure.ts'
import type { IntentKind } from '../../domain/intent.ts'
import type { Profile } from '../../domain/records.ts'
import type { World } from '../../ports/world.ts'
import { askToSignIn } from '../account/intents.ts'
import { returnPath, withReturn } from '../account/return-path.ts'
import { accountOf, redirect } from '../account/session.ts'
import { readForm } from '../parts/form-answer.ts'
import { paths } from '../../../shared/paths.ts'

export type PressContext = Context & { params: Record<string, string> }
type Pressed = { slug: string; form: URLSearchParams; account: Profile }

/**
 * Handles a button that asks signed-out people to sign in first, and is pressed for them after that. Then it returns to the page it came from; the
 * page’s script asks for JSON and gets the outcome. Throws Failure NOT_FOUND for a launch that isn’t live.
 */
export async function press(
  world: World,
  ctx: PressContext,
  { kind, signIn }: { kind: IntentKind; signIn: string },
  act: (pressed: Pressed) => Promise<object>,
): Promise<void> {
  const form = await readForm(ctx)
  const slug = ctx.params['slug'] ?? ''
  const back = form.has('return') ? returnPath(form.get('return')) : paths.launch({ slug })
  const forScript = ctx.accepts('html', 'json') === 'json'
  const account = accountOf(ctx)
  if (account === null) {
    if (forScript) throw new Failure('UNAUTHORIZED', signIn)
    if (form.get('wanted') === 'no') return redirect(ctx, withReturn(paths.signIn(), back))
    return askToSignIn(world, ctx, kind, await findLiveLaunch(world, { slug }))
  }
  const outcome = await act({ slug, form, account })
  if (!forScript) return redirect(ctx, back)
  ctx.set('Cache-Control', 'no-store')
  ctx.body = outcome
}
