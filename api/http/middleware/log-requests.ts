import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Middleware } from 'koa'
import { pino, type Logger } from 'pino'
import type { Metrics } from '../metrics.ts'

/** `route` is read when the answer is sent. */
type Asked = { readonly method: string; readonly path: string; readonly route: string }
type Followed = { requestId: string; started: number; ip: string; asked: Asked }
export type RequestLog = ReturnType<typeof createRequestLog>

/** One log line and one measurement for every request, when it is answered. Queries are left out: they may hold codes. */
export function createRequestLog(logger: Logger, metrics: Metrics) {
  const write = lineWriter(logger)
  const tell = (response: ServerResponse, { requestId, started, ip, asked }: Followed) => {
    const seconds = (performance.now() - started) / 1000
    const status = response.statusCode
    const { method, path, route } = asked
    metrics.observeRequest({ method, route, status, seconds })
    const ms = Math.round(seconds * 1000)
    const text = `"requestId":"${requestId}","method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":${ms}`
    write(`${text},"ip":${JSON.stringify(ip)},"complete":${response.writableFinished}`)
  }
  return {
    /** Gives the request an id. A caller who has left already is logged at once. */
    follow(response: ServerResponse, started: number, ip: string, asked: Asked): string {
      const requestId = randomUUID()
      const followed = { requestId, started, ip, asked }
      if (response.closed) tell(response, followed)
      else response.on('close', () => tell(response, followed))
      return requestId
    },
  }
}

/**
 * Writes lines as the logger's `info` would. It looks through all values, in search of secrets and of what is no JSON, which takes as long
 * as the rest of an answer; these lines hold what is named above and nothing else.
 */
function lineWriter(logger: Logger): (fields: string) => void {
  const stream = Reflect.get(logger, pino.symbols.streamSym) as { write: (line: string) => void }
  const own = Reflect.get(logger, pino.symbols.chindingsSym) as string
  const level = logger.levels.values['info']
  return (fields) => {
    if (logger.isLevelEnabled('info')) stream.write(`{"level":${level},"time":${Date.now()}${own},${fields}}\n`)
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
    return next()
  }
}
