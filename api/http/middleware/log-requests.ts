import { randomUUID } from 'node:crypto'
import type { Middleware } from 'koa'
import type { Logger } from 'pino'
import type { Metrics } from '../metrics.ts'

/** Gives every request an id, and one log line and one measurement when it is answered. Queries are left out: they may hold codes. */
export function logRequests(logger: Logger, metrics: Metrics): Middleware {
  return async (ctx, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    ctx.state['requestId'] = requestId
    ctx.set('X-Request-Id', requestId)
    ctx.res.once('close', () => {
      const seconds = (performance.now() - started) / 1000
      const route = typeof ctx['_matchedRoute'] === 'string' ? ctx['_matchedRoute'] : 'none'
      metrics.observeRequest({ method: ctx.method, route, status: ctx.res.statusCode, seconds })
      logger.info({
        requestId,
        method: ctx.method,
        path: ctx.path,
        status: ctx.res.statusCode,
        ms: Math.round(seconds * 1000),
        ip: ctx.ip,
        complete: ctx.res.writableFinished,
      })
    })
    await next()
  }
}
