import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions, type ZlibOptions } from 'node:zlib'
import type { Encoding } from './encodings.ts'

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
