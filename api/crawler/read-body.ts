import { PassThrough, pipeline, Readable, type Transform } from 'node:stream'
import zlib from 'node:zlib'
import type { Answer } from './session.ts'
import { toUnreachable, Unreachable } from '../net/unreachable.ts'

export type Body = {
  bytes: Uint8Array
  /** Bytes after decoding; more than `bytes` holds if `keep` left some out. */
  size: number
  /** Whether this is the whole body; only a `cut` body can be incomplete. */
  complete: boolean
}

type Options = {
  /** Caps the bytes on the wire and after every decoding step, so that a zip bomb ends early. */
  max: number
  /** Whether a body past `max` is cut off there instead of being `too_large`. */
  cut?: boolean
  /** How many of the first bytes to keep in memory; all by default. */
  keep?: number
  /** Whether to unpack a file that is itself gzip. */
  gzipFile?: boolean
}

/** Reads and decompresses a body. Throws Unreachable. */
export async function readBody(answer: Answer, { max, cut = false, keep = max, gzipFile = false }: Options): Promise<Body> {
  const chunks: Uint8Array[] = []
  let size = 0
  const end = (complete: boolean): Body => ({ bytes: Buffer.concat(chunks), size, complete })
  try {
    const cap = (source: AsyncIterable<Uint8Array>) => capped(source, max, answer.onBytes)
    let source = cap(answer.body)
    for (const decoder of [...decodersOf(answer), ...(gzipFile ? [unpackGzip] : [])]) source = cap(decoded(source, decoder))
    for await (const chunk of source) {
      if (size < keep) chunks.push(chunk.subarray(0, keep - size))
      size += chunk.length
    }
    return end(true)
  } catch (error) {
    const problem = isZlibError(error) ? undecodable(answer) : toUnreachable(error, answer.url.host)
    if (cut && problem instanceof Unreachable && problem.because === 'too_large') return end(false)
    throw problem
  } finally {
    answer.body.destroy()
  }
}

async function* capped(source: AsyncIterable<Uint8Array>, max: number, onBytes?: (count: number) => void): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of source) {
    size += chunk.length
    onBytes?.(chunk.length)
    if (size > max) {
      yield chunk.subarray(0, chunk.length - (size - max))
      throw new Unreachable('too_large', `The response is larger than ${Math.round(max / 1024 / 1024)} MB.`)
    }
    yield chunk
  }
}

async function* decoded(source: AsyncIterable<Uint8Array>, decoder: Decoder): AsyncGenerator<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]()
  const first = await chunks.next()
  if (first.done === true) return
  async function* whole() {
    yield first.value
    yield* { [Symbol.asyncIterator]: () => chunks }
  }
  yield* pipeline(Readable.from(whole()), decoder(first.value), () => {})
}

/** The content codings, in decoding order. */
function decodersOf(answer: Answer): Decoder[] {
  const names = (answer.header('content-encoding') ?? '').toLowerCase().split(',')
  const used = names.map((name) => name.trim().replace(/^x-/, '')).filter((name) => name !== '' && name !== 'identity')
  const found = used.toReversed().map((name) => decoders.get(name))
  if (found.length > 2 || found.includes(undefined)) throw undecodable(answer)
  return found as Decoder[]
}

function undecodable(answer: Answer): Unreachable {
  const encoding = answer.header('content-encoding')?.slice(0, 40) ?? ''
  const words = (name: string) => `${answer.url.host}’s response doesn’t match its Content-Encoding${name}.`
  return new Unreachable('encoding', words(` (${encoding})`), words(''))
}

const isZlibError = (error: unknown) => error instanceof Error && 'code' in error && /^(Z_|ZSTD_|ERR__|ERR_ZLIB)/.test(String(error.code))

/** A truncated body still yields what arrived, as in browsers. */
const lenient = { finishFlush: zlib.constants.Z_SYNC_FLUSH }
type Decoder = (firstBytes: Uint8Array) => Transform
const decoders = new Map<string, Decoder>([
  ['gzip', () => zlib.createGunzip(lenient)],
  // Servers send both the zlib format that the standard asks for and bare deflate.
  ['deflate', ([first = 0]) => (first % 16 === 8 ? zlib.createInflate(lenient) : zlib.createInflateRaw(lenient))],
  ['br', () => zlib.createBrotliDecompress({ finishFlush: zlib.constants.BROTLI_OPERATION_FLUSH })],
  // RFC 9659: no window larger than 8 MB.
  [
    'zstd',
    () => zlib.createZstdDecompress({ params: { [zlib.constants.ZSTD_d_windowLogMax]: 23 }, finishFlush: zlib.constants.ZSTD_e_flush }),
  ],
])
const unpackGzip: Decoder = ([first, second]) => (first === 0x1f && second === 0x8b ? zlib.createGunzip(lenient) : new PassThrough())
