import { LRUCache } from 'lru-cache'
import type { Context } from 'koa'

export type Encoding = 'br' | 'gzip' | 'identity'

/** In bytes. Below this, compression saves less than its headers add. */
export const worthCompressing = 1024

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
