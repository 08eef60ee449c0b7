import { isAPIError } from 'better-auth/api'
import { Failure, invalidField } from '../domain/failure.ts'
import { fault, refuseFaults } from '../domain/field-faults.ts'

export const wrongSignIn = () => new Failure('UNAUTHORIZED', 'This e-mail and password do not go together.')
export const taken = () => conflict('email', 'There is an account with this e-mail address already. Sign in instead.')
export const usedLink = () => new Failure('BAD_REQUEST', 'This link has been used or is older than 30 minutes. Ask for a new one.')
export const wrongPassword = () => invalidField('current', 'This is not your password.', 'wrong')
export const noPassword = () =>
  invalidField('current', 'This account has no password yet. Set one by “Forgot your password?” on the sign-in page.', 'absent')
export const signedOut = () => new Failure('UNAUTHORIZED', 'You are signed out.')

const conflict = (field: string, message: string) => new Failure('CONFLICT', message, { fieldErrors: { [field]: [message] } })

const byCode: Record<string, () => Failure> = {
  INVALID_EMAIL_OR_PASSWORD: wrongSignIn,
  INVALID_EMAIL: wrongSignIn,
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: taken,
  USER_ALREADY_EXISTS: taken,
}

/** Answers the library's expected errors as Failures; anything else is thrown on. */
export async function inOurWords<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const code = isAPIError(error) ? error.body?.['code'] : undefined
    const failure = typeof code === 'string' ? byCode[code]?.() : undefined
    throw failure ?? error
  }
}

/** Throws one Failure BAD_REQUEST with every sentence that is not null. */
export function refuse(sentences: Record<string, string | null>): void {
  refuseFaults(Object.entries(sentences).flatMap(([field, sentence]) => (sentence === null ? [] : [fault(field, sentence, 'invalid')])))
}
