import { once } from '../../once.ts'
import terms from './schema-terms.json' with { type: 'json' }

/**
 * The schema.org types that product, shop, company and article pages use, and those whose names are so similar that one could be taken
 * for a misspelling of another. https://schema.org/docs/full.html lists them all: a type that’s missing here isn’t an error in itself.
 */
const names = new Set(terms.types)
const fold = (name: string) => name.toLowerCase().replaceAll(/[\s_-]+/g, '')
const folded = once(() => new Map(terms.types.map((name) => [fold(name), name])))

/** The type that a name seems to misspell: different capitals, or one or two letters off. null if it’s known or close to none. */
export function misspelledType(type: string): string | null {
  if (names.has(type) || type.length > 60 || !/^[\p{L}\d _-]+$/u.test(type)) return null
  const plain = fold(type)
  const same = folded().get(plain)
  if (same !== undefined) return same
  // Actions are many, short and alike.
  if (plain.endsWith('action')) return null
  const max = plain.length >= 10 ? 2 : plain.length >= 7 ? 1 : 0
  if (max === 0) return null
  // The first letter is rarely misspelled.
  for (const [near, name] of folded()) if (near[0] === plain[0] && isNear(plain, near, max)) return name
  return null
}

/** Levenshtein distance, for names of about the same length. */
function isNear(left: string, right: string, max: number): boolean {
  if (Math.abs(left.length - right.length) > max) return false
  let row = Array.from({ length: right.length + 1 }, (_, at) => at)
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= right.length; j += 1) {
      const cost = left[i - 1] === right[j - 1] ? 0 : 1
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost))
    }
    row = next
  }
  return (row[right.length] ?? max + 1) <= max
}
