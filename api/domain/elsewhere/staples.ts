import type { DirectoryEntry } from '../directories/records.ts'
import { isForDevelopers, topicsOf } from './for-developers.ts'
import { namedTopic, timesNamed } from './named.ts'
import { contentOf, formsOf, isForBusiness, isSoftware, primary, type ElsewhereProduct } from './product.ts'
import kinds from './staples.json' with { type: 'json' }

/** A kind of product: its name, what makes a product one, and where its makers go first, the best place first. */
export type Kind = {
  label: string
  /** How much its places count, less for kinds that say little. */
  weight?: number
  /** Every given condition has to hold; for a list, one of its values. Empty forms mean software. */
  when: {
    platforms?: string[]
    audience?: string
    /** Also forms, such as games. */
    notPlatforms?: string[]
    categories?: string[]
    topics?: string[]
    content?: string[]
    forms?: string[]
    openSource?: boolean
    business?: boolean
    released?: boolean
    countries?: string[]
    languages?: string[]
  }
  /** Whether it holds several trades: a place counts only if its own topics name the product. */
  several?: boolean
  places: string[]
}

const usualWeight = 5
/** What it changes how often a product’s texts name the topics of a kind: in its first words, several times in the description, or once in passing. */
const named = { first: 0.5, repeated: -1, passing: -2.5 }
const all: readonly Kind[] = Object.values(kinds)

/** Categories of what isn’t for people of a trade or a hobby, even if it’s called after one: a ferry for code, a referee for contracts. */
const toBuildWith = ['developer-tools', 'data-analytics', 'hosting-cloud']
/** What isn’t for people of a trade or a hobby. */
const notForPeople = ['local', 'game', 'package', 'cli', 'ai-agent', 'api', 'template']

type Forms = { own: string[]; is: string[] }

function isOfKind(when: Kind['when'], product: ElsewhereProduct, { own, is }: Forms): boolean {
  const any = (wanted: string[] | undefined, has: readonly string[]) => wanted === undefined || wanted.some((name) => has.includes(name))
  const without = when.audience === 'people' ? notForPeople : when.notPlatforms
  return (
    (when.audience !== 'developers' || isForDevelopers(product)) &&
    (when.audience !== 'people' || when.categories !== undefined || !toBuildWith.includes(product.categories[0] ?? '')) &&
    any(when.platforms, product.platforms) &&
    any(when.countries, product.countries) &&
    any(when.languages, product.languages.slice(0, 1).map(primary)) &&
    without?.some((name) => is.includes(name)) !== true &&
    any(when.categories, product.categories.slice(0, 2)) &&
    (when.forms?.length === 0 ? isSoftware(product) : any(when.forms, own)) &&
    (when.openSource ?? product.isOpenSource) === product.isOpenSource &&
    (when.business === undefined || when.business === isForBusiness(product)) &&
    (when.released ?? product.isReleased) === product.isReleased &&
    any(when.content, contentOf(product)) &&
    (when.topics === undefined || namedTopic(when.topics, product.texts) !== undefined)
  )
}

/** Whether a kind says nothing about language, country or store: its makers go to places in English first. */
const isBroad = ({ languages, countries, platforms }: Kind['when']): boolean =>
  (languages ?? countries) === undefined && platforms?.includes('web') !== false

/** How much earlier than those of a subject the places are where all of a form go: profiles of businesses, marketplaces, media stores. */
const universal = 1.5
const isUniversal = ({ forms = [], topics, content, categories }: Kind['when']): boolean =>
  (topics ?? content ?? categories) === undefined && forms.length > 0

/** How much less the places of apps for phones are for what companies buy: its people also carry it. */
const carried = 3
const isForPhones = ({ platforms = [] }: Kind['when']): boolean =>
  platforms.length > 0 && platforms.every((name) => name === 'ios' || name === 'android')

type Staple = { points: number; of: string; isBroad: boolean }
type Found = Staple & { id: string; several: boolean }

function certaintyOf(topics: readonly string[], { subject, texts }: ElsewhereProduct): number {
  if (namedTopic(topics, subject) !== undefined) return named.first
  return topics.reduce((sum, topic) => sum + timesNamed(topic, texts), 0) > 1 ? named.repeated : named.passing
}

/** Per place, what each kind of the product gives it. */
function foundByPlace(product: ElsewhereProduct): Map<string, Found[]> {
  const isCarried = product.platforms.includes('web') && isForBusiness(product)
  const own = formsOf(product)
  // A board game counts as goods, but like any game it isn’t made for the people of its subject.
  const is = [...product.platforms, ...own, ...(product.categories[0] === 'games' ? ['game'] : [])]
  const found = all
    .filter(({ when }) => isOfKind(when, product, { own, is }))
    .flatMap(({ label, weight = usualWeight, several = false, when, places }) => {
      const certainty = when.topics === undefined ? 0 : certaintyOf(when.topics, product)
      const sum = weight + certainty + (isUniversal(when) ? universal : 0) - (isCarried && isForPhones(when) ? carried : 0)
      return places.map((id, at) => ({ id, points: sum * (1 - at / 24), of: label, isBroad: isBroad(when), several }))
    })
  return Map.groupBy(found, ({ id }) => id)
}

/** Cached per product: every directory is checked several times. */
const known = new WeakMap<ElsewhereProduct, { byPlace: Map<string, Found[]>; staples: Map<DirectoryEntry, Staple | null> }>()

/** The id of the place that this is a page of for a country: where Tripadvisor is placed, “Tripadvisor (Spain)” is, too. */
function generalId({ name, facts }: DirectoryEntry, countries: readonly string[]): string {
  const isThere = facts.countries?.value.some((code) => countries.includes(code)) === true
  const general = isThere ? /^(.+) \(.+\)$/u.exec(name)?.[1] : undefined
  return general?.toLowerCase().replaceAll(/[^a-z\d]+/gu, '-') ?? ''
}

/**
 * How early makers of such products think of a place, and which kind that is: more for the first place of a kind, and for one of several kinds.
 * Of a kind that holds several trades, a place with topics of its own is only for these.
 */
export function stapleOf(entry: DirectoryEntry, product: ElsewhereProduct): Staple | null {
  const { byPlace, staples } = known.get(product) ?? findStaples(product)
  if (!byPlace.has(entry.id) && !entry.name.endsWith(')')) return null
  const last = staples.get(entry)
  if (last !== undefined) return last
  const staple = stapleAmong(byPlace, entry, product)
  staples.set(entry, staple)
  return staple
}

function findStaples(product: ElsewhereProduct) {
  const found = { byPlace: foundByPlace(product), staples: new Map<DirectoryEntry, Staple | null>() }
  known.set(product, found)
  return found
}

function stapleAmong(byPlace: Map<string, Found[]>, entry: DirectoryEntry, product: ElsewhereProduct): Staple | null {
  const isOwn = () => entry.facts.topics === undefined || namedTopic(topicsOf(entry, product), product.texts) !== undefined
  const found = [entry.id, generalId(entry, product.countries)]
    .flatMap((id) => byPlace.get(id) ?? [])
    .filter(({ several }) => !several || isOwn())
  if (found.length === 0) return null
  const best = found.reduce((one, other) => (other.points > one.points ? other : one))
  return { of: best.of, points: best.points + 0.4 * (found.length - 1), isBroad: found.every((staple) => staple.isBroad) }
}
