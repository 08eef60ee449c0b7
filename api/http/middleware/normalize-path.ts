import type { Context, Middleware } from 'koa'
import { invalidRequest } from '../../domain/failure.ts'
import { hasTooManyFields, maxFields } from '../count-fields.ts'
import { toolPaths } from '../tool-path.ts'
import { presentPath } from '../../../shared/paths/present-path.ts'

/**
 * Refuses paths and queries with broken percent-encoding, and queries with too many parameters. Sends the rest to their slash form with 308,
 * method and body kept; the MCP endpoints also answer without it, because some clients don’t follow redirects of a POST.
 * The target is a path of this site only: one that begins with two slashes, or their backslash look-alikes, is never a redirect.
 */
export const normalizePath: Middleware = (ctx, next) => {
  if (hasTooManyFields(ctx.querystring)) throw invalidRequest(`The URL has more than ${maxFields} parameters.`, 'parameters')
  if (!isWellEncoded(ctx.path) || !isWellEncoded(ctx.querystring)) throw invalidRequest('Invalid URL encoding.', 'encoding')
  const last = ctx.path.slice(ctx.path.lastIndexOf('/') + 1)
  const isFile = /\.[a-z0-9]{1,8}$/i.test(last)
  if (last === '' || isFile || toolPaths.includes(ctx.path) || !/^\/(?![/\\])/.test(ctx.path)) return next()
  return redirect(ctx, `${ctx.path}/`)
}

/** Keeps method, body and query. */
function redirect(ctx: Context, path: string): void {
  ctx.status = 308
  ctx.set('Location', `${path}${ctx.search}`)
  ctx.body = ''
}

export function isWellEncoded(text: string): boolean {
  if (!text.includes('%')) return true
  try {
    for (const part of text.split('&')) decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}

/** Behind the routers: sends a path that was renamed to its present form with 308, so that method, body and query are kept. */
export const redirectFormer: Middleware = (ctx, next) => {
  const present = presentPath(ctx.path)
  if (present === null) return next()
  return redirect(ctx, present)
}
