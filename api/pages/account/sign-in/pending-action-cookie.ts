import type { Context } from 'koa'
import { saveLaunch } from '../../../actions/community/bookmarks.ts'
import { toggleUpvote } from '../../../actions/votes/toggle-upvote.ts'
import { findShownById } from '../../../actions/launches/find-launch.ts'
import { Failure } from '../../../domain/failure.ts'
import {
  pendingActionSeconds,
  readPendingAction,
  writePendingAction,
  type PendingAction,
  type OneClickAction,
} from '../../../domain/pending-action.ts'
import type { LaunchAhead, LiveLaunch } from '../../../domain/launch/launch.ts'
import type { World } from '../../../ports/world.ts'
import { callerOf } from '../../../http/caller.ts'
import { withFlash } from '../../forms/flash.tsx'
import { withReturn, cookieHeaderOf, sendCookies } from '../../session/session.ts'
import { paths } from '../../../../shared/paths.ts'

/** What runs once the visitor has signed in. These must be idempotent. */
const acts = { upvote: toggleUpvote, save: saveLaunch } satisfies Record<OneClickAction, unknown>

/**
 * Keeps the action in a signed cookie and returns the path of the sign-in page. Only call it for a POST from our own pages, so that a stranger’s
 * link can’t make anyone vote. `finishSignIn` runs it, and only if the sign-in returns to the action’s own page.
 */
export function keepPendingAction(world: World, ctx: Context, kind: OneClickAction, launch: LiveLaunch | LaunchAhead): string {
  const text = world.pendingActions.sign(writePendingAction({ kind, launchId: launch.id }, world.clock()))
  setPendingAction(world, ctx, encodeURIComponent(text), pendingActionSeconds)
  return withReturn(paths.signIn(), pagePath(kind, launch))
}

/** The launch page, which says whether it was done (launch/launch.tsx). */
const pagePath = (kind: OneClickAction, { slug }: Pick<LiveLaunch, 'slug'>): string => withFlash(paths.launch({ slug }), `pressed-${kind}`)

/** The action that runs when a sign-in that returns to this path is completed, if any. */
export async function findPendingAction(
  world: World,
  ctx: Context,
  returnTo: string,
): Promise<{ kind: OneClickAction; launch: LiveLaunch | LaunchAhead } | null> {
  const action = pendingActionOf(world, ctx)
  if (action === null) return null
  const launch = await findShownById(world, action.launchId)
  return launch !== null && pagePath(action.kind, launch) === returnTo ? { kind: action.kind, launch } : null
}

/**
 * Completes a sign-in: sends its cookies and runs the pending action. Returns the path to redirect to. A provider’s callback is a GET, but works only once and
 * only in the browser that started it. If the action fails, the next page says so and offers it again.
 */
export async function finishSignIn(world: World, ctx: Context, cookies: string[], returnTo: string): Promise<string> {
  const pending = await findPendingAction(world, ctx, returnTo)
  sendCookies(ctx, cookies)
  dropPendingAction(world, ctx)
  const account = pending === null ? null : (await world.accounts.currentAccount(cookieHeaderOf(cookies))).account
  if (pending !== null && account !== null)
    await acts[pending.kind](world, { slug: pending.launch.slug, wanted: true }, { ...callerOf(ctx), account }).catch((error: unknown) => {
      if (!(error instanceof Failure)) throw error
    })
  return returnTo
}

export function dropPendingAction(world: World, ctx: Context): void {
  if (ctx.cookies.get(cookieName(world)) !== undefined) setPendingAction(world, ctx, '', 0)
}

function pendingActionOf(world: World, ctx: Context): PendingAction | null {
  const text = world.pendingActions.read(decoded(ctx.cookies.get(cookieName(world)) ?? ''))
  return text === null ? null : readPendingAction(text, world.clock())
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
const cookieName = (world: World): string => `${isSecure(world) ? '__Host-' : ''}slipway-pending-action`

function setPendingAction(world: World, ctx: Context, value: string, seconds: number): void {
  const secure = isSecure(world) ? '; Secure' : ''
  sendCookies(ctx, [`${cookieName(world)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`])
}
