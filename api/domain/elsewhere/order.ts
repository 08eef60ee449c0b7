import { categoryLabel } from '../../../shared/listing/taxonomy.ts'
import type { DirectoryEntry } from '../directories/records.ts'
import { platformNames, type ElsewhereProduct } from './product.ts'
import type { ElsewherePlan } from './records.ts'

/** Days from sending to live, and minutes of work, where they aren’t known. */
export const usual = { waitDays: 7, minutes: 20 } as const

export const waitOf = ({ facts }: Pick<DirectoryEntry, 'facts'>): number => facts.waitDays?.value ?? usual.waitDays
export const minutesOf = ({ facts }: Pick<DirectoryEntry, 'facts'>): number => facts.minutes?.value ?? usual.minutes

type Wishes = Pick<ElsewherePlan, 'hours' | 'followedOnly'>

/** How well a directory’s readers suit a product, 0 to 3, and why. */
export function fitOf({ facts, focus, traffic }: DirectoryEntry, product: ElsewhereProduct): { fit: number; why: string } {
  const shared = (names: readonly string[] = []) => names.find((name) => product.categories.includes(name))
  const only = shared(facts.categories?.value)
  if (only !== undefined) return { fit: 3, why: `For ${categoryLabel(only)} only` }
  const platform = facts.platforms?.value.find((name) => name !== 'web' && product.platforms.includes(name))
  if (platform !== undefined && facts.platforms?.value.includes('web') !== true)
    return { fit: 3, why: `For your platform: ${platformNames[platform] ?? platform}` }
  const suited = shared(facts.suits?.value)
  if (suited !== undefined) return { fit: 2, why: `Its readers like ${categoryLabel(suited)}` }
  if (facts.openSourceOnly?.value === true) return { fit: 2, why: 'For open-source products' }
  const named = product.categories.find((category) => mentions(focus, category))
  if (named !== undefined) return { fit: 2, why: `Its focus: ${focus}` }
  if ((facts.suits?.value.length ?? 0) > 0) return { fit: 0, why: focus }
  const why = facts.audience?.value ?? focus
  return traffic === 'very high' ? { fit: 2, why: `Read by very many: ${why}` } : { fit: 1, why }
}

/** Whether a focus names a category, by any of its longer words. */
function mentions(focus: string, category: string): boolean {
  const words = new Set(focus.toLowerCase().match(/[\p{L}]+/gu))
  const names = categoryLabel(category)
    .toLowerCase()
    .match(/[\p{L}]+/gu)
  return (names ?? []).some((name) => (name.length > 3 || name === 'ai') && !common.has(name) && words.has(name))
}

const common = new Set(['tools', 'development', 'management', 'customer', 'support'])

/** The wait and the work of a directory in days: a week’s hours of work count as a week. */
const burdenOf = (entry: DirectoryEntry, { hours }: Wishes): number => Math.round(waitOf(entry) + (minutesOf(entry) / (hours * 60)) * 7)

const links = { followed: 2, mixed: 1, nofollow: 0 } as const

/**
 * Best first: audience, then a followed link if one is wanted, then wait and work. The domain rating only breaks ties, and the slug settles the rest,
 * so the order never depends on how the directories were read.
 */
export function orderDirectories(entries: readonly DirectoryEntry[], product: ElsewhereProduct, wishes: Wishes): DirectoryEntry[] {
  const link = ({ facts }: DirectoryEntry) => (wishes.followedOnly && facts.link !== undefined ? links[facts.link.value] : 0)
  return entries
    .map((entry) => ({ entry, fit: fitOf(entry, product).fit, burden: burdenOf(entry, wishes) }))
    .toSorted(
      (a, b) =>
        b.fit - a.fit ||
        link(b.entry) - link(a.entry) ||
        a.burden - b.burden ||
        (b.entry.facts.domainRating?.value ?? 0) - (a.entry.facts.domainRating?.value ?? 0) ||
        (a.entry.id < b.entry.id ? -1 : 1),
    )
    .map(({ entry }) => entry)
}
