import { once } from 'node:events'
import type { Context } from 'koa'
import { getRawBody } from 'raw-body'
import { limits } from '../../shared/vocabulary.ts'
import { Failure, invalidRequest } from '../domain/failure.ts'
import { maxBodyBytes } from './counted-request.ts'
import { maxFields } from './count-fields.ts'
import { createSemaphore } from '../domain/semaphore.ts'
import { widestBlock } from '../net/caller-network.ts'
import { countWords } from '../../shared/plural.ts'
import { parseJson as parse } from '../../shared/parse-json.ts'

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

/** Each may take tens of megabytes of memory. Slow senders of one network leave places to others. */
const inTurn = createSemaphore({ places: 4, maxEach: 2, waiting: 20, retryAfter: 5, work: 'receiving a lot of pictures' })

/** A form with files, as fields: a file becomes a data: URL, and one that wasn’t chosen is left out. `bytes`: the most that its texts may have. Throws 400, 413 and 503. */
export const readMultipart = (ctx: Context, bytes: number): Promise<URLSearchParams> =>
  inTurn(async () => {
    const body = await readBytes(ctx, maxBodyBytes(ctx.req))
    const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': ctx.get('Content-Type') } })
      .formData()
      .catch(() => null)
    if (form === null) throw invalidRequest('The form can’t be read.', 'form')
    const fields = [...form]
    if (fields.length > maxFields) throw invalidRequest(`The form has more than ${maxFields} fields.`, 'fields')
    const read = new URLSearchParams()
    let length = 0
    for (const [name, value] of fields) {
      length += name.length + (typeof value === 'string' ? value.length : 0)
      if (length > bytes) throw invalidRequest(`The form’s texts are longer than ${bytes / 1024} KB.`, 'length')
      if (typeof value === 'string') read.append(name, value)
      else if (value.size > 0) read.append(name, `data:;base64,${Buffer.from(await value.arrayBuffer()).toString('base64')}`)
    }
    return read
  }, widestBlock(ctx.ip))

/** The largest legitimate body, twenty tool calls, has a few hundred values; the size limit alone would allow 130,000. */
const jsonLimits = { values: 1000, depth: 32 }

/** Undefined when the text isn't valid JSON. Throws Failure BAD_REQUEST for more values or deeper nesting than any request needs, before parsing. */
export function parseJson(text: string): unknown {
  rejectShape(text)
  return parse(text)
}

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const opening = new Set([0x5b, 0x7b])
const closing = new Set([0x5d, 0x7d])

/** Counts in the text, before anything is built: a value follows each comma and each bracket. */
function rejectShape(text: string): void {
  let values = 0
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === quote) at = endOfString(text, at)
    else if (code === comma) values += 1
    else if (opening.has(code)) {
      values += 1
      depth += 1
    } else if (closing.has(code)) depth -= 1
    if (values > jsonLimits.values)
      throw invalidRequest(`The request body has more than ${countWords(jsonLimits.values)} values.`, 'values')
    if (depth > jsonLimits.depth) throw invalidRequest(`The request body is nested more than ${jsonLimits.depth} levels deep.`, 'depth')
  }
}

/** Where the string that opens here ends. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === backslash) at += 1
    else if (code === quote) return at
  }
  return text.length
}
