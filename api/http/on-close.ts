import type { ServerResponse } from 'node:http'
import type { Context } from 'koa'

const tasks = new WeakMap<ServerResponse, (() => void)[]>()

/** At once if the response has already ended. All tasks share one listener, or Node would warn about a leak. */
export function onClose({ res }: Pick<Context, 'res'>, task: () => void): void {
  if (res.destroyed) return task()
  const known = tasks.get(res)
  if (known !== undefined) return void known.push(task)
  const list = [task]
  tasks.set(res, list)
  res.once('close', () => list.forEach((each) => each()))
}

/** Aborts when the client disconnects before it has the whole response. */
export function disconnectionOf(ctx: Pick<Context, 'res'>): AbortSignal {
  const controller = new AbortController()
  onClose(ctx, () => ctx.res.writableFinished || controller.abort())
  return controller.signal
}
