import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Context } from 'koa'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Bytes: below this the headers of an encoding cost as much as it saves. */
export const worthCompressing = 1024

/** Media types whose bytes are text. Fonts and raster images are compressed already. */
const text = /^(?:text\/(?!event-stream)|application\/(?:json|xml|[\w.+-]+\+(?:json|xml))|image\/svg\+xml)/i

export const isCompressible = (type: string, length: number): boolean => length >= worthCompressing && text.test(type)

/** The smallest first, and the fastest first. */
export const smallest = ['br', 'gzip'] as const
export const fastest = ['gzip', 'br'] as const

/** Browsers send the same few headers again and again. */
const accepted = new LRUCache<string, readonly string[]>({ max: 100 })
const longestHeader = 200

/** The first of these that a caller takes (RFC 9110 section 12.5.3). */
export function chooseEncoding(ctx: Context, wanted: readonly Encoding[]): Encoding {
  const header = ctx.req.headers['accept-encoding']?.toString()
  if (header === undefined || header.length > longestHeader) return 'identity'
  let known = accepted.get(header)
  if (known === undefined) accepted.set(header, (known = smallest.filter((each) => ctx.acceptsEncodings(each) !== false)))
  return wanted.find((each) => known.includes(each)) ?? 'identity'
}

/** Brotli 5 makes a page a tenth smaller than gzip, in two to three times its time; the levels above save little more. */
const brotliOptions = (length: number): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: length },
})

/** For what is kept, and so compressed once. */
export function compressNow(bytes: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return bytes
  return encoding === 'br' ? brotliCompressSync(bytes, brotliOptions(bytes.length)) : gzipSync(bytes)
}

const brotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)
const zip = promisify<Buffer, Buffer>(gzip)

/** For what is sent once: away from the main thread. */
export async function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return bytes
  return encoding === 'br' ? brotli(bytes, brotliOptions(bytes.length)) : zip(bytes)
}
