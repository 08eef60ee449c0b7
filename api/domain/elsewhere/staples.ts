import type { DirectoryEntry } from '../directories/records.ts'
import { namedTopic } from './named.ts'
import { contentOf, formsOf, isForBusiness, isSoftware, primary, type ElsewhereProduct } from './product.ts'
import kinds from './staples.json' with { type: 'json' }

/** A kind of product: its name, what makes a product one, and where its makers go first, the best place first. */
type Kind = {
  label: string
  /** How much its places count, less for kinds that say little. */
  weight?: number
  /** Every given condition has to hold; for a list, one of its values. Empty forms mean software. */
  when: {
    platforms?: string[]
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
  places: string[]
}

const usualWeight = 5
/** How much more a kind counts if a product’s first words name one of its topics, and how much less if only the description does. */
const namedFirst = 0.5
const namedInPassing = 1.5
const all: readonly Kind[] = Object.values(kinds)
const kindsFound = new WeakMap<ElsewhereProduct, Kind[]>()

function kindsOf(product: ElsewhereProduct): Kind[] {
  const known = kindsFound.get(product) ?? all.filter(({ when }) => isOfKind(when, product))
  kindsFound.set(product, known)
  return known
}

function isOfKind(when: Kind['when'], product: ElsewhereProduct): boolean {
  const own = formsOf(product)
  const any = (wanted: string[] | undefined, has: readonly string[]) => wanted === undefined || wanted.some((name) => has.includes(name))
  return (
    any(when.platforms, product.platforms) &&
    any(when.countries, product.countries) &&
    any(when.languages, product.languages.slice(0, 1).map(primary)) &&
    when.notPlatforms?.some((name) => product.platforms.includes(name) || own.includes(name)) !== true &&
    any(when.categories, product.categories.slice(0, 2)) &&
    (when.topics === undefined || namedTopic(when.topics, product.texts) !== undefined) &&
    any(when.content, contentOf(product)) &&
    (when.forms?.length === 0 ? isSoftware(product) : any(when.forms, own)) &&
    (when.openSource ?? product.isOpenSource) === product.isOpenSource &&
    (when.business === undefined || when.business === isForBusiness(product)) &&
    (when.released ?? product.isReleased) === product.isReleased
  )
}

/** Whether a kind says nothing about language, country or store: its makers go to places in English first. */
const isBroad = ({ languages, countries, platforms }: Kind['when']): boolean =>
  (languages ?? countries) === undefined && platforms?.includes('web') !== false

type Staple = { points: number; of: string; isBroad: boolean }

/** How early makers of such products think of a place, and which kind that is: more for the first place of a kind, and for one of several kinds. */
export function stapleOf({ id }: DirectoryEntry, product: ElsewhereProduct): Staple | null {
  const certainty = ({ topics }: Kind['when']) =>
    topics === undefined ? 0 : namedTopic(topics, product.subject) === undefined ? -namedInPassing : namedFirst
  const found = kindsOf(product)
    .flatMap(({ label, weight = usualWeight, when, places }): Staple[] => {
      const at = places.indexOf(id)
      return at === -1 ? [] : [{ points: (weight + certainty(when)) * (1 - at / 24), of: label, isBroad: isBroad(when) }]
    })
    .toSorted((one, other) => other.points - one.points)
  const [best, ...further] = found
  return best === undefined
    ? null
    : { ...best, points: best.points + 0.4 * further.length, isBroad: found.every((staple) => staple.isBroad) }
}
