import { invalidRequest } from '../domain/failure.ts'

/** The most messages of a batch, which clients of revision 2025-03-26 may send. */
export const maxMessages = 20
/** The most characters of a method, an id, or the name of a tool or prompt: the library repeats them in its errors. */
const maxNameLength = 200

/** Throws Failure BAD_REQUEST for a batch of too many messages, or a message with a name that is too long. */
export function rejectShape(body: unknown): void {
  const messages: unknown[] = Array.isArray(body) ? body : [body]
  if (messages.length > maxMessages) throw invalidRequest(`A batch can have up to ${maxMessages} messages.`, 'batch')
  for (const message of messages) {
    const { method, id, params } = fieldsOf(message)
    for (const name of [method, id, fieldsOf(params)['name']])
      if (typeof name === 'string' && name.length > maxNameLength)
        throw invalidRequest(`Methods, ids and names can have up to ${maxNameLength} characters.`, 'name')
  }
}

const fieldsOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {})
