import type { Context, Middleware } from 'koa'
import { isModerator, isOwner } from '../../domain/moderation/moderator-rule.ts'
import { countUnread } from '../../actions/notices/list-notices.ts'
import type { World } from '../../ports/world.ts'
import { isSuspended } from '../../domain/moderation/suspension.ts'
import type { Profile } from '../../domain/records.ts'
import { noteViewer } from '../document/viewer.ts'
import { hasSessionCookie, knowsSessions } from '../../http/anonymous.ts'
import { paths } from '../../../shared/paths.ts'

/** Thrown by requireAccount; loadAccount turns it into a redirect to the sign-in page. */
class SignInNeeded extends Error {}

/** Thrown by a page that needs something else first; loadAccount redirects to where that’s done. */
export class OtherPageFirst extends Error {
  readonly path: string
  /** 307 and 308 for a page that is at another URL, for the time being or for good; 302 for one that is elsewhere each time. */
  readonly status: 302 | 303 | 307 | 308

  constructor(path: string, status: OtherPageFirst['status'] = 303) {
    super(`Another page first: ${path}`)
    this.path = path
    this.status = status
  }
}

/**
 * Loads the account of a request's session, for requireAccount and accountOf. Pages of signed-in people and answers with cookies are never
 * cached, and no cached page is shown to someone else.
 */
export function loadAccount(world: World): Middleware {
  return async (ctx, next) => {
    if (!knowsSessions(ctx.path)) return next()
    await readSession(world, ctx)
    try {
      await next()
    } catch (error) {
      if (error instanceof OtherPageFirst) {
        redirect(ctx, error.path)
        ctx.status = error.status
        return
      }
      if (!(error instanceof SignInNeeded)) throw error
      redirect(ctx, withReturn(paths.signIn(), wayBack(ctx)))
    }
    if (ctx.type === 'text/html') {
      ctx.vary('Cookie')
      // Also true for someone who has just signed in with this form.
      if (accountOf(ctx) !== null) ctx.set('Cache-Control', 'no-store')
    }
    if (ctx.res.hasHeader('Set-Cookie')) ctx.set('Cache-Control', 'private, no-store')
  }
}

/** The signed-in account. Everyone else is sent to the sign-in page, and back here afterwards. */
export function requireAccount(ctx: Context): Profile {
  const account = accountOf(ctx)
  if (account === null) throw new SignInNeeded()
  return account
}

export const accountOf = (ctx: Context): Profile | null => (ctx.state['account'] as Profile | null | undefined) ?? null

/** Sets the account of a request, and who its page header greets. */
export function noteAccount(world: World, ctx: Context, account: Profile | null, unread = 0): void {
  ctx.state['account'] = account
  noteViewer(
    account && {
      name: account.name,
      handle: account.handle,
      picture: account.picture,
      isModerator: isModerator(world, account),
      isOwner: isOwner(world, account),
      isOffered: account.ownerOffer !== undefined,
      isProven: account.emailProven === true,
      email: account.email,
      unread,
      deletion: account.deletion,
      suspension: isSuspended(account, world.clock()) ? account.suspension : undefined,
    },
  )
}

/** Redirects with GET. `path` must be on this site. */
export function redirect(ctx: Context, path: string): void {
  ctx.status = 303
  ctx.set('Location', path)
  ctx.set('Cache-Control', 'no-store')
  ctx.body = ''
}

/** The Cookie header that a browser sends after these Set-Cookie values. */
export const cookieHeaderOf = (cookies: readonly string[]): string => cookies.map((line) => line.split(';')[0]).join('; ')

export const sendCookies = (ctx: Context, cookies: string[]): void => ctx.append('Set-Cookie', cookies)

async function readSession(world: World, ctx: Context): Promise<Profile | null> {
  const header = ctx.get('Cookie')
  if (!hasSessionCookie(header)) return null
  let unread: Promise<number> = Promise.resolve(0)
  const { account, cookies } = await world.accounts.currentAccount(header, (id) => {
    unread = countUnread(world, { id })
    unread.catch(() => undefined) // awaited below, if the account still exists
  })
  if (cookies.length > 0) sendCookies(ctx, cookies)
  noteAccount(world, ctx, account, account === null ? 0 : await unread)
  return account
}

/** Pages can be opened again; a form's target often can't, so the page with the form is used instead. */
function wayBack(ctx: Context): string {
  if (ctx.method === 'GET' || ctx.method === 'HEAD') return returnPath(ctx.path + ctx.search)
  const referer = URL.parse(ctx.get('Referer'))
  return referer?.host === ctx.host ? returnPath(referer.pathname + referer.search) : startPath
}

export const startPath = paths.dashboard()

/** The longest path that people can come back to. A request of OAuth holds URLs and what its client wants to remember. */
export const maxReturnLength = 4096

const signingPaths = [paths.signIn(), paths.signUp(), paths.signOut(), paths.reset()]
const isSigning = (pathname: string): boolean => signingPaths.some((path) => `${pathname}/`.startsWith(path))

/** The path to go to after sign-in. Anything that isn't a path on this site becomes the dashboard. */
export function returnPath(asked: string | null): string {
  if (asked === null || asked.length > maxReturnLength || !/^\/(?![/\\])/.test(asked) || /[\\\p{Cc}]/u.test(asked)) return startPath
  const url = URL.parse(asked, 'https://here.invalid')
  if (url === null || url.origin !== 'https://here.invalid' || url.pathname.startsWith('//')) return startPath
  // Not back to sign-in, and not straight out again.
  if (isSigning(url.pathname)) return startPath
  return url.pathname + url.search + url.hash
}

/** Adds the return path to `path`, unless it's the default. */
export const withReturn = (path: string, returnTo: string): string =>
  returnTo === startPath ? path : `${path}?${new URLSearchParams({ return: returnTo })}`

/** Somebody who isn’t signed in does that first, and comes back to the page: for forms of one press, and for those with a password, which nothing keeps. */
export const signInFirst = ({ path }: { path: string }): string => withReturn(paths.signIn(), path)
