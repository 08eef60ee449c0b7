import { fieldError } from '../domain/failure.ts'
import { nearName } from '../domain/names/near-name.ts'
import type { Issue } from '../../shared/schemas/error-body.ts'
import { pluralForm } from '../../shared/plural.ts'
import { joinWords } from '../../shared/join-words.ts'

/** Names that can be repeated as they are. */
const printable = /^[\w$.-]{1,60}$/
const maxNamed = 5
/** How many unknown fields are compared with the known ones. More misspellings are unlikely. */
const maxCompared = 30
/** Longer names are no misspelling. */
const maxNameLength = 60

/** A probable misspelling is refused before anything is done without it; other fields are ignored, and misspellings of given ones. */
export function sortUnknown(given: object, fields: readonly string[]): { errors: Issue[]; ignored: string[] } {
  const free = fields.filter((field) => !Object.hasOwn(given, field))
  const errors: Issue[] = []
  const ignored: string[] = []
  for (const name of Object.keys(given)) {
    if (fields.includes(name)) continue
    const isCompared = name.length <= maxNameLength && errors.length + ignored.length < maxCompared
    const meant = isCompared ? nearName(name, free) : null
    if (meant === null) ignored.push(name)
    else errors.push(fieldError(name, `Unknown field. Did you mean ${meant}?`, 'unknown'))
  }
  return { errors, ignored }
}

/** Says which fields were ignored, for whoever sent them, and which `fields` there are; null if none was ignored. */
export function ignoredWarning(ignored: readonly string[], fields: readonly string[] = []): string | null {
  if (ignored.length === 0) return null
  const named = ignored.filter((name) => printable.test(name)).slice(0, maxNamed)
  const more = ignored.length - named.length
  const names = [...named, ...(more > 0 ? [named.length > 0 ? `${more} more` : String(more)] : [])]
  const known = fields.length === 0 ? '' : ` Fields: ${fields.join(', ')}.`
  return `Unknown ${pluralForm(ignored.length, 'field')} ignored: ${joinWords(names)}.${known}`
}

/** A result with the ignored fields among its warnings, if it has warnings. */
export function withIgnored<T>(output: T, ignored: readonly string[]): T {
  const warning = ignoredWarning(ignored)
  if (warning === null || !hasWarnings(output)) return output
  return { ...output, warnings: [...output.warnings, warning] }
}

export const hasWarnings = (output: unknown): output is { warnings: string[] } =>
  typeof output === 'object' && output !== null && 'warnings' in output && Array.isArray(output.warnings)
