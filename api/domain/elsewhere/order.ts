import { categoryLabel } from '../../../shared/listing/taxonomy.ts'
import type { DirectoryEntry } from '../directories/records.ts'
import { platformNames, type ElsewhereProduct } from './product.ts'
import type { ElsewherePlan } from './records.ts'

/** Days from sending to live, and minutes of work, where they aren’t known. */
export const usual = { waitDays: 7, minutes: 20 } as const

export const waitOf = ({ facts }: Pick<DirectoryEntry, 'facts'>): number => facts.waitDays?.value ?? usual.waitDays
export const minutesOf = ({ facts }: Pick<DirectoryEntry, 'facts'>): number => facts.minutes?.value ?? usual.minutes

type Wishes = Pick<ElsewherePlan, 'hours' | 'followedOnly'>

/** How well a directory’s readers suit a product, 0 to 4, and why. Many readers count less than readers who care. */
export function fitOf({ facts, focus, traffic }: DirectoryEntry, product: ElsewhereProduct): { fit: number; why: string } {
  const shared = (names: readonly string[] = []) => names.find((name) => product.categories.includes(name))
  const only = shared(facts.categories?.value)
  if (only !== undefined) return { fit: 4, why: `Only for your category: ${categoryLabel(only)}` }
  const platform = facts.platforms?.value.find((name) => name !== 'web' && product.platforms.includes(name))
  if (platform !== undefined && facts.platforms?.value.includes('web') !== true)
    return { fit: 4, why: `For your platform: ${platformNames[platform] ?? platform}` }
  const suited = shared(facts.suits?.value)
  if (suited !== undefined) return { fit: 3, why: `Suits your category: ${categoryLabel(suited)}` }
  if (facts.openSourceOnly?.value === true) return { fit: 3, why: 'For open-source products' }
  const named = product.categories.find((category) => mentions(focus, category))
  if (named !== undefined) return { fit: 3, why: `Its focus: ${focus}` }
  const isForOpenSource = /\bopen[- ]source\b/i.test(focus)
  if ((facts.suits?.value.length ?? 0) > 0 || (isForOpenSource && !product.isOpenSource)) return { fit: 0, why: focus }
  const why = facts.audience?.value ?? focus
  return traffic === 'very high' ? { fit: 2, why: `Large audience: ${why}` } : { fit: 1, why }
}

/** Waits of more days than this can’t be planned for. */
const maxWaitDays = 90
/** Notes that say that one can’t submit there, or only with another listing. */
const notOnItsOwn: readonly (readonly [RegExp, why: string])[] = [
  [/^one vendor listing feeds|\b(?:is|’s) fed by\b/i, 'Its listing comes with another directory’s.'],
  [/\brules for adding a list\b/i, 'It takes lists; each list has its own rules.'],
  [/\bno public form\b|\bno other way to submit\b/i, 'No way to submit is known.'],
]

/** Why a directory comes late, however well it fits; null if it doesn’t. */
export function lateBecause({ facts }: DirectoryEntry): string | null {
  const { note, submitUrl, account, waitDays } = facts
  const noted = notOnItsOwn.find(([sign]) => note !== undefined && sign.test(note.value))
  if (noted !== undefined) return noted[1]
  if (submitUrl === undefined && account === undefined) return 'No way to submit is known.'
  return (waitDays?.value ?? 0) > maxWaitDays ? `Review takes about ${waitDays?.value} days.` : null
}

/** Whether its links are followed, as measured or read on its own pages. What others report isn’t known. */
export const isKnownFollowed = ({ facts: { link } }: Pick<DirectoryEntry, 'facts'>): boolean =>
  link?.value === 'followed' && (link.kind === 'measured' || link.kind === 'own page')

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

/** Best first: followed links if wanted, audience, wait and work; then rating and slug. Last come those with a reason to be late. */
export function orderDirectories(entries: readonly DirectoryEntry[], product: ElsewhereProduct, wishes: Wishes): DirectoryEntry[] {
  const link = (entry: DirectoryEntry) => (wishes.followedOnly && isKnownFollowed(entry) ? 1 : 0)
  const late = (entry: DirectoryEntry) => (lateBecause(entry) === null ? 0 : 1)
  return entries
    .map((entry) => ({ entry, fit: fitOf(entry, product).fit, burden: burdenOf(entry, wishes) }))
    .toSorted(
      (a, b) =>
        late(a.entry) - late(b.entry) ||
        link(b.entry) - link(a.entry) ||
        b.fit - a.fit ||
        a.burden - b.burden ||
        (b.entry.facts.domainRating?.value ?? 0) - (a.entry.facts.domainRating?.value ?? 0) ||
        (a.entry.id < b.entry.id ? -1 : 1),
    )
    .map(({ entry }) => entry)
}
