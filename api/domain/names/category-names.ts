import { currentCategory, siteCategories } from '../../../shared/listing/taxonomy.ts'
import { fold } from '../search/matching.ts'
import { nearName } from './near-name.ts'

/** A name without case, separators and "and": "Databases & Analytics" and "databases-and-analytics" are the same. */
const lettersOf = (text: string): string => wordsOf(text).join('')
const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'and')

const byLetters = new WeakMap<object, Map<string, string>>()

/** The slug of a category that is named by its slug or label in any spelling, or by the slug of one that it has replaced; null if there is none. */
export function categorySlug(name: string): string | null {
  const list = siteCategories()
  const found =
    byLetters.get(list) ?? new Map(list.flatMap(({ slug, label }) => [label, slug].map((each) => [lettersOf(each), slug] as const)))
  byLetters.set(list, found)
  return found.get(lettersOf(name)) ?? currentCategory(name.trim().toLowerCase())
}

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
  return near.length > 0 ? `Did you mean ${near.join(', ')}?` : `Choose from ${listSlugs().join(', ')}.`
}

/** Slugs of categories whose names are spelled or begin like a word of the text. */
export function nearCategories(name: string): string[] {
  const asked = wordsOf(name).filter(isTelling)
  const begins = siteCategories().filter(({ slug, label }) =>
    wordsOf(`${slug} ${label}`)
      .filter(isTelling)
      .some((word) => asked.some((other) => startsAlike(word, other))),
  )
  const spelled = nearName(name, listSlugs())
  return [...new Set([...(spelled === null ? [] : [spelled]), ...begins.map(({ slug }) => slug)])]
}

const listSlugs = () => siteCategories().map(({ slug }) => slug)

const isTelling = (word: string): boolean => word.length > 1

/** The same first three letters: "dev" and "developer", "devtools" and "developer", "fintech" and "finance". */
const startsAlike = (a: string, b: string): boolean => a === b || (a.length > 2 && a.slice(0, 3) === b.slice(0, 3))
