import { once } from 'node:events'
import type { Context } from 'koa'
import { getRawBody } from 'raw-body'
import { limits } from '../../shared/vocabulary.ts'
import { Failure, invalidRequest } from '../domain/failure.ts'
import { maxBodyBytes } from './counted-request.ts'
import { parseJson } from './parse-json.ts'

const megabyte = 1024 * 1024

/** Throws Failure: 415 for another media type, encoding or charset; 413 above `limit` bytes; 400 for broken UTF-8 or an early end. */
export async function readBodyText(ctx: Context, mediaType: string, limit: number = limits.bodyBytes): Promise<string> {
  if (ctx.request.type.toLowerCase() !== mediaType)
    throw new Failure('UNSUPPORTED_MEDIA_TYPE', `Send the body as Content-Type: ${mediaType}.`)
  const charset = ctx.request.charset.toLowerCase()
  if (charset !== '' && charset !== 'utf-8' && charset !== 'utf8') throw new Failure('UNSUPPORTED_MEDIA_TYPE', 'Send the body in UTF-8.')
  const encoding = ctx.get('Content-Encoding').trim().toLowerCase()
  if (encoding !== '' && encoding !== 'identity') throw new Failure('UNSUPPORTED_MEDIA_TYPE', 'Send the body without Content-Encoding.')

  const bytes = await readBytes(ctx, limit)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw invalidRequest('The request body isn’t valid UTF-8.', 'encoding')
  }
}

export const bodyTooLarge = (limit: number): Failure =>
  new Failure('PAYLOAD_TOO_LARGE', `The request body is larger than ${limit < megabyte ? `${limit / 1024} KB` : `${limit / megabyte} MB`}.`)

/** Throws 413 above `limit` bytes, 400 for an early end. */
export function readBytes(ctx: Context, limit: number): Promise<Buffer> {
  const closed = ctx.res.closed ? Promise.resolve() : once(ctx.res, 'close')
  // raw-body itself never ends if its request has been answered, or given up, meanwhile.
  const tooLate = closed.then(() => Promise.reject(new Error('closed')))
  const read = getRawBody(ctx.req, { limit, length: ctx.request.length ?? null })
  return Promise.race([read, tooLate]).catch((error: unknown) => {
    // The rest of a body that a proxy would pass on is read and thrown away: one whose connection closes while it sends answers 502 itself.
    if ((ctx.request.length ?? Infinity) > maxBodyBytes(ctx.req)) ctx.set('Connection', 'close')
    if (error instanceof Error && 'type' in error && error.type === 'entity.too.large') throw bodyTooLarge(limit)
    throw invalidRequest('Incomplete request body.', 'incomplete')
  })
}

/** Reads a JSON body. Throws what readBodyText throws, and 400 for no body, malformed JSON or JSON beyond `jsonLimits`. */
export async function readJsonBody(ctx: Context, limit?: number): Promise<unknown> {
  if ((ctx.request.length ?? 0) === 0 && ctx.get('Transfer-Encoding') === '')
    throw invalidRequest('The request has no body. Send JSON as Content-Type: application/json.', 'json')
  const value = parseJson(await readBodyText(ctx, 'application/json', limit))
  if (value === undefined) throw invalidRequest('The request body isn’t valid JSON.', 'json')
  return value
}
