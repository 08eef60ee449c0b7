import { invalidField } from './failure.ts'

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The object in a JSON file that somebody chose; null for other JSON. Throws BAD_REQUEST about `file` if there’s no file or it isn’t JSON. */
export function readJsonFile(text: string): Record<string, unknown> | null {
  if (text === '') throw invalidField('file', 'Choose a file.', 'required')
  try {
    const whole: unknown = JSON.parse(text)
    return isObject(whole) ? whole : null
  } catch (error) {
    throw invalidField('file', `The file isn’t JSON: ${error instanceof Error ? error.message.slice(0, 200) : 'it can’t be read'}.`, 'json')
  }
}
