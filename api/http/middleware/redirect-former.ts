import type { Middleware } from 'koa'
import { presentPath } from '../../../shared/paths/present-path.ts'

/** Behind the routers: sends a path that was renamed to its present form with 308, so that method, body and query are kept. */
export const redirectFormer: Middleware = (ctx, next) => {
  const present = presentPath(ctx.path)
  if (present === null) return next()
  ctx.status = 308
  ctx.set('Location', `${present}${ctx.search}`)
  ctx.body = ''
  return undefined
}
