import { taxonomy } from '../../../shared/listing/taxonomy.ts'
import { fold } from '../search/matching.ts'
import { nearName } from './near-name.ts'

const slugs = taxonomy.map(({ slug }) => slug)

/** A name without case, separators and "and": "Databases & Analytics" and "databases-and-analytics" are the same. */
const lettersOf = (text: string): string => wordsOf(text).join('')
const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'and')

const byLetters = new Map(taxonomy.flatMap(({ slug, label }) => [slug, label].map((name) => [lettersOf(name), slug])))

/** The slug of a category that is named by its slug or label in any spelling; null if there is none. */
export const categorySlug = (name: string): string | null => byLetters.get(lettersOf(name)) ?? null

/** The slugs of several categories, also of names listed in one text, and the names that belong to none. */
export function readCategories(names: readonly string[]): { slugs: string[]; unknown: string[] } {
  const asked = names.map((name) => name.trim()).filter(Boolean)
  const found = asked.flatMap((name) => {
    const parts = name.split(/[,;]/).filter((part) => part.trim() !== '')
    const isList = categorySlug(name) === null && parts.every((part) => categorySlug(part) !== null)
    return (isList ? parts : [name]).map((part) => ({ name: part, slug: categorySlug(part) }))
  })
  return {
    slugs: [...new Set(found.flatMap(({ slug }) => slug ?? []))],
    unknown: [...new Set(found.flatMap(({ name, slug }) => (slug === null ? name : [])))],
  }
}

/** Names the categories that are spelled or begin alike, or all if there are none: “Did you mean games?” */
export function categoryAdvice(name: string): string {
  const near = nearCategories(name)
  return near.length > 0 ? `Did you mean ${near.join(', ')}?` : `Choose from ${slugs.join(', ')}.`
}

/** Slugs of categories whose names are spelled or begin like a word of the text. */
export function nearCategories(name: string): string[] {
  const asked = wordsOf(name).filter(isTelling)
  const begins = taxonomy.filter(({ slug, label }) =>
    wordsOf(`${slug} ${label}`)
      .filter(isTelling)
      .some((word) => asked.some((other) => startsAlike(word, other))),
  )
  const spelled = nearName(name, slugs)
  return [...new Set([...(spelled === null ? [] : [spelled]), ...begins.map(({ slug }) => slug)])]
}

const isTelling = (word: string): boolean => word.length > 1

/** The same first three letters: "dev" and "developer", "devtools" and "developer", "fintech" and "finance". */
const startsAlike = (a: string, b: string): boolean => a === b || (a.length > 2 && a.slice(0, 3) === b.slice(0, 3))
