import type { Context } from 'koa'
import { invalidRequest } from '../domain/failure.ts'
import { maxFields } from './count-fields.ts'
import { readBytes } from './read-body.ts'
import { maxBodyBytes } from './counted-request.ts'
import { createSemaphore } from '../domain/semaphore.ts'
import { widestBlock } from '../net/caller-network.ts'

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
