import type { DirectoryEntry } from '../directories/records.ts'
import { namedTopic } from './named.ts'
import { contentOf, formsOf, isForBusiness, primary, type ElsewhereProduct } from './product.ts'
import kinds from './staples.json' with { type: 'json' }

/** A kind of product: its name, what makes a product one, and where its makers go first, the best place first. */
type Kind = {
  label: string
  /** How much its places count, less for kinds that say little. */
  weight?: number
  /** Every given condition has to hold; for a list, one of its values. Empty forms mean software. */
  when: {
    platforms?: string[]
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
const all: readonly Kind[] = Object.values(kinds)
const found = new WeakMap<ElsewhereProduct, Kind[]>()

function kindsOf(product: ElsewhereProduct): Kind[] {
  const known = found.get(product) ?? all.filter(({ when }) => isOfKind(when, product))
  found.set(product, known)
  return known
}

function isOfKind(when: Kind['when'], product: ElsewhereProduct): boolean {
  const own = formsOf(product)
  const any = (wanted: string[] | undefined, has: readonly string[]) => wanted === undefined || wanted.some((name) => has.includes(name))
  return (
    any(when.platforms, product.platforms) &&
    any(when.countries, product.countries) &&
    any(when.languages, product.languages.slice(0, 1).map(primary)) &&
    when.notPlatforms?.some((name) => product.platforms.includes(name)) !== true &&
    any(when.categories, product.categories.slice(0, 2)) &&
    (when.topics === undefined || namedTopic(when.topics, product.texts) !== undefined) &&
    any(when.content, contentOf(product)) &&
    (when.forms?.length === 0 ? own.length === 0 : any(when.forms, own)) &&
    (when.openSource ?? product.isOpenSource) === product.isOpenSource &&
    (when.business === undefined || when.business === isForBusiness(product)) &&
    (when.released ?? product.isReleased) === product.isReleased
  )
}

/** How early makers of such products think of a place, and which kind that is: more for the first place of a kind, and for one of several kinds. */
export function stapleOf({ id }: DirectoryEntry, product: ElsewhereProduct): { points: number; of: string } | null {
  const [best, ...further] = kindsOf(product)
    .flatMap(({ label, weight = usualWeight, places }) => {
      const at = places.indexOf(id)
      return at === -1 ? [] : [{ points: weight * (1 - at / 32), of: label }]
    })
    .toSorted((one, other) => other.points - one.points)
  return best === undefined ? null : { ...best, points: best.points + 0.4 * further.length }
}
