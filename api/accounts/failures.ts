import { isAPIError } from 'better-auth/api'
import { Failure, invalidField, fieldError, throwFieldErrors } from '../domain/failure.ts'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Store } from '../ports/store.ts'

export const wrongSignIn = () => new Failure('UNAUTHORIZED', 'Incorrect email or password.')
const taken = () => conflict('email', 'An account with this email already exists. Sign in instead.')
export const usedLink = () => new Failure('BAD_REQUEST', 'This link has expired or was already used. Request a new one.')
export const wrongPassword = () => invalidField('current', 'Incorrect password.', 'wrong')
export const noPassword = () =>
  invalidField('current', 'This account has no password yet. Use “Forgot your password?” on the sign-in page to set one.', 'absent')
export const notFresh = () =>
  invalidField('current', 'This account has no password. Sign out, sign in again, then try this within 10 minutes.', 'stale')
export const signedOut = () => new Failure('UNAUTHORIZED', 'You’re signed out.')

export const wrongCode = () => invalidField('code', 'That code is wrong or was already used. Enter a new one.', 'wrong')
export const signInTimedOut = () => new Failure('UNAUTHORIZED', 'Your sign-in timed out. Enter your password again.')
export const alreadyOn = () => new Failure('CONFLICT', 'Two-factor authentication is already on.')
export const notOn = () => new Failure('CONFLICT', 'Two-factor authentication is off.')
export const passkeyRejected = () =>
  new Failure('UNAUTHORIZED', 'That passkey wasn’t accepted. Reload the page and try again, or use your password.')

/** Two simultaneous sign-ups with one email: the store accepts only one. */
export function sameEmail(error: unknown): never {
  throw error instanceof Failure && error.code === 'CONFLICT' ? taken() : error
}

const conflict = (field: string, message: string) => new Failure('CONFLICT', message, { fieldErrors: { [field]: [message] } })

const byCode: Record<string, () => Failure> = {
  INVALID_EMAIL_OR_PASSWORD: wrongSignIn,
  INVALID_EMAIL: wrongSignIn,
  // Longer than any password can be: at sign-up, domain/access/password.ts refuses it first.
  PASSWORD_TOO_LONG: wrongSignIn,
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: taken,
  USER_ALREADY_EXISTS: taken,
  INVALID_PASSWORD: wrongPassword,
  INVALID_CODE: wrongCode,
  INVALID_BACKUP_CODE: wrongCode,
  TOTP_ALREADY_ENABLED: alreadyOn,
  TOTP_NOT_ENABLED: notOn,
  TWO_FACTOR_NOT_ENABLED: notOn,
  BACKUP_CODES_NOT_ENABLED: notOn,
}

/** Turns the library's expected errors into Failures; rethrows anything else. */
export async function inOurWords<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const code = isAPIError(error) ? error.body?.['code'] : undefined
    const failure = typeof code === 'string' ? byCode[code]?.() : undefined
    throw failure ?? error
  }
}

/** Throws one BAD_REQUEST with every message that isn't null. */
export function reject(sentences: Record<string, string | null>): void {
  throwFieldErrors(
    Object.entries(sentences).flatMap(([field, sentence]) => (sentence === null ? [] : [fieldError(field, sentence, 'invalid')])),
  )
}

/** The library throws errors of its own then, or acts as if the store were empty. This throws the store's Failure instead. */
export class StoreOutage {
  readonly #call = new AsyncLocalStorage<{ failure: Failure | null }>()

  watch(store: Store): Store {
    return {
      ...store,
      get: (collection, id) => this.#note(store.get(collection, id)),
      list: (collection, field, value) => this.#note(store.list(collection, field, value)),
      transact: (work) => this.#note(store.transact(work)),
    }
  }

  /** Runs a call of the library. Throws SERVICE_UNAVAILABLE if the store was unavailable during it, whatever the library made of that. */
  async guard<T>(work: () => Promise<T>): Promise<T> {
    const call: { failure: Failure | null } = { failure: null }
    const answer = await this.#call.run(call, work).catch((error: unknown) => {
      throw call.failure ?? error
    })
    if (call.failure !== null) throw call.failure
    return answer
  }

  async #note<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer
    } catch (error) {
      const call = this.#call.getStore()
      if (call !== undefined && error instanceof Failure && error.code === 'SERVICE_UNAVAILABLE') call.failure = error
      throw error
    }
  }
}
