import { definitionOf, isCollection, type Collection } from '../domain/collections/collections.ts'
import { counterParts } from './manifest.ts'

const maxErrors = 20

/** Finds records that aren’t of their kind, so that a restore fails before the service does. */
export class RecordCheck {
  readonly errors: string[] = []
  /** Values of unique fields that were seen, by collection and field. */
  readonly #taken = new Map<string, Set<string>>()

  check(part: string, key: string, value: unknown): void {
    const error = this.#errorOf(part, key, value)
    if (error !== null && this.errors.length < maxErrors) this.errors.push(`${part} ${key}: ${error}`)
  }

  #errorOf(part: string, key: string, value: unknown): string | null {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'it isn’t a record'
    const fields = value as Record<string, unknown>
    if (counterParts.includes(part)) return counterError(fields)
    if (!isCollection(part)) return 'its kind is unknown'
    if (fields['id'] !== key) return `its id is ${JSON.stringify(fields['id']) ?? 'missing'}`
    for (const field of definitionOf(part).indexes) {
      const found = fields[field]
      if (found !== undefined && found !== null && typeof found !== 'string') return `${field} isn’t text`
    }
    return this.#sharedValue(part, fields)
  }

  #sharedValue(collection: Collection, fields: Record<string, unknown>): string | null {
    for (const field of definitionOf(collection).unique) {
      const found = fields[field]
      if (typeof found !== 'string') continue
      const place = `${collection}.${field}`
      const taken = this.#taken.get(place) ?? new Set()
      if (taken.has(found)) return `another record has the same ${field}`
      this.#taken.set(place, taken.add(found))
    }
    return null
  }
}

/** A counter that has never been raised may be missing. */
function counterError(fields: Record<string, unknown>): string | null {
  const wrong = ['impressions', 'clicks'].find((name) => fields[name] !== undefined && !isCount(fields[name]))
  return wrong === undefined ? null : `${wrong} isn’t a whole number`
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0
