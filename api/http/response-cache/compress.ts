import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions, type ZlibOptions } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Context } from 'koa'

/**
 * How hard to compress. `small` is for what is cached and sent often: Brotli 5 is about 10% smaller than gzip, and higher levels save little more. `fast`
 * is for what is sent once: a page comes out a quarter larger, in a sixth of the time.
 */
export type Effort = 'small' | 'fast'

const levels = { small: { br: 5, gzip: 6 }, fast: { br: 0, gzip: 1 } } as const

/** In bytes. More is compressed off the main thread; up to this, compressing takes a millisecond or two at most, and for a page far less than handing it over would. */
const largest = 100 * 1024

/** Resolves at once, without a promise, where that’s faster. */
export function compress(bytes: Buffer, encoding: Encoding, effort: Effort): Buffer | Promise<Buffer> {
  if (encoding === 'identity') return bytes
  const isLarge = bytes.length > largest
  if (encoding === 'br') {
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: levels[effort].br, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }
    return isLarge ? brotli(bytes, options) : releaseBuffer(brotliCompressSync(bytes, { ...options, info: true }))
  }
  const options = { level: levels[effort].gzip }
  return isLarge ? zip(bytes, options) : releaseBuffer(gzipSync(bytes, { ...options, info: true }))
}

const brotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)
const zip = promisify<Buffer, ZlibOptions, Buffer>(gzip)

/**
 * Node keeps the compressor until a full garbage collection, and with it a 16 KB output buffer and the whole input: enough to force a collection every
 * thousand pages, which takes as long as rendering hundreds. So the engine, which `info` adds to the result, releases its buffer.
 * Nothing public does that: closing or destroying the engine, a smaller `chunkSize`, and compressing asynchronously all take half as much CPU time again.
 */
function releaseBuffer(result: unknown): Buffer {
  const { buffer, engine } = result as { buffer: Buffer; engine: object }
  Object.assign(engine, { _outBuffer: null })
  return buffer
}

export type Encoding = 'br' | 'gzip' | 'identity'

/** In bytes. Below this, compression saves less than its headers add. */
const worthCompressing = 1024

/** Text formats only: fonts and raster images are already compressed. */
const text = /^(?:text\/(?!event-stream)|application\/(?:json|xml|[\w.+-]+\+(?:json|xml))|image\/svg\+xml)/i

export const isCompressible = (type: string, length: number): boolean => length >= worthCompressing && text.test(type)

/** Best first: Brotli is smaller than gzip, and at its lowest levels faster too. */
export const compressions = ['br', 'gzip'] as const satisfies Encoding[]

/** The result for each header: browsers all send the same few. */
const accepted = new LRUCache<string, Encoding>({ max: 100 })
const maxHeaderLength = 200

/** The best encoding that the client accepts (RFC 9110 section 12.5.3). */
export function chooseEncoding(ctx: Context): Encoding {
  const header = ctx.req.headers['accept-encoding']?.toString()
  if (header === undefined || header.length > maxHeaderLength) return 'identity'
  let known = accepted.get(header)
  if (known === undefined) {
    known = compressions.find((each) => ctx.acceptsEncodings(each) !== false) ?? 'identity'
    accepted.set(header, known)
  }
  return known
}
