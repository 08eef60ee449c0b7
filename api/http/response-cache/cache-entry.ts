import { hash } from 'node:crypto'
import type { Context } from 'koa'
import type { SiteValues } from '../../domain/settings/site-settings.ts'
import type { Shown } from '../../ports/visits.ts'
import type { CountedQuota } from '../../ports/limits.ts'
import { compress, type Effort, chooseEncoding, compressions, isCompressible, type Encoding } from './compress.ts'

/** Content is valid as long as both stay the same: the store's public version and the site’s day. */
export type ContentVersion = { version: number; day: string }

/** `bytes` is a latin1 string, which Node sends in one write with the head. `headers` alternates names and values. */
type Representation = { bytes: string; headers: readonly string[] }

type Made = {
  /** Null if the content depends on the site’s settings, and the day, only. */
  contentVersion: ContentVersion | null
  site: SiteValues
  day: string
  route: string
  /** Quotas consumed and launches shown each time it is sent. */
  charges: readonly CountedQuota[]
  shown: readonly Shown[]
}

/** Strong ETags tell apart what differs in its bytes: each encoding, and how hard it was compressed. */
const suffixOf = (encoding: Encoding, effort: Effort): string =>
  encoding === 'identity' ? '' : effort === 'small' ? `-${encoding}` : `-${encoding}-${effort}`
const suffixes = ['', ...compressions.flatMap((encoding) => [suffixOf(encoding, 'small'), suffixOf(encoding, 'fast')])]

const ownHeaders = new Set(['x-request-id', 'ratelimit'])

/** A 200 response that is the same for everyone. Each encoding is made once, when first needed. */
export class CacheEntry {
  readonly made: Made
  /** When it was last known to be current, in milliseconds of the process. */
  currentAt = performance.now()
  /** ASCII text stays a string, which needs no conversion. */
  readonly #body: string | Buffer
  readonly #tag: string
  /** Its ETags in all encodings, once somebody has asked by one. */
  #tags: readonly string[] | undefined
  readonly #isCompressible: boolean
  readonly #representations: Partial<Record<Encoding, Representation>> = {}
  /** Only what is cached is worth the time to make it smaller. */
  #effort: Effort = 'fast'
  /** Alternating names and values; empty until `keep`. */
  #headers: readonly string[] = []

  constructor(ctx: Context, body: string | Buffer, made: Made) {
    this.made = made
    this.#body = typeof body === 'string' && Buffer.byteLength(body) > body.length ? Buffer.from(body) : body
    this.#tag = hash('sha1', this.#body, 'base64url').slice(0, 22)
    this.#isCompressible = isCompressible(ctx.type, this.#body.length)
  }

  /** Prepares it for the cache: copies the response's headers, and reduces the launches to what counting needs. */
  keep(ctx: Context): void {
    this.#effort = 'small'
    this.#headers = headersOf(ctx)
    this.made.shown = this.made.shown.map(({ id, ownerId, coMakers, status }) => ({ id, ownerId, status, ...(coMakers && { coMakers }) }))
  }

  /** Approximate memory in bytes, compressed forms included. */
  get size(): number {
    return this.#body.length * 2 + 2048
  }

  /** Sends it to the client it was made for, whose response already has the headers. */
  async sendFirst(ctx: Context): Promise<void> {
    const { req, res } = ctx
    ctx.respond = false
    if (res.headersSent) return // rejected meanwhile because of an error in its body
    const known = this.#knownTag(req.headers['if-none-match'])
    if (known !== null) {
      res.removeHeader('Content-Length')
      res.setHeader('ETag', known)
      res.statusCode = 304
      res.end()
      return
    }
    const { bytes, headers } = await this.#representationFor(ctx)
    for (let at = 0; at < headers.length; at += 2) res.setHeader(headers[at] ?? '', headers[at + 1] ?? '')
    if (ctx.method === 'HEAD') res.end()
    else res.end(bytes, 'latin1')
  }

  /** Sends it from the cache, or a 304 if the client has it (RFC 9110 section 13.1.2). `own` are the headers of this request. */
  async send(ctx: Context, own: readonly string[]): Promise<void> {
    const { req, res } = ctx
    ctx.respond = false
    if (res.headersSent) return // rejected meanwhile because of an error in its body
    const known = this.#knownTag(req.headers['if-none-match'])
    if (known !== null) {
      res.writeHead(304, own.concat(this.#headers, ['ETag', known])).end()
      return
    }
    const found = this.#representationFor(ctx)
    const { bytes, headers } = found instanceof Promise ? await found : found
    res.writeHead(200, own.concat(this.#headers, headers))
    if (ctx.method === 'HEAD') res.end()
    else res.end(bytes, 'latin1')
  }

  #representationFor(ctx: Context): Representation | Promise<Representation> {
    const encoding = this.#isCompressible ? chooseEncoding(ctx) : 'identity'
    return this.#representations[encoding] ?? this.#represent(encoding)
  }

  #represent(encoding: Encoding): Representation | Promise<Representation> {
    if (encoding === 'identity') return this.#add(encoding, this.#body)
    const compressed = compress(typeof this.#body === 'string' ? Buffer.from(this.#body) : this.#body, encoding, this.#effort)
    return compressed instanceof Promise ? compressed.then((bytes) => this.#add(encoding, bytes)) : this.#add(encoding, compressed)
  }

  #add(encoding: Encoding, body: string | Buffer): Representation {
    const bytes = typeof body === 'string' ? body : body.toString('latin1')
    const headers = ['ETag', `"${this.#tag}${suffixOf(encoding, this.#effort)}"`, 'Content-Length', String(bytes.length)]
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding)
    return (this.#representations[encoding] = { bytes, headers })
  }

  /** Null if none matches in any encoding. Compared weakly, because proxies weaken ETags. Ours contain no commas. */
  #knownTag(ifNoneMatch: string | undefined): string | null {
    if (ifNoneMatch === undefined) return null
    const tags = (this.#tags ??= suffixes.map((suffix) => `"${this.#tag}${suffix}"`))
    if (tags.includes(ifNoneMatch)) return ifNoneMatch
    if (ifNoneMatch.trim() === '*') return tags[0] ?? null
    const given = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
    return given.find((tag) => tags.includes(tag)) ?? null
  }
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
