import type { Context } from 'koa'
import { daysPublicKept } from '../../domain/report.ts'
import type { World } from '../../ports/world.ts'

/** Not a session: it’s sent to audit pages only, so all others stay cacheable. */
const name = 'slipway-reports'
const keyPattern = /^[\w-]{32}$/

const maxKeys = 8

/** The keys to the reports of a signed-out browser: the one for those that it makes, then those of links that agents passed on. */
export const browserKeys = (ctx: Context): string[] =>
  (ctx.cookies.get(name, { signed: false }) ?? '').split('.').filter((key) => keyPattern.test(key))

/** The key that an agent got for the report it made, from the link it passed on. */
export function linkKey(fields: URLSearchParams): string | null {
  const key = fields.get('key')
  return key !== null && keyPattern.test(key) ? key : null
}

/** The keys of whoever opens a report, or sends a form about it. */
export const readerKeys = (ctx: Context, fields: URLSearchParams): string[] => [linkKey(fields) ?? [], browserKeys(ctx)].flat()

/** Gives the browser a key beside those it has, or renews them. They last as long as a report can: it may become public at any time. */
export function giveBrowserKey({ siteUrl }: Pick<World, 'siteUrl'>, ctx: Context, key: string): void {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  const seconds = daysPublicKept * 24 * 60 * 60
  const [first = key, ...linked] = browserKeys(ctx).filter((one, at) => at === 0 || one !== key)
  const keys = first === key ? [first, ...linked] : [first, ...linked.slice(2 - maxKeys), key]
  ctx.append('Set-Cookie', `${name}=${keys.join('.')}; Path=/audit/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`)
}
