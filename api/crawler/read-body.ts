import { pipeline, Readable, type Transform } from 'node:stream'
import zlib from 'node:zlib'
import type { Answer } from './session.ts'
import { toUnreachable, Unreachable } from './unreachable.ts'

export type Body = {
  bytes: Uint8Array
  /** Whether this is all there is; only a `cut` body can be incomplete. */
  complete: boolean
}

/**
 * Reads a body and undoes its content codings. `max` caps the bytes on the wire and after every coding, so that a bomb ends early:
 * past it the body is `too_large`, or with `cut` simply ends there. Throws Unreachable.
 */
export async function readBody(answer: Answer, { max, cut = false }: { max: number; cut?: boolean }): Promise<Body> {
  const chunks: Uint8Array[] = []
  try {
    let source: AsyncIterable<Uint8Array> = capped(answer.body, max)
    for (const decoder of decodersOf(answer)) source = capped(decoded(source, decoder), max)
    for await (const chunk of source) chunks.push(chunk)
    return { bytes: Buffer.concat(chunks), complete: true }
  } catch (error) {
    const problem = isZlibFault(error) ? undecodable(answer) : toUnreachable(error, answer.url.host)
    if (cut && problem instanceof Unreachable && problem.because === 'too_large') return { bytes: Buffer.concat(chunks), complete: false }
    throw problem
  } finally {
    answer.body.destroy()
  }
}

async function* capped(source: AsyncIterable<Uint8Array>, max: number): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of source) {
    size += chunk.length
    if (size > max) {
      yield chunk.subarray(0, chunk.length - (size - max))
      throw new Unreachable('too_large', `The answer is larger than ${Math.round(max / 1024 / 1024)} MB.`)
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

/** The codings in the order in which they are undone. */
function decodersOf(answer: Answer): Decoder[] {
  const names = (answer.header('content-encoding') ?? '').toLowerCase().split(',')
  const used = names.map((name) => name.trim().replace(/^x-/, '')).filter((name) => name !== '' && name !== 'identity')
  const found = used.toReversed().map((name) => decoders[name])
  if (found.length > 2 || found.includes(undefined)) throw undecodable(answer)
  return found as Decoder[]
}

const undecodable = (answer: Answer) =>
  new Unreachable(
    'encoding',
    `${answer.url.host} sent a body that its Content-Encoding "${answer.header('content-encoding')?.slice(0, 40)}" does not explain.`,
  )

const isZlibFault = (error: unknown) =>
  error instanceof Error && 'code' in error && /^(Z_|ERR_BROTLI|ERR__ERROR_FORMAT|ERR_ZLIB|ERR_ZSTD|ZSTD_)/.test(String(error.code))

/** A truncated body still gives what came of it, as in browsers. */
const lenient = { finishFlush: zlib.constants.Z_SYNC_FLUSH }
type Decoder = (first: Uint8Array) => Transform
const decoders: Partial<Record<string, Decoder>> = {
  gzip: () => zlib.createGunzip(lenient),
  // Servers send both the zlib format that the standard asks for and bare deflate.
  deflate: (first) => ((first[0] ?? 0) % 16 === 8 ? zlib.createInflate(lenient) : zlib.createInflateRaw(lenient)),
  br: () => zlib.createBrotliDecompress({ finishFlush: zlib.constants.BROTLI_OPERATION_FLUSH }),
  // RFC 9659: no window larger than 8 MB.
  zstd: () => zlib.createZstdDecompress({ params: { [zlib.constants.ZSTD_d_windowLogMax]: 23 }, finishFlush: zlib.constants.ZSTD_e_flush }),
}
