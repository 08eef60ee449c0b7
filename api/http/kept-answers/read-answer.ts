import type { IncomingHttpHeaders } from 'node:http'
import { gzipSync } from 'node:zlib'

/** JSON with a character for each of its UTF-8 bytes, so that Node sends it in one piece with the head; and 64 bits that tell it from others. */
export type Piece = { bytes: string; mark: readonly [number, number] }

export function toPiece(json: string): Piece {
  // As many bytes as characters: it is ASCII.
  const bytes = Buffer.byteLength(json) === json.length ? json : Buffer.from(json).toString('latin1')
  return { bytes, mark: markOf(bytes) }
}

/** Tells what was from what is; it protects nothing, and a cryptographic hash takes as long as the JSON. */
function markOf(bytes: string): Piece['mark'] {
  let high = 0x811c9dc5
  let low = bytes.length
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes.charCodeAt(at)
    high = Math.imul(high ^ byte, 0x01000193)
    low = Math.imul((low << 5) ^ (low >>> 27) ^ byte, 0x85ebca6b)
  }
  return [high ^ (high >>> 15), low ^ (low >>> 13)]
}

/** Tells a list of pieces from others. */
export function joinMarks(pieces: readonly Piece[], isLast: boolean): Piece['mark'] {
  let high = isLast ? 1 : 2
  let low = pieces.length
  for (const { mark } of pieces) {
    high = Math.imul((high << 5) ^ (high >>> 27) ^ mark[0], 0x9e3779b1)
    low = Math.imul((low << 7) ^ (low >>> 25) ^ mark[1], 0x85ebca6b)
  }
  return [high, low]
}

/** One way to send an answer. */
export type Representation = { status: 200 | 304; headers: readonly string[]; bytes: string }

/** What a read tells everybody alike, in every form that callers ask for; each is made once. */
export class ReadAnswer {
  readonly #bytes: string
  readonly #tag: string
  readonly #weakTag: string
  readonly #shared: readonly string[]
  #plain: Representation | null = null
  #gzipped: Representation | null = null

  constructor({ bytes, mark: [high, low] }: Piece) {
    this.#bytes = bytes
    // Decimal: another base takes four times as long.
    this.#tag = `"${high}.${low}"`
    // Weak, because it stands for the compressed form too.
    this.#weakTag = `W/${this.#tag}`
    this.#shared = ['Cache-Control', 'no-cache', 'ETag', this.#weakTag, 'Vary', 'Origin, Accept-Encoding']
  }

  /** What to send to a caller with these headers. */
  representation(headers: IncomingHttpHeaders): Representation {
    const known = headers['if-none-match']
    if (known !== undefined && this.#isAmong(known)) return { status: 304, headers: this.#shared, bytes: '' }
    return acceptsGzip(headers['accept-encoding']) ? (this.#gzipped ??= this.#compressed()) : (this.#plain ??= this.#whole(this.#bytes))
  }

  /** RFC 9110 section 13.1.2, compared weakly: none of our tags has a comma in it. */
  #isAmong(ifNoneMatch: string): boolean {
    if (ifNoneMatch === this.#weakTag || ifNoneMatch.trim() === '*') return true
    return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === this.#tag)
  }

  #compressed(): Representation {
    const whole = this.#whole(gzipSync(Buffer.from(this.#bytes, 'latin1')).toString('latin1'))
    return { ...whole, headers: [...whole.headers, 'Content-Encoding', 'gzip'] }
  }

  #whole(bytes: string): Representation {
    const headers = [...this.#shared, 'Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(bytes.length)]
    return { status: 200, headers, bytes }
  }
}

const gzip = /(?:^|,)\s*(?:x-)?gzip\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i
const anything = /(?:^|,)\s*\*\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i

/** RFC 9110 section 12.5.3; a quality of 0 is a refusal. */
export function acceptsGzip(accepted: string | undefined): boolean {
  if (accepted === undefined) return false
  const found = gzip.exec(accepted) ?? anything.exec(accepted)
  return found !== null && Number(found[1] ?? 1) > 0
}
