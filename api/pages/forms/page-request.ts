import type { Context } from 'koa'
import type { AnyPath } from '../../../shared/paths/path.ts'
import type { Access } from '../../actions/define-action.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import type { QuotaName } from '../../domain/quotas.ts'
import type { Profile } from '../../domain/records.ts'
import type { World } from '../../ports/world.ts'
import type { Said } from './flash.tsx'
import type { ErrorCode } from '../../../shared/vocabulary.ts'
import type { Visitor } from '../../ports/accounts.ts'
import { Failure, invalidRequest, isBusy } from '../../domain/failure.ts'
import { hasTooManyFields, maxFields } from '../../http/count-fields.ts'
import { readBodyText } from '../../http/read-body.ts'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'

/** The request of a page or of one of its forms. `launch` is the one that a maker’s page is about. */
export type PageRequest<A extends Access = Access, P extends AnyPath = AnyPath> = {
  world: World
  /** For headers and cookies. */
  ctx: Context
  params: NonNullable<ReturnType<P['match']>>
  /** The page’s own path, even if a form was sent to another one. */
  path: string
  query: URLSearchParams
  /** Null for somebody who isn’t signed in. */
  account: A extends 'anyone' ? Profile | null : Profile
  launch: A extends 'maker' | 'lead' ? Launch : Launch | null
  now: Date
  /** Runs what counts against a quota of whoever sends the request. Throws TOO_MANY_REQUESTS, and whatever `work` throws. */
  count: <T>(quota: QuotaName | null, work: () => Promise<T>) => Promise<T>
  /** What it was opened to say. */
  flash: Said | null
  /** The form that was rejected, and is shown again. */
  rejected: RejectedForm | null
}

/**
 * `title` says what didn’t happen, `sent` is the whole form, `params` are those of its path, and `error` what its action threw.
 * `isShown`: its page still has the form.
 */
export type RejectedForm = FormErrors & {
  name: string
  title: string
  sent: URLSearchParams
  params: Readonly<Record<string, string>>
  error: unknown
  isShown?: boolean
}

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

let current: PageRequest | null = null

/**
 * Renders a page for a request. Rendering is synchronous, so a variable will do: with a Preact context, Node keeps each page and its response
 * until a full garbage collection, which makes rendering take a third longer.
 */
export function renderFor<T>(request: PageRequest, render: () => T): T {
  const before = current
  current = request
  try {
    return render()
  } finally {
    current = before
  }
}

/** The request of the page that is being rendered, for its forms and what it says once. */
export const useRequest = (): PageRequest | null => current

/** The form around a field. `suffix` tells its fields’ ids from those of other forms of the page. The only field has every error beside it. */
type AroundField = { rejected: RejectedForm | null; suffix: string; isOneField: boolean }

export const CurrentForm = createContext<AroundField>({ rejected: null, suffix: '', isOneField: false })

export const useForm = () => useContext(CurrentForm)
