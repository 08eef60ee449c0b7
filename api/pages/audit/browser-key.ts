import type { Context } from 'koa'
import { daysReportKept } from '../../domain/report.ts'
import type { World } from '../../ports/world.ts'

/** Not a session: it’s sent to audit pages only, so all others stay cacheable. */
const name = 'slipway-reports'
const keyPattern = /^[\w-]{32}$/

/** The key with which this browser deletes the reports it made while signed out; null if it has none. */
export function browserKey(ctx: Context): string | null {
  const key = ctx.cookies.get(name, { signed: false })
  return key !== undefined && keyPattern.test(key) ? key : null
}

/** The key that an agent got for the report it made, from the link it passed on. */
export function linkKey(fields: URLSearchParams): string | null {
  const key = fields.get('key')
  return key !== null && keyPattern.test(key) ? key : null
}

/** Gives the browser its key. It lasts as long as the newest report. */
export function giveBrowserKey({ siteUrl }: Pick<World, 'siteUrl'>, ctx: Context, key: string): void {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  const seconds = daysReportKept * 24 * 60 * 60
  ctx.append('Set-Cookie', `${name}=${key}; Path=/audit/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`)
}
