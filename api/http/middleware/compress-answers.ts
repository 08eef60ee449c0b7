import type { Middleware } from 'koa'
import { compress, chooseEncoding, isCompressible } from '../response-cache/compress.ts'

/** Compresses responses made for one client: signed-in pages, errors, API calls with a token. Cached responses are compressed already. */
export const compressAnswers: Middleware = async (ctx, next) => {
  await next()
  const { body, res } = ctx
  if (ctx.respond === false || res.headersSent || ctx.method === 'HEAD' || res.hasHeader('Content-Encoding')) return
  const bytes = toBytes(body)
  if (bytes === null || !isCompressible(ctx.type, bytes.length)) return
  ctx.vary('Accept-Encoding')
  const encoding = chooseEncoding(ctx)
  // Koa keeps the status and the type it has already set. A string it would encode twice, for its length and to send it.
  ctx.body = encoding === 'identity' ? bytes : await compress(bytes, encoding, 'fast')
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding)
}

/** Null for a stream or an empty body. */
function toBytes(body: unknown): Buffer | null {
  if (body === null || body === undefined) return null
  if (Buffer.isBuffer(body)) return body
  if (typeof body === 'string') return Buffer.from(body)
  return typeof body === 'object' && 'pipe' in body ? null : Buffer.from(JSON.stringify(body))
}
