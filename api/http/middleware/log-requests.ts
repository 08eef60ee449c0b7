import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Middleware } from 'koa'
import type { Logger } from 'pino'
import type { Metrics } from '../metrics.ts'

/** `route` is read when the answer is sent. */
type Asked = { readonly method: string; readonly path: string; readonly route: string }
export type RequestLog = ReturnType<typeof createRequestLog>

/** One log line and one measurement for every request, when it is answered. Queries are left out: they may hold codes. */
export function createRequestLog(logger: Logger, metrics: Metrics) {
  // These lines hold what is named below and nothing else: looking for secrets in them takes longer than writing them.
  const lines = logger.child({}, { redact: { paths: [] } })
  return {
    /** Gives the request an id. */
    follow(response: ServerResponse, started: number, ip: string, asked: Asked): string {
      const requestId = randomUUID()
      response.once('close', () => {
        const seconds = (performance.now() - started) / 1000
        const status = response.statusCode
        const { method, path, route } = asked
        metrics.observeRequest({ method, route, status, seconds })
        lines.info({ requestId, method, path, status, ms: Math.round(seconds * 1000), ip, complete: response.writableFinished })
      })
      return requestId
    },
  }
}

/** Follows every request, and tells its id. */
export function logRequests(log: RequestLog): Middleware {
  return (ctx, next) => {
    const asked = {
      method: ctx.method,
      path: ctx.path,
      get route() {
        return typeof ctx['_matchedRoute'] === 'string' ? ctx['_matchedRoute'] : 'none'
      },
    }
    const requestId = log.follow(ctx.res, performance.now(), ctx.ip, asked)
    ctx.state['requestId'] = requestId
    ctx.set('X-Request-Id', requestId)
    return next()
  }
}
