import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { Context } from 'koa'
import { whenOver } from './when-over.ts'

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
