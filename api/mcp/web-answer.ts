import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { Context } from 'koa'
import { onClose } from '../http/on-close.ts'

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
