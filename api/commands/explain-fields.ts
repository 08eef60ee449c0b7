import { Failure } from '../domain/failure.ts'

/** What to print for an error: the message of each wrong argument, or the error’s own. */
export function explainFields(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const fields = error instanceof Failure ? error.data?.['fieldErrors'] : undefined
  const errors = Object.entries(typeof fields === 'object' && fields !== null ? fields : {}).map(
    ([field, messages]) => `${field}: ${messages}`,
  )
  return errors.length > 0 ? errors.join('\n') : error.message
}
