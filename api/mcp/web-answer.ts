import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { Context } from 'koa'
import type { ServerResponse } from 'node:http'

/** The request as the protocol library wants it, without its body, which we read under our own limit. It aborts when its caller leaves. */
export function toRequest(ctx: Context, siteUrl: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(ctx.headers)) if (typeof value === 'string') headers.set(name, value)
  const left = new AbortController()
  whenOver(ctx, () => left.abort())
  return new Request(new URL(ctx.path, siteUrl), { method: ctx.method, headers, signal: left.signal })
}

/** Sends the library's answer; an event stream begins at once and ends when either side does. */
export async function sendResponse(ctx: Context, response: Response): Promise<void> {
  ctx.status = response.status
  for (const [name, value] of response.headers) if (name !== 'connection') ctx.set(name, value)
  if (response.headers.get('Content-Type')?.startsWith('text/event-stream') && response.body !== null) {
    // Nothing follows a standing stream, so that a service that stops need not wait for its connection.
    if (ctx.method === 'GET' || ctx.get('Mcp-Method') === 'subscriptions/listen') ctx.set('Connection', 'close')
    ctx.body = Readable.fromWeb(response.body as ReadableStream)
    ctx.flushHeaders()
    return
  }
  if (!response.headers.has('Cache-Control')) ctx.set('Cache-Control', 'no-store')
  ctx.body = await response.text()
}

const works = new WeakMap<ServerResponse, (() => void)[]>()

/**
 * Does `work` when the answer has been sent or its caller has left, at once where that was before. One listener for all who ask: Koa and Node
 * add so many to a stream's response that Node would take more for a leak.
 */
export function whenOver({ res }: Pick<Context, 'res'>, work: () => void): void {
  if (res.destroyed) return work()
  const known = works.get(res)
  if (known !== undefined) return void known.push(work)
  const list = [work]
  works.set(res, list)
  res.once('close', () => list.forEach((each) => each()))
}
