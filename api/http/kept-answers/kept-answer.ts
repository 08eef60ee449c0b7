import { hash } from 'node:crypto'
import type { Context } from 'koa'
import type { Shown } from '../../ports/visits.ts'
import type { Charge } from '../limits/limit-rate.ts'
import { chooseEncoding, compress, compressNow, fastest, isCompressible, smallest, type Encoding } from './encodings.ts'

/** What an answer says changes when one of these does: the public version of the store, and the UTC day. */
export type Edition = { version: number; day: number }

/** `bytes` has a character for each byte, so that Node sends them in one piece with the head; `headers` are names and values in turn. */
type Representation = { bytes: string; headers: readonly string[] }

type Made = {
  /** Null for what never changes under its URL. */
  edition: Edition | null
  route: string
  /** What each answer takes of its caller's quotas, and shows of the catalog. */
  charges: readonly Charge[]
  shown: readonly Shown[]
}

/** Bytes that are compressed at once: a millisecond or two of the main thread. */
const largest = 100 * 1024

const encodings: readonly Encoding[] = ['identity', ...smallest]

/** Headers that tell of one request alone. */
const ownHeaders = new Set(['x-request-id', 'ratelimit'])

/** A 200 that everybody gets alike, as bytes in every encoding that was asked for, each made once. */
export class KeptAnswer {
  readonly made: Made
  readonly #bytes: string
  readonly #tag: string
  readonly #isCompressible: boolean
  readonly #representations: Partial<Record<Encoding, Representation>> = {}
  /** Names and values in turn; empty until `keepHeaders`. */
  #headers: readonly string[] = []

  constructor(ctx: Context, body: string | Buffer, made: Made) {
    this.made = made
    this.#bytes = toBytes(body)
    this.#tag = hash('sha1', this.#bytes, 'base64url').slice(0, 22)
    this.#isCompressible = isCompressible(ctx.type, this.#bytes.length)
  }

  /** Takes over what is needed to send it again: the headers of its first response, and of the launches it shows no more than is counted. */
  keepHeaders(ctx: Context): void {
    this.#headers = headersOf(ctx)
    this.made.shown = this.made.shown.map(({ id, ownerId, status }) => ({ id, ownerId, status }))
  }

  /** Bytes of memory, roughly, with both compressed forms. */
  get size(): number {
    return this.#bytes.length * 2 + 2048
  }

  /** Sends it to the caller it was made for, whose response has its headers already. What isn't kept isn't worth the smallest form. */
  async sendFirst(ctx: Context, isKept: boolean): Promise<void> {
    const { req, res } = ctx
    ctx.respond = false
    const known = this.#knownTag(req.headers['if-none-match'])
    if (known !== null) {
      res.removeHeader('Content-Length')
      res.setHeader('ETag', known)
      res.statusCode = 304
      res.end()
      return
    }
    const { bytes, headers } = await this.#representationFor(ctx, isKept ? smallest : fastest)
    for (let at = 0; at < headers.length; at += 2) res.setHeader(headers[at] ?? '', headers[at + 1] ?? '')
    if (ctx.method === 'HEAD') res.end()
    else res.end(bytes, 'latin1')
  }

  /** Sends it again as the caller takes it: compressed, or 304 where the caller has it (RFC 9110 section 13.1.2). `own`: headers of this request. */
  async send(ctx: Context, own: readonly string[]): Promise<void> {
    const { req, res } = ctx
    ctx.respond = false
    const known = this.#knownTag(req.headers['if-none-match'])
    if (known !== null) {
      res.writeHead(304, own.concat(this.#headers, ['ETag', known])).end()
      return
    }
    const found = this.#representationFor(ctx, smallest)
    const { bytes, headers } = found instanceof Promise ? await found : found
    res.writeHead(200, own.concat(this.#headers, headers))
    if (ctx.method === 'HEAD') res.end()
    else res.end(bytes, 'latin1')
  }

  #representationFor(ctx: Context, wanted: readonly Encoding[]): Representation | Promise<Representation> {
    const encoding = this.#isCompressible ? chooseEncoding(ctx, wanted) : 'identity'
    return this.#representations[encoding] ?? this.#represent(encoding)
  }

  /** Large answers are compressed away from the main thread. */
  #represent(encoding: Encoding): Representation | Promise<Representation> {
    if (encoding === 'identity') return this.#add(encoding, this.#bytes)
    const bytes = Buffer.from(this.#bytes, 'latin1')
    if (bytes.length <= largest) return this.#add(encoding, compressNow(bytes, encoding).toString('latin1'))
    return compress(bytes, encoding).then((compressed) => this.#add(encoding, compressed.toString('latin1')))
  }

  #add(encoding: Encoding, bytes: string): Representation {
    const headers = ['ETag', this.#tagOf(encoding), 'Content-Length', String(bytes.length)]
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding)
    return (this.#representations[encoding] = { bytes, headers })
  }

  /** Strong, so each encoding has one of its own. */
  #tagOf(encoding: Encoding): string {
    return encoding === 'identity' ? `"${this.#tag}"` : `"${this.#tag}-${encoding}"`
  }

  /**
   * The tag of If-None-Match under which the caller has this answer, in whatever encoding. Compared weakly, because proxies weaken what they pass on; none
   * of our tags holds a comma.
   */
  #knownTag(ifNoneMatch: string | undefined): string | null {
    if (ifNoneMatch === undefined) return null
    if (ifNoneMatch.trim() === '*') return this.#tagOf('identity')
    const own = encodings.map((encoding) => this.#tagOf(encoding))
    const given = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
    return given.find((tag) => own.includes(tag)) ?? null
  }
}

/** ASCII is a character for each byte as it is. */
function toBytes(body: string | Buffer): string {
  if (typeof body !== 'string') return body.toString('latin1')
  return Buffer.byteLength(body) === body.length ? body : Buffer.from(body).toString('latin1')
}

function headersOf({ res }: Context): string[] {
  const headers: string[] = []
  for (const name of res.getHeaderNames()) {
    const value = res.getHeader(name)
    if (ownHeaders.has(name) || value === undefined || name === 'content-length') continue
    if (Array.isArray(value)) for (const each of value) headers.push(name, each)
    else headers.push(name, String(value))
  }
  return headers
}
