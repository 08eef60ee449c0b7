import { categoryLabel } from '../../../shared/listing/taxonomy.ts'
import type { DirectoryEntry } from '../directories/records.ts'
import { isKnownFollowed, judgeDirectory } from './gates.ts'
import { experience } from './experience.ts'
import { topicsOf } from './for-developers.ts'
import { namedTopic, timesNamed } from './named.ts'
import { isPaid } from './price.ts'
import { formName, formsOf, isSoftware, platformNames, primary, type ElsewhereProduct } from './product.ts'
import { countryName, languageName, takesEveryLanguage } from './product-gates.ts'
import { stapleOf } from './staples.ts'
import { isStore, phaseOf } from './timing.ts'
import type { GateInput } from './verdict.ts'
import words from './words.json' with { type: 'json' }

type Reason = { points: number; why: string }
type Ranked = { entry: DirectoryEntry; worth: number }

/** The bonus of a directory that is only about the product’s subject. */
const focused = 1
/** What a topic counts: one that the first words of a product name, one that its texts name twice, one named in passing. */
const topical = { subject: 4, repeated: 3, passing: 0.5 } as const

/** A magazine of a country is for people of its subject, not for games about it. What takes games alone is for games. */
function isForSubject({ facts }: DirectoryEntry, { categories }: ElsewhereProduct): boolean {
  const takes = facts.takes?.value ?? []
  if (takes.length > 0 && takes.every((name) => name === 'game')) return categories.includes('games')
  const readers = [takes, facts.topics?.value, facts.suits?.value, facts.categories?.value].flatMap((names) => names ?? [])
  const isRegional = (facts.languages ?? facts.countries) !== undefined
  return categories[0] !== 'games' || !isRegional || readers.some((name) => /\bgames?\b/iu.test(name))
}

function topicReason(entry: DirectoryEntry, product: ElsewhereProduct): Reason[] {
  const { subject, texts } = product
  const topics = isForSubject(entry, product) ? topicsOf(entry, product) : []
  const first = namedTopic(topics, subject)
  const name = first ?? namedTopic(topics, texts)
  if (name === undefined) return []
  const times = topics.reduce((sum, topic) => sum + Math.min(timesNamed(topic, texts), 2), 0)
  const points = topical[first !== undefined ? 'subject' : times > 1 ? 'repeated' : 'passing']
  const named = topics.filter((topic) => timesNamed(topic, texts) > 0).length
  return [{ points: points + 0.25 * Math.min(times - 1, 4) + focused * (named / topics.length), why: `For products about ${name}` }]
}

/** Why a directory suits a product, the best reason first. */
function reasonsOf(entry: DirectoryEntry, product: ElsewhereProduct): Reason[] {
  const { facts } = entry
  const shared = (names: readonly string[] = [], own = product.categories) => names.find((name) => own.includes(name))
  const reason = (points: number, name: string | undefined, why: (name: string) => string): Reason[] =>
    name === undefined ? [] : [{ points, why: why(name) }]
  const first = product.categories.slice(0, 1)
  const native = primary(product.languages[0] ?? 'en')
  const platforms = facts.platforms?.value ?? []
  const forms = formsOf(product)
  const staple = stapleOf(entry, product)
  return [
    ...(staple === null ? [] : [{ points: staple.points, why: `Common choice for ${staple.of}` }]),
    ...topicReason(entry, product),
    ...reason(2, shared([...platforms, ...(facts.takes?.value ?? [])], forms), (name) => `Takes ${formName(name)}`),
    ...reason(
      shared(facts.categories?.value, first) === undefined ? 0.5 : 2,
      shared(facts.categories?.value),
      (name) => `${categoryLabel(name)} only`,
    ),
    ...reason(
      platforms.includes('web') || platforms.length > 3 ? 0.5 : 2,
      !isSoftware(product) ? undefined : shared(platforms, product.platforms),
      (name) => `For your platform: ${platformNames[name] ?? name}`,
    ),
    ...reason(2, shared(facts.countries?.value, product.countries), (code) => `For products in ${countryName(code)}`),
    ...reason(
      primary(facts.languages?.value[0] ?? '') === native ? 2 : 1,
      native === 'en' ? undefined : facts.languages?.value.find((tag) => primary(tag) === native),
      (tag) => `For readers of ${languageName(tag)}`,
    ),
    ...reason(
      shared(facts.suits?.value, first) === undefined ? 0.2 : 1,
      shared(facts.suits?.value),
      (name) => `Good fit: ${categoryLabel(name)}`,
    ),
    ...reason(1, facts.openSourceOnly?.value === true ? 'open source' : undefined, () => 'For open-source products'),
    ...reason(0.5, facts.type?.value === 'launch board' ? 'launch' : undefined, () => 'Made for launches'),
  ].toSorted((one, other) => other.points - one.points)
}

/** How well a directory’s readers suit a product, and why. The best reason counts in full, each further one for half. 0 if they care for something else. */
export function fitOf(entry: DirectoryEntry, product: ElsewhereProduct): { fit: number; why: string } {
  const { facts, focus } = entry
  const [best, ...further] = reasonsOf(entry, product)
  if (best !== undefined) return { fit: best.points + further.reduce((sum, { points }) => sum + points / 2, 0), why: best.why }
  const isForOthers =
    facts.type?.value === 'social network' || facts.suits?.value.some((name) => product.categories.includes(name)) === false
  return { fit: isForOthers ? 0 : 0.5, why: isForOthers ? focus : (facts.audience?.value ?? focus) }
}

/** Where people vote and read in English, unless its languages are noted, and how little that suits a product in another language. */
const inEnglish = new Map([
  ['launch board', 3],
  ['community', 5],
  ['newsletter', 5],
])

const categoriesForCompanies = new Set(words.categoriesForCompanies)
const degrees = ['low', 'medium', 'high', 'very high']

/** The stores and registries of a platform, where its people look first. */
const ownStores = new Set(['app store', 'extension store', 'package registry', 'suite marketplace'])
const ownStore = 1

/** Review sites compare what companies or developers buy: nobody looks there for something for their free time. */
const isSold = ({ categories, platforms }: ElsewhereProduct): boolean =>
  categories.some((name) => categoriesForCompanies.has(name)) ||
  !(platforms.includes('ios') || platforms.includes('android') || words.categoriesForFreeTime.includes(categories[0] ?? ''))
const seldomCompared = 2.5

/** How much less a listing is worth that costs money, so that it comes after free ones as good. */
const priced = 0.5

/** What a directory is worth to a product: fit, readers and rating, less what isn’t known and, except for stores, the effort. Readers who care count most. */
function worthOf(entry: DirectoryEntry, input: GateInput): number {
  const { product, wishes } = input
  const { facts } = entry
  const native = primary(product.languages[0] ?? 'en')
  const { fit } = fitOf(entry, product)
  if (fit === 0) return 0
  const abroad = entry.facts.countries !== undefined && product.countries.length === 0 ? 3 : 0
  const isForeign = native !== 'en' && facts.languages === undefined && !takesEveryLanguage(entry)
  const foreign = inEnglish.get(facts.type?.value ?? '') ?? (stapleOf(entry, product)?.isBroad === false ? 0 : 3)
  const links = wishes.followedOnly && isKnownFollowed(entry) ? 3 : 0
  const readers = 0.2 * degrees.indexOf(entry.traffic)
  const isOwnStore =
    ownStores.has(facts.type?.value ?? '') &&
    facts.platforms?.value.some((name) => name !== 'web' && product.platforms.includes(name)) === true
  const readsOnly = facts.type?.value === 'review site' && !isSold(product)
  const hard = isStore(entry) ? 0 : 0.5 * degrees.indexOf(entry.submissionFriction)
  const { unknown, isLater } = judgeDirectory(entry, input)
  return (
    fit +
    experience(entry, product, fit) +
    readers +
    (entry.facts.domainRating?.value ?? 0) / 200 +
    links -
    0.25 * unknown.length -
    (isLater === true ? 3 : 0) +
    (isOwnStore ? ownStore : 0) -
    (readsOnly ? seldomCompared : 0) -
    (isPaid(entry) ? priced : 0) -
    hard -
    abroad -
    (isForeign ? foreign : 0)
  )
}

/** How many places of fifteen are due when, and how much less each further one is worth. Nobody writes to many magazines. */
const shares = { first: [4, 0.2], launch: [5, 0.2], after: [4, 0.2], late: [3, 0.2], magazine: [1, 1] } as const

const byWorth = (a: Ranked, b: Ranked) => b.worth - a.worth || (a.entry.id < b.entry.id ? -1 : 1)

/** Best first. Each place that is one too many of its group is worth less, the more the later it comes. */
function thinned(ranked: readonly Ranked[]): Ranked[] {
  const groupOf = ({ entry }: Ranked) => (entry.facts.type?.value === 'newsletter' ? 'magazine' : phaseOf(entry))
  return [...Map.groupBy(ranked.toSorted(byWorth), groupOf)]
    .flatMap(([group, own]) => {
      const [most, less] = shares[group]
      return own.map(({ entry, worth }, at) => ({ entry, worth: worth - less * Math.max(0, at + 1 - most) }))
    })
    .toSorted(byWorth)
}

/** How many come first that aren’t known to cost money. */
const firstFree = 3

/** Best first, with some places for each phase. */
export function orderDirectories(entries: readonly DirectoryEntry[], input: GateInput): DirectoryEntry[] {
  const ordered = thinned(entries.map((entry) => ({ entry, worth: worthOf(entry, input) }))).map(({ entry }) => entry)
  const free = new Set(ordered.filter((entry) => !isPaid(entry)).slice(0, firstFree))
  return [...free, ...ordered.filter((entry) => !free.has(entry))]
}
