import { randomUUID } from 'node:crypto'
import type { Context, Middleware } from 'koa'
import { pino, type Logger } from 'pino'
import type { Metrics } from '../metrics.ts'
import { routeOf } from '../route-of.ts'

/** Gives each request an id, and logs and measures it once the response is sent. Query strings are left out: they may contain codes. */
export function logRequests(logger: Logger, metrics: Metrics): Middleware {
  const write = lineWriter(logger)
  const tell = (ctx: Context, ip: string, started: number) => {
    const { method, path, res, state } = ctx
    const seconds = (performance.now() - started) / 1000
    const status = res.statusCode
    metrics.observeRequest({ method, route: routeOf(ctx), status, seconds })
    const ms = Math.round(seconds * 1000)
    const text = `"requestId":"${state['requestId']}","method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":${ms}`
    write(`${text},"ip":${JSON.stringify(ip)},"complete":${res.writableFinished}`)
  }
  return (ctx, next) => {
    const started = performance.now()
    ctx.state['requestId'] = randomUUID()
    const { ip, res } = ctx // a closed socket no longer knows its address
    // If the client has already disconnected, log at once.
    if (res.closed) tell(ctx, ip, started)
    else res.on('close', () => tell(ctx, ip, started))
    return next()
  }
}

/** Like the logger's `info`, without its search for secrets and non-JSON values, which takes as long as the rest of a response. */
function lineWriter(logger: Logger): (fields: string) => void {
  const stream = Reflect.get(logger, pino.symbols.streamSym) as { write: (line: string) => void }
  const own = Reflect.get(logger, pino.symbols.chindingsSym) as string
  const level = logger.levels.values['info']
  return (fields) => {
    if (logger.isLevelEnabled('info')) stream.write(`{"level":${level},"time":${Date.now()}${own},${fields}}\n`)
  }
}
