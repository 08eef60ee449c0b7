import type { Context, Middleware } from 'koa'
import { isModerator } from '../../actions/launches/launch-access.ts'
import type { World } from '../../ports/world.ts'
import type { Profile } from '../../domain/records.ts'
import { returnPath, startPath, withReturn } from './return-path.ts'
import { noteViewer } from '../parts/viewer.ts'

/** Thrown by requireAccount; loadAccount turns it into the way to the sign-in page. */
class SignInNeeded extends Error {}

/** Programs never read cookies, and what caches may keep has none in its answer: folders of files, files at the root. */
const withoutSession = /^\/((api|mcp|assets|sample|badge|logos|healthz|readyz|metrics)\/|[^/]+\.[a-z0-9]+$)/i

/**
 * Knows whose session a request carries, for requireAccount and accountOf. Pages of signed-in people are stored nowhere, nor is any
 * answer with a cookie, and no page is shown to somebody else from a cache.
 */
export function loadAccount(world: World): Middleware {
  return async (ctx, next) => {
    if (withoutSession.test(ctx.path)) return next()
    const account = await readSession(world, ctx)
    // A page kept from before the sign-in is no answer any more.
    if (account !== null) delete ctx.req.headers['if-none-match']
    try {
      await next()
    } catch (error) {
      if (!(error instanceof SignInNeeded)) throw error
      redirect(ctx, withReturn('/sign-in/', wayBack(ctx)))
    }
    if (ctx.type === 'text/html') {
      ctx.vary('Cookie')
      // Who has signed in by this very form is known only now.
      if (accountOf(ctx) !== null) ctx.set('Cache-Control', 'no-store')
    }
    if (ctx.res.hasHeader('Set-Cookie')) ctx.set('Cache-Control', 'private, no-store')
  }
}

/** The person who is signed in. Sends everybody else to the sign-in page, and from there back to here. */
export function requireAccount(ctx: Context): Profile {
  const account = accountOf(ctx)
  if (account === null) throw new SignInNeeded()
  return account
}

/** The person who is signed in, or null. */
export const accountOf = (ctx: Context): Profile | null => (ctx.state['account'] as Profile | null | undefined) ?? null

/** From here on the request is this account's: its pages, its header. */
export function noteAccount(world: World, ctx: Context, account: Profile | null): void {
  ctx.state['account'] = account
  noteViewer(account && { name: account.name, handle: account.handle, isModerator: isModerator(world, account) })
}

/** Goes on with GET. `path` must be of this site. */
export function redirect(ctx: Context, path: string): void {
  ctx.status = 303
  ctx.set('Location', path)
  ctx.set('Cache-Control', 'no-store')
  ctx.body = ''
}

/** Values of Set-Cookie, as a change of the session brings them. */
export const sendCookies = (ctx: Context, cookies: string[]): void => ctx.append('Set-Cookie', cookies)

async function readSession(world: World, ctx: Context): Promise<Profile | null> {
  const header = ctx.get('Cookie')
  // Without a cookie there is no session to look for.
  if (!header.includes('slipway.')) return null
  const { account, cookies } = await world.accounts.currentAccount(header)
  if (cookies.length > 0) sendCookies(ctx, cookies)
  noteAccount(world, ctx, account)
  return account
}

/** A page can be opened again; what a form was sent to often cannot, so the page with the form is the way back. */
function wayBack(ctx: Context): string {
  if (ctx.method === 'GET' || ctx.method === 'HEAD') return returnPath(ctx.path + ctx.search)
  const referer = URL.parse(ctx.get('Referer'))
  return referer?.host === ctx.host ? returnPath(referer.pathname + referer.search) : startPath
}
