import type { Context } from 'koa'
import type { World } from '../../../ports/world.ts'
import { visitorOf, type PageRequest } from '../../forms/page-request.ts'
import { finishSignIn } from './pending-action-cookie.ts'
import { returnPath, withReturn, redirect, sendCookies } from '../../session/session.ts'
import type { SocialProvider, SignedIn } from '../../../ports/accounts.ts'
import { paths } from '../../../../shared/paths.ts'
import { LinkButton } from '../../parts/button.tsx'

type RoutedContext = Context & { params: Record<string, string> }

/** Redirects to the provider's sign-in page. Throws NOT_FOUND if the provider isn't configured. */
export async function startSocialSignIn(world: World, ctx: RoutedContext): Promise<void> {
  const query = new URLSearchParams(ctx.querystring)
  const returnTo = returnPath(query.get('return'))
  leave(ctx, await world.accounts.startSocial(ctx.params['provider'] ?? '', returnTo, query.get('invite')?.slice(0, 100) ?? null))
}

export async function finishSocialSignIn(world: World, ctx: RoutedContext): Promise<void> {
  const { location, cookies, awaitsCode } = await world.accounts.finishSocial(
    ctx.params['provider'] ?? '',
    ctx.querystring,
    ctx.get('Cookie'),
    visitorOf(ctx),
  )
  if (awaitsCode) return leave(ctx, { location: withReturn(paths.secondStep(), returnPath(location)), cookies })
  // The sign-in page says why it failed.
  if (location.startsWith(`${paths.signIn()}?`)) return leave(ctx, { location, cookies })
  redirect(ctx, await finishSignIn(world, ctx, cookies, returnPath(location)))
}

function leave(ctx: Context, { location, cookies }: { location: string; cookies: string[] }): void {
  sendCookies(ctx, cookies)
  redirect(ctx, location)
}

/** Links rather than forms: the content security policy blocks forms that lead to other sites. */
export function SocialLinks({ providers, returnTo, invite = '' }: { providers: SocialProvider[]; returnTo: string; invite?: string }) {
  const query = { return: returnTo, invite: invite === '' ? null : invite }
  if (providers.length === 0) return null
  return (
    <div class="grid gap-3 above-4">
      <p class="soft middle">or</p>
      {providers.map(({ id, label }) => (
        <LinkButton key={id} href={paths.socialSignIn({ provider: id }, query)} rel="nofollow" words={`Continue with ${label}`} />
      ))}
    </div>
  )
}

/** Where somebody who signs in here comes back to: the path that the query asks for, or the form that was rejected. */
export const askedReturn = ({ query, rejected }: Pick<PageRequest, 'query' | 'rejected'>): string =>
  returnPath((rejected?.sent ?? query).get('return'))

export const finishedSignIn = (
  { cookies }: Pick<SignedIn, 'cookies'>,
  { world, ctx }: Pick<PageRequest, 'world' | 'ctx'>,
  form: URLSearchParams,
): Promise<string> => finishSignIn(world, ctx, cookies, returnPath(form.get('return')))
