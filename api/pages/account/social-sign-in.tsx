import type { Context } from 'koa'
import type { World } from '../../ports/world.ts'
import { returnPath } from './return-path.ts'
import { sendCookies } from './session.ts'
import type { SocialProvider } from '../../ports/accounts.ts'

type RoutedContext = Context & { params: Record<string, string> }

/** Redirects to the provider's sign-in page. Throws NOT_FOUND if the provider isn't configured. */
export async function startSocialSignIn(world: World, ctx: RoutedContext): Promise<void> {
  const returnTo = returnPath(new URLSearchParams(ctx.querystring).get('return'))
  leave(ctx, await world.accounts.startSocial(ctx.params['provider'] ?? '', returnTo))
}

/** The provider redirects back here. */
export async function finishSocialSignIn(world: World, ctx: RoutedContext): Promise<void> {
  const { location, cookies } = await world.accounts.finishSocial(ctx.params['provider'] ?? '', ctx.querystring, ctx.get('Cookie'))
  // The sign-in page says why it failed.
  leave(ctx, { location: location.startsWith('/sign-in/?') ? location : returnPath(location), cookies })
}

function leave(ctx: Context, { location, cookies }: { location: string; cookies: string[] }): void {
  sendCookies(ctx, cookies)
  ctx.status = 303
  ctx.set('Location', location)
  ctx.set('Cache-Control', 'no-store')
  ctx.body = ''
}

/** Links rather than forms: the content security policy blocks forms that lead to other sites. */
export function SocialLinks({ providers, returnTo }: { providers: SocialProvider[]; returnTo: string }) {
  if (providers.length === 0) return null
  return (
    <div class="social">
      <p class="social__or">or</p>
      {providers.map(({ id, label }) => (
        <a class="sw-button" key={id} href={`/sign-in/with/${id}/?return=${encodeURIComponent(returnTo)}`} rel="nofollow">
          Continue with {label}
        </a>
      ))}
    </div>
  )
}
