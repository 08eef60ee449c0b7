import type { Context } from 'koa'
import type { Visitor } from '../../ports/accounts.ts'
import { Failure, isBusy } from '../../domain/failure.ts'
import { readBodyText } from '../../http/read-body.ts'

/** Reads a submitted form. Throws Failure when the body is not one. */
export const readForm = async (ctx: Context): Promise<URLSearchParams> =>
  new URLSearchParams(await readBodyText(ctx, 'application/x-www-form-urlencoded'))

export const visitorOf = (ctx: Context): Visitor => ({ ip: ctx.ip })

/** Errors that a person can fix in a form or wait out: a message for each field, or one for the whole form. */
export type FormFaults = { faults: Record<string, string>; message: string | undefined }

const fixable = new Set(['BAD_REQUEST', 'CONFLICT', 'UNAUTHORIZED', 'TOO_MANY_REQUESTS'])

/** Turns a thrown failure into errors for the form, and sets the status and Retry-After. Rethrows anything else. */
export function formFaults(ctx: Context, error: unknown): FormFaults {
  if (!(error instanceof Failure) || !(fixable.has(error.code) || isBusy(error))) throw error
  ctx.status = error.status
  const wait = error.data?.['retryAfter']
  if (typeof wait === 'number') ctx.set('Retry-After', String(wait))
  const found = error.data?.['fieldErrors']
  const faults = Object.entries(typeof found === 'object' && found !== null ? found : {}).flatMap(([field, messages]) =>
    Array.isArray(messages) && messages.length > 0 ? [[field, [...new Set(messages)].join(' ')] as const] : [],
  )
  return { faults: Object.fromEntries(faults), message: faults.length > 0 ? undefined : error.message }
}
