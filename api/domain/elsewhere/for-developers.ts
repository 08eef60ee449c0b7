import type { DirectoryEntry } from '../directories/records.ts'
import { namedTopic } from './named.ts'
import type { ElsewhereProduct } from './product.ts'
import kinds from './staples.json' with { type: 'json' }
import type { Kind } from './staples.ts'
import words from './words.json' with { type: 'json' }

type Named = Pick<ElsewhereProduct, 'categories' | 'platforms' | 'isOpenSource' | 'texts'>

const { categories, platforms, signs } = words.forDevelopers
const known = new WeakMap<Named, boolean>()

/** Whether it’s made for developers: by its category, what it runs on, its open code, or a word of their trade besides names such as Rust or Unity. */
export function isForDevelopers(product: Named): boolean {
  const isTold =
    known.get(product) ??
    (product.isOpenSource ||
      product.categories.some((name) => categories.includes(name)) ||
      product.platforms.some((name) => platforms.includes(name)) ||
      namedTopic(signs, product.texts) !== undefined)
  known.set(product, isTold)
  return isTold
}

const all: readonly Kind[] = Object.values(kinds)
const [theirs = [], others = []] = [true, false].map((is) => all.filter(({ when }) => (when.audience === 'developers') === is))
const topicsIn = (some: typeof all) => new Set(some.flatMap(({ when }) => when.topics ?? []))
const names = topicsIn(theirs)
const shared = topicsIn(others)
const places = new Set(theirs.flatMap((kind) => kind.places))

/** Whether a subject is one that developers alone have. */
export const isOfDevelopers = (topic: string): boolean => signs.includes(topic) || (names.has(topic) && !shared.has(topic))

/** The topics of a place that count for a product: to all but developers, rails, crates and blenders are something else. */
export function topicsOf({ id, facts }: Pick<DirectoryEntry, 'id' | 'facts'>, product: Named): readonly string[] {
  const topics = facts.topics?.value ?? []
  if (isForDevelopers(product)) return topics
  return topics.filter((topic) => !names.has(topic) || (shared.has(topic) && !places.has(id)))
}
