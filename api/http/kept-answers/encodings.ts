import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Context } from 'koa'

export type Encoding = 'br' | 'gzip' | 'identity'

/** In bytes. Below this, compression saves less than its headers add. */
export const worthCompressing = 1024

/** Text formats only: fonts and raster images are already compressed. */
const text = /^(?:text\/(?!event-stream)|application\/(?:json|xml|[\w.+-]+\+(?:json|xml))|image\/svg\+xml)/i

export const isCompressible = (type: string, length: number): boolean => length >= worthCompressing && text.test(type)

/** Preferred encodings by size and by speed, best first. */
export const smallest = ['br', 'gzip'] as const
export const fastest = ['gzip', 'br'] as const

/** Parsed headers: browsers all send the same few. */
const accepted = new LRUCache<string, readonly string[]>({ max: 100 })
const longestHeader = 200

/** The first wanted encoding that the client accepts (RFC 9110 section 12.5.3). */
export function chooseEncoding(ctx: Context, wanted: readonly Encoding[]): Encoding {
  const header = ctx.req.headers['accept-encoding']?.toString()
  if (header === undefined || header.length > longestHeader) return 'identity'
  let known = accepted.get(header)
  if (known === undefined) accepted.set(header, (known = smallest.filter((each) => ctx.acceptsEncodings(each) !== false)))
  return wanted.find((each) => known.includes(each)) ?? 'identity'
}

/** Brotli 5 is about 10% smaller than gzip and takes two to three times as long. Higher levels save little more. */
const brotliOptions = (length: number): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: length },
})

/** Compresses synchronously, for responses that are cached and so compressed only once. */
export function compressNow(bytes: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return bytes
  return encoding === 'br' ? brotliCompressSync(bytes, brotliOptions(bytes.length)) : gzipSync(bytes)
}

const brotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)
const zip = promisify<Buffer, Buffer>(gzip)

/** Compresses off the main thread. */
export async function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return bytes
  return encoding === 'br' ? brotli(bytes, brotliOptions(bytes.length)) : zip(bytes)
}
