import type { Context } from 'koa'
import { saveLaunch } from '../../../actions/community/bookmarks.ts'
import { toggleUpvote } from '../../../actions/votes/toggle-upvote.ts'
import { findLiveById } from '../../../actions/launches/find-launch.ts'
import { Failure } from '../../../domain/failure.ts'
import { intentSeconds, readIntent, writeIntent, type Intent, type IntentKind } from '../../../domain/intent.ts'
import type { LiveLaunch } from '../../../domain/launch/launch.ts'
import type { World } from '../../../ports/world.ts'
import { callerOf } from '../../../http/caller.ts'
import { withReturn } from '../../session/return-path.ts'
import { cookieHeaderOf, sendCookies } from '../../session/session.ts'
import { paths } from '../../../../shared/paths.ts'

/** What is done once the person has signed in. Doing it twice must be the same as doing it once. */
const acts = { upvote: toggleUpvote, save: saveLaunch } satisfies Record<IntentKind, unknown>

/**
 * Keeps what a signed-out person pressed in their browser, signed. Returns the path of the sign-in page. Only call it for a POST from our own pages:
 * that is why no link of a stranger’s can make anyone vote. It’s done by `finishSignIn`, and only if the sign-in returns to its own page.
 */
export function keepIntent(world: World, ctx: Context, kind: IntentKind, launch: LiveLaunch): string {
  const text = world.intents.sign(writeIntent({ kind, launchId: launch.id }, world.clock()))
  setIntent(world, ctx, encodeURIComponent(text), intentSeconds)
  return withReturn(paths.signIn(), intentPath(kind, launch))
}

/** Where a launch says whether it was done (launch/done-words.ts). */
const intentPath = (kind: IntentKind, { slug }: LiveLaunch): string => paths.launch({ slug }, { pressed: kind })

/** What will be done when a sign-in that returns to this path is completed; null for nothing. */
export async function pendingIntent(
  world: World,
  ctx: Context,
  returnTo: string,
): Promise<{ kind: IntentKind; launch: LiveLaunch } | null> {
  const intent = intentOf(world, ctx)
  if (intent === null) return null
  const launch = await findLiveById(world, intent.launchId)
  return launch !== null && intentPath(intent.kind, launch) === returnTo ? { kind: intent.kind, launch } : null
}

/**
 * Completes a sign-in: sends its cookies and does what was pressed before it. Returns where it leads. A provider’s callback is a GET, but works only once and
 * only in the browser that started it. What fails here can be pressed again on the page that follows, which says so.
 */
export async function finishSignIn(world: World, ctx: Context, cookies: string[], returnTo: string): Promise<string> {
  const pending = await pendingIntent(world, ctx, returnTo)
  sendCookies(ctx, cookies)
  dropIntent(world, ctx)
  const account = pending === null ? null : (await world.accounts.currentAccount(cookieHeaderOf(cookies))).account
  if (pending !== null && account !== null)
    await acts[pending.kind](world, { slug: pending.launch.slug, wanted: true }, { ...callerOf(ctx), account }).catch((error: unknown) => {
      if (!(error instanceof Failure)) throw error
    })
  return returnTo
}

/** Forgets what was pressed, if anything was. */
export function dropIntent(world: World, ctx: Context): void {
  if (ctx.cookies.get(cookieName(world)) !== undefined) setIntent(world, ctx, '', 0)
}

function intentOf(world: World, ctx: Context): Intent | null {
  const text = world.intents.read(decoded(ctx.cookies.get(cookieName(world)) ?? ''))
  return text === null ? null : readIntent(text, world.clock())
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}

const isSecure = ({ siteUrl }: World) => siteUrl.startsWith('https:')

/** The prefix keeps other hosts of the domain from setting it. It isn’t named like the session’s cookies: pages don’t depend on it. */
const cookieName = (world: World): string => `${isSecure(world) ? '__Host-' : ''}slipway-intent`

function setIntent(world: World, ctx: Context, value: string, seconds: number): void {
  const secure = isSecure(world) ? '; Secure' : ''
  sendCookies(ctx, [`${cookieName(world)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`])
}
