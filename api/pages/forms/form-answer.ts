import type { Context } from 'koa'
import type { ErrorCode } from '../../../shared/vocabulary.ts'
import type { Visitor } from '../../ports/accounts.ts'
import { Failure, invalidRequest, isBusy } from '../../domain/failure.ts'
import { hasTooManyFields, maxFields } from '../../http/count-fields.ts'
import { readBodyText } from '../../http/read-body.ts'

/** The most bytes of a form. The draft form has two texts of 5,000 characters, each of which takes up to twelve bytes once it is encoded. */
export const formLimits = { bytes: 64 * 1024, draftBytes: 128 * 1024 }

/** Reads a submitted form. Throws Failure when the body is not one, is larger than `bytes` or has too many fields. */
export async function readForm(ctx: Context, bytes = formLimits.bytes): Promise<URLSearchParams> {
  const text = await readBodyText(ctx, 'application/x-www-form-urlencoded', bytes)
  if (hasTooManyFields(text)) throw invalidRequest(`The form has more than ${maxFields} fields.`, 'fields')
  return new URLSearchParams(text)
}

export const visitorOf = (ctx: Context): Visitor => ({ ip: ctx.ip, userAgent: ctx.get('User-Agent') })

/** Errors that a person can fix in a form or wait out: a message for each field, or one for the whole form. */
export type FormErrors = { errors: Record<string, string>; message: string | undefined }

const fixable = new Set(['BAD_REQUEST', 'CONFLICT', 'UNAUTHORIZED', 'TOO_MANY_REQUESTS'])

/** Turns a thrown failure into errors for the form, and sets the status and Retry-After. Rethrows anything else, but failures with one of the codes. */
export function formErrors(ctx: Context, error: unknown, codes: readonly ErrorCode[] = []): FormErrors {
  if (!(error instanceof Failure) || !(fixable.has(error.code) || codes.includes(error.code) || isBusy(error))) throw error
  ctx.status = error.status
  const wait = error.data?.['retryAfter']
  if (typeof wait === 'number') ctx.set('Retry-After', String(wait))
  const found = error.data?.['fieldErrors']
  const errors = Object.entries(typeof found === 'object' && found !== null ? found : {}).flatMap(([field, messages]) =>
    Array.isArray(messages) && messages.length > 0 ? [[field, [...new Set(messages)].join(' ')] as const] : [],
  )
  return { errors: Object.fromEntries(errors), message: errors.length > 0 ? undefined : error.message }
}
