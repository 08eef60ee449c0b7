import { hash } from 'node:crypto'
import type { Context } from 'koa'
import type { Shown } from '../../ports/visits.ts'
import type { Charge } from '../limits/limit-rate.ts'
import { chooseEncoding, compressNow, isCompressible, type Encoding } from './encodings.ts'

/** What an answer says changes when one of these does: the public version of the store, and the UTC day. */
export type Edition = { version: number; day: number }

/** `bytes` has a character for each byte, so that Node sends them in one piece with the head. */
type Representation = { etag: string; bytes: string; headers: readonly string[]; unchanged: readonly string[] }

/** Headers that tell of one request alone. */
const ownHeaders = new Set(['x-request-id', 'ratelimit', 'content-length', 'etag', 'transfer-encoding', 'date', 'connection'])

/** A 200 that everybody gets alike, as bytes in every encoding that was asked for, each made once. */
export class KeptAnswer {
  /** Null for what never changes under its URL. */
  readonly edition: Edition | null
  readonly route: string
  /** What each answer takes of its caller's quotas, and shows of the catalog. */
  readonly charges: readonly Charge[]
  readonly shown: readonly Shown[]
  readonly #bytes: Buffer
  readonly #tag: string
  readonly #isCompressible: boolean
  /** Names and values in turn. */
  readonly #headers: readonly string[]
  readonly #representations = new Map<Encoding, Representation>()

  constructor(
    ctx: Context,
    bytes: Buffer,
    { edition, route, charges, shown }: Pick<KeptAnswer, 'edition' | 'route' | 'charges' | 'shown'>,
  ) {
    this.edition = edition
    this.route = route
    this.charges = charges
    this.shown = shown
    this.#bytes = bytes
    this.#tag = hash('sha1', bytes, 'base64url').slice(0, 22)
    this.#isCompressible = isCompressible(ctx.type, bytes.length)
    this.#headers = Object.entries(ctx.res.getHeaders()).flatMap(([name, value]) =>
      ownHeaders.has(name) || value === undefined ? [] : [value].flat().flatMap((each) => [name, String(each)]),
    )
  }

  /** Bytes of memory, roughly, with both compressed forms. */
  get size(): number {
    return this.#bytes.length * 2 + 2048
  }

  /** Sends it as the caller takes it: compressed, or 304 where the caller has it (RFC 9110 section 13.1.2). */
  send(ctx: Context, own: readonly string[]): void {
    const { req, res } = ctx
    const { etag, bytes, headers, unchanged } = this.#representation(this.#isCompressible ? chooseEncoding(ctx) : 'identity')
    const known = req.headers['if-none-match']
    ctx.respond = false
    if (known !== undefined && isAmong(etag, known)) res.writeHead(304, [...own, ...unchanged]).end()
    else {
      res.writeHead(200, [...own, ...headers])
      if (ctx.method === 'HEAD') res.end()
      else res.end(bytes, 'latin1')
    }
  }

  #representation(encoding: Encoding): Representation {
    let found = this.#representations.get(encoding)
    if (found === undefined) this.#representations.set(encoding, (found = this.#make(encoding)))
    return found
  }

  /** The ETag is strong, so each encoding has one of its own. */
  #make(encoding: Encoding): Representation {
    const bytes = compressNow(this.#bytes, encoding)
    const etag = encoding === 'identity' ? `"${this.#tag}"` : `"${this.#tag}-${encoding}"`
    const unchanged = [...this.#headers, 'ETag', etag]
    const content = ['Content-Length', String(bytes.length), ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding])]
    return { etag, bytes: bytes.toString('latin1'), unchanged, headers: [...unchanged, ...content] }
  }
}

/** Compared weakly, because proxies weaken what they pass on; none of our tags holds a comma. */
function isAmong(etag: string, ifNoneMatch: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
