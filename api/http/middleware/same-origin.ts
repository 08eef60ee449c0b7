import type { Context, Middleware } from 'koa'
import { Failure } from '../../domain/failure.ts'
import type { World } from '../../ports/world.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses to change anything for a page of another site, which could send a signed-in person's cookie along. The API, the tools and
 * the OAuth endpoints never read cookies, and unsubscribing takes a key instead, as mail clients do it from anywhere (RFC 8058). A request without
 * either header comes from no page of a current browser.
 */
export const sameOrigin =
  (world: Pick<World, 'siteUrl'>): Middleware =>
  (ctx, next) => {
    if (!safe.has(ctx.method) && !/^\/(api|mcp|oauth|unsubscribe)\//.test(ctx.path) && isForeign(ctx, world.siteUrl))
      throw new Failure('FORBIDDEN', 'Blocked: cross-site request.')
    return next()
  }

function isForeign(ctx: Context, siteUrl: string): boolean {
  const site = ctx.get('Sec-Fetch-Site')
  if (site !== '' && site !== 'same-origin' && site !== 'none') return true
  const origin = ctx.get('Origin')
  // A page that hides its origin sends "null"; Sec-Fetch-Site decides then.
  if (origin === 'null') return site === ''
  return origin !== '' && origin !== siteUrl && !isOtherName(URL.parse(origin), ctx, siteUrl)
}

/** The site by another of its names, such as an IP address in a LAN. Over https, the host alone tells, even behind a proxy that adds TLS. */
const isOtherName = (origin: URL | null, ctx: Context, siteUrl: string): boolean =>
  origin !== null && [new URL(siteUrl).protocol, 'https:'].includes(origin.protocol) && origin.host === ctx.get('Host').toLowerCase()
