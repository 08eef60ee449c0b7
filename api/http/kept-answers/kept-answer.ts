import { hash } from 'node:crypto'
import type { Context } from 'koa'
import type { Shown } from '../../ports/visits.ts'
import type { Charge } from '../limits/limit-rate.ts'
import { chooseEncoding, compressNow, isCompressible, type Encoding } from './encodings.ts'

/** What an answer says changes when one of these does: the public version of the store, and the UTC day. */
export type Edition = { version: number; day: number }

/**
 * `bytes` has a character for each byte, so that Node sends them in one piece with the head. Headers are names and values in turn: those of the
 * content alone, those of a whole answer, and those of a 304.
 */
type Representation = { etag: string; bytes: string; content: readonly string[]; whole: readonly string[]; unchanged: readonly string[] }

type Made = {
  /** Null for what never changes under its URL. */
  edition: Edition | null
  route: string
  /** What each answer takes of its caller's quotas, and shows of the catalog. */
  charges: readonly Charge[]
  shown: readonly Shown[]
}

/** Headers that tell of one request alone. */
const ownHeaders = new Set(['x-request-id', 'ratelimit'])

/** A 200 that everybody gets alike, as bytes in every encoding that was asked for, each made once. */
export class KeptAnswer {
  readonly made: Made
  readonly #bytes: string
  readonly #tag: string
  readonly #isCompressible: boolean
  readonly #representations: Partial<Record<Encoding, Representation>> = {}
  /** Names and values in turn. */
  readonly #headers: readonly string[]

  constructor(ctx: Context, body: string | Buffer, made: Made) {
    this.made = made
    this.#bytes = toBytes(body)
    this.#tag = hash('sha1', this.#bytes, 'base64url').slice(0, 22)
    this.#isCompressible = isCompressible(ctx.type, this.#bytes.length)
    this.#headers = headersOf(ctx)
  }

  /** Bytes of memory, roughly, with both compressed forms. */
  get size(): number {
    return this.#bytes.length * 2 + 2048
  }

  /** Sends it to the caller it was made for, whose response has its headers already. */
  sendFirst(ctx: Context): void {
    const { req, res } = ctx
    const { etag, bytes, content } = this.#representationFor(ctx)
    ctx.respond = false
    res.setHeader('ETag', etag)
    const isKnown = isAmong(etag, req.headers['if-none-match'])
    res.statusCode = isKnown ? 304 : 200
    if (isKnown) res.removeHeader('Content-Length')
    else for (let at = 0; at < content.length; at += 2) res.setHeader(content[at] ?? '', content[at + 1] ?? '')
    if (isKnown || ctx.method === 'HEAD') res.end()
    else res.end(bytes, 'latin1')
  }

  /** Sends it again as the caller takes it: compressed, or 304 where the caller has it (RFC 9110 section 13.1.2). `own`: headers of this request. */
  send(ctx: Context, own: readonly string[]): void {
    const { req, res } = ctx
    const { etag, bytes, whole, unchanged } = this.#representationFor(ctx)
    ctx.respond = false
    if (isAmong(etag, req.headers['if-none-match'])) res.writeHead(304, own.concat(unchanged)).end()
    else {
      res.writeHead(200, own.concat(whole))
      if (ctx.method === 'HEAD') res.end()
      else res.end(bytes, 'latin1')
    }
  }

  #representationFor(ctx: Context): Representation {
    const encoding = this.#isCompressible ? chooseEncoding(ctx) : 'identity'
    return (this.#representations[encoding] ??= this.#represent(encoding))
  }

  /** The ETag is strong, so each encoding has one of its own. */
  #represent(encoding: Encoding): Representation {
    const isPlain = encoding === 'identity'
    const bytes = isPlain ? this.#bytes : compressNow(Buffer.from(this.#bytes, 'latin1'), encoding).toString('latin1')
    const etag = isPlain ? `"${this.#tag}"` : `"${this.#tag}-${encoding}"`
    const content = ['Content-Length', String(bytes.length), ...(isPlain ? [] : ['Content-Encoding', encoding])]
    const unchanged = [...this.#headers, 'ETag', etag]
    return { etag, bytes, content, unchanged, whole: [...unchanged, ...content] }
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

/** Compared weakly, because proxies weaken what they pass on; none of our tags holds a comma. */
function isAmong(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
