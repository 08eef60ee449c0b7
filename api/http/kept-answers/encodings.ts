import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions, type ZlibOptions } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Context } from 'koa'

export type Encoding = 'br' | 'gzip' | 'identity'

/** In bytes. Below this, compression saves less than its headers add. */
export const worthCompressing = 1024

/** Text formats only: fonts and raster images are already compressed. */
const text = /^(?:text\/(?!event-stream)|application\/(?:json|xml|[\w.+-]+\+(?:json|xml))|image\/svg\+xml)/i

export const isCompressible = (type: string, length: number): boolean => length >= worthCompressing && text.test(type)

/** Best first: Brotli is smaller than gzip, and at its lowest levels faster too. */
export const compressions = ['br', 'gzip'] as const satisfies Encoding[]

/** What parsed headers lead to: browsers all send the same few. */
const accepted = new LRUCache<string, Encoding>({ max: 100 })
const longestHeader = 200

/** The best encoding that the client accepts (RFC 9110 section 12.5.3). */
export function chooseEncoding(ctx: Context): Encoding {
  const header = ctx.req.headers['accept-encoding']?.toString()
  if (header === undefined || header.length > longestHeader) return 'identity'
  let known = accepted.get(header)
  if (known === undefined) {
    known = compressions.find((each) => ctx.acceptsEncodings(each) !== false) ?? 'identity'
    accepted.set(header, known)
  }
  return known
}

/**
 * How hard to compress. `small` is for what is cached and sent often: Brotli 5 is about 10% smaller than gzip, and higher levels save little more. `fast`
 * is for what is sent once: a page gets 15% larger, in a quarter of the time.
 */
export type Effort = 'small' | 'fast'

const levels = { small: { br: 5, gzip: 6 }, fast: { br: 1, gzip: 1 } } as const

const brotliOptions = (length: number, effort: Effort): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: levels[effort].br, [constants.BROTLI_PARAM_SIZE_HINT]: length },
})
const gzipOptions = (effort: Effort): ZlibOptions => ({ level: levels[effort].gzip })

/** Compresses synchronously, for responses that are cached and so compressed only once, and small ones. */
export function compressNow(bytes: Buffer, encoding: Encoding, effort: Effort): Buffer {
  if (encoding === 'identity') return bytes
  return encoding === 'br' ? brotliCompressSync(bytes, brotliOptions(bytes.length, effort)) : gzipSync(bytes, gzipOptions(effort))
}

const brotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)
const zip = promisify<Buffer, ZlibOptions, Buffer>(gzip)

/** Compresses off the main thread. */
export async function compress(bytes: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return bytes
  return encoding === 'br' ? brotli(bytes, brotliOptions(bytes.length, effort)) : zip(bytes, gzipOptions(effort))
}
