import type { Router } from '@koa/router'
import type { Middleware } from 'koa'
import { Failure } from '../../domain/failure.ts'

/** Behind the routers: a path that exists under other methods answers OPTIONS with them, and everything else with 405 and Allow. */
export const rejectMethod =
  (routers: Router[]): Middleware =>
  async (ctx, next) => {
    const methods = new Set(routers.flatMap((router) => router.match(ctx.path, ctx.method).path.flatMap((layer) => layer.methods)))
    if (methods.size === 0 || methods.has(ctx.method)) return next()
    const allow = [...methods, 'OPTIONS'].sort()
    if (ctx.method !== 'OPTIONS') throw new Failure('METHOD_NOT_SUPPORTED', `Method not allowed. Use ${allow.join(', ')}.`, { allow })
    ctx.set('Allow', allow.join(', '))
    ctx.status = 204
  }
