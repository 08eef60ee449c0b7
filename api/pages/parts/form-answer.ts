import type { Context } from 'koa'
import type { Visitor } from '../../ports/accounts.ts'
import { Failure, isBusy } from '../../domain/failure.ts'
import { addressBlock } from '../../http/limits/limit-rate.ts'
import { readBodyText } from '../../http/read-body.ts'

/** Reads an ordinary form. Throws Failure for a body that is none. */
export const readForm = async (ctx: Context): Promise<URLSearchParams> =>
  new URLSearchParams(await readBodyText(ctx, 'application/x-www-form-urlencoded'))

/** Tries are counted per household, not per each of its IPv6 addresses. */
export const visitorOf = (ctx: Context): Visitor => ({ ip: addressBlock(ctx.ip) })

/** What a person can mend in a form, or wait for: sentences beside fields, or one for all of it. */
export type FormFaults = { faults: Record<string, string>; message: string | undefined }

const mendable = new Set(['BAD_REQUEST', 'CONFLICT', 'UNAUTHORIZED', 'TOO_MANY_REQUESTS'])

/** Faults to show in the form again, with the status and the wait on the answer; anything else that was thrown is thrown on. */
export function formFaults(ctx: Context, error: unknown): FormFaults {
  if (!(error instanceof Failure) || !(mendable.has(error.code) || isBusy(error))) throw error
  ctx.status = error.status
  const wait = error.data?.['retryAfter']
  if (typeof wait === 'number') ctx.set('Retry-After', String(wait))
  const found = error.data?.['fieldErrors']
  const faults = Object.entries(typeof found === 'object' && found !== null ? found : {}).flatMap(([field, messages]) =>
    Array.isArray(messages) && messages.length > 0 ? [[field, [...new Set(messages)].join(' ')] as const] : [],
  )
  return { faults: Object.fromEntries(faults), message: faults.length > 0 ? undefined : error.message }
}
