import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { Context } from 'koa'
import type { ServerResponse } from 'node:http'

/** The request in the form the protocol library takes, without its body, which we read under our own limit. It aborts when the client disconnects. */
export function toRequest(ctx: Context, siteUrl: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(ctx.headers)) if (typeof value === 'string') headers.set(name, value)
  const disconnected = new AbortController()
  onClose(ctx, () => disconnected.abort())
  return new Request(new URL(ctx.path, siteUrl), { method: ctx.method, headers, signal: disconnected.signal })
}

/** Sends the library's response. An event stream starts at once and ends when either side closes it. */
export async function sendResponse(ctx: Context, response: Response): Promise<void> {
  ctx.status = response.status
  for (const [name, value] of response.headers) if (name !== 'connection') ctx.set(name, value)
  if (response.headers.get('Content-Type')?.startsWith('text/event-stream') && response.body !== null) {
    // No request follows on a long-lived stream's connection, so a stopping service doesn't have to wait for it.
    if (ctx.method === 'GET' || ctx.get('Mcp-Method') === 'subscriptions/listen') ctx.set('Connection', 'close')
    ctx.body = Readable.fromWeb(response.body as ReadableStream)
    ctx.flushHeaders()
    return
  }
  if (!response.headers.has('Cache-Control')) ctx.set('Cache-Control', 'no-store')
  ctx.body = await response.text()
}

const tasks = new WeakMap<ServerResponse, (() => void)[]>()

/**
 * Runs `task` when the response has been sent or its client has disconnected, or at once if that already happened. All tasks share one
 * listener: Koa and Node add so many to a stream's response that Node would warn about a leak.
 */
export function onClose({ res }: Pick<Context, 'res'>, task: () => void): void {
  if (res.destroyed) return task()
  const known = tasks.get(res)
  if (known !== undefined) return void known.push(task)
  const list = [task]
  tasks.set(res, list)
  res.once('close', () => list.forEach((each) => each()))
}
