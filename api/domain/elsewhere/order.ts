import { categoryLabel } from '../../../shared/listing/taxonomy.ts'
import type { DirectoryEntry } from '../directories/records.ts'
import { isKnownFollowed, judgeDirectory } from './gates.ts'
import { formName, formsOf, isForBusiness, mentions, namedTopic, platformNames, type ElsewhereProduct } from './product.ts'
import { languageName, primary } from './product-gates.ts'
import { phaseOf, type Phase } from './timing.ts'
import type { GateInput } from './verdict.ts'

type Reason = { points: number; why: string }

/**
 * Why a directory suits a product, the best reason first: 4 points for what it’s about, 3 if it’s only for such products, 2 for its readers’ language, 1 for
 * a liking; less for what the product is only in passing, and for one of several platforms beside the web.
 */
function reasonsOf({ facts }: DirectoryEntry, product: ElsewhereProduct): Reason[] {
  const shared = (names: readonly string[] = [], own = product.categories) => names.find((name) => own.includes(name))
  const reason = (points: number, name: string | undefined, why: (name: string) => string): Reason[] =>
    name === undefined ? [] : [{ points, why: why(name) }]
  const subject = namedTopic(facts.topics?.value ?? [], product.subject)
  const topic = subject ?? namedTopic(facts.topics?.value ?? [], product.texts)
  const passing = topic !== undefined && isInPassing(facts, product)
  // A directory that takes this form among much else isn’t meant for it.
  const isForForm = facts.platforms !== undefined || facts.topics !== undefined || phaseOf({ facts }) === 'first'
  const isOneOfMany = product.platforms.includes('web') && product.platforms.length > 1
  const isForSome = facts.platforms?.value.includes('web') !== true && (facts.platforms?.value.length ?? 0) < 4
  const first = product.categories.slice(0, 1)
  const native = primary(product.languages[0] ?? 'en')
  return [
    ...reason(isForForm && !passing ? 3 : 1, shared(facts.takes?.value, formsOf(product)), (name) => `Takes ${formName(name)}`),
    ...reason(passing ? 0.5 : subject === undefined ? 2 : 4, topic, (name) => `For products about ${name}`),
    ...reason(
      shared(facts.categories?.value, first) === undefined ? 0.5 : 3,
      shared(facts.categories?.value),
      (name) => `${categoryLabel(name)} only`,
    ),
    ...reason(
      passing || isOneOfMany ? 1 : 3,
      isForSome ? shared(facts.platforms?.value, product.platforms) : undefined,
      (name) => `For your platform: ${platformNames[name] ?? name}`,
    ),
    ...reason(
      primary(facts.languages?.value[0] ?? '') === native ? 2 : 1,
      native === 'en' ? undefined : facts.languages?.value.find((tag) => primary(tag) === native),
      (tag) => `For readers of ${languageName(tag)}`,
    ),
    ...reason(
      shared(facts.suits?.value, first) === undefined ? 0 : 1,
      shared(facts.suits?.value),
      (name) => `Good fit: ${categoryLabel(name)}`,
    ),
    ...reason(1.5, facts.openSourceOnly?.value === true ? 'open source' : undefined, () => 'For open-source products'),
    ...reason(1, facts.type?.value === 'launch board' ? 'launch' : undefined, () => 'Made for launches'),
  ].toSorted((one, other) => other.points - one.points)
}

/** How well a directory’s readers suit a product, and why. The best reason counts in full, each further one for a point. 0 if they care for something else. */
export function fitOf(entry: DirectoryEntry, product: ElsewhereProduct): { fit: number; why: string } {
  const { facts, focus } = entry
  const [best, ...further] = reasonsOf(entry, product)
  // Every audience is on a social network.
  const isForOthers =
    facts.type?.value !== 'social network' &&
    facts.suits !== undefined &&
    !facts.suits.value.some((name) => product.categories.includes(name))
  const isByTheWay =
    isInPassing(facts, product) ||
    (facts.countries !== undefined && product.countries.length === 0) ||
    (facts.type?.value !== 'social network' &&
      [facts.categories, facts.suits].some(
        (fact) => fact !== undefined && !fact.value.includes(product.categories[0] ?? fact.value[0] ?? ''),
      ))
  if (best === undefined || (isForOthers && best.points < 3))
    return isForOthers ? { fit: 0, why: focus } : { fit: 2, why: facts.audience?.value ?? focus }
  return { fit: (isByTheWay ? 0.5 : 2) + best.points + further.reduce((sum, { points }) => sum + Math.min(points, 1), 0), why: best.why }
}

/** Whether a product’s texts name a topic only once, outside its name, tagline and platforms. To name a suite that one works with once is enough. */
function isInPassing({ topics, type }: DirectoryEntry['facts'], { subject, texts }: ElsewhereProduct): boolean {
  if (topics === undefined || type?.value === 'suite marketplace') return false
  return namedTopic(topics.value, subject) === undefined && mentions(topics.value, texts) < 2
}

const degrees = ['low', 'medium', 'high', 'very high']

/** What a directory is worth to a product: fit, readers and rating, less what isn’t known and what is hard. Readers who care count more than many. */
function worthOf(entry: DirectoryEntry, input: GateInput): number {
  const { product, wishes } = input
  const { fit } = fitOf(entry, product)
  if (fit === 0) return 0
  const links = wishes.followedOnly && isKnownFollowed(entry) ? 3 : 0
  const readers = 0.7 * degrees.indexOf(entry.traffic)
  const hard = 0.35 * degrees.indexOf(entry.submissionFriction)
  return fit + readers + (entry.facts.domainRating?.value ?? 0) / 100 + links - 0.8 * judgeDirectory(entry, input).unknown.length - hard
}

/**
 * How many of fifteen places are due when: where people get the product first, then its launch day and the weeks after; at the end, one or two for
 * later. Kinds that a product has fewer of leave their places to the others.
 */
const shares: Record<Phase, { of: number; behind: number }> = {
  first: { of: 4, behind: 0 },
  launch: { of: 5, behind: 0 },
  after: { of: 4, behind: 0 },
  late: { of: 4, behind: 0.8 },
}

/** Buyers at companies compare products on such sites from the start. */
const lateForBusiness = 0.3

/** How much less each further place on the same site is worth: five subreddits reach few more people than two. Social networks count as one. */
const repeated = 0.4

/** A directory worth less than this comes after all others: few readers and no reason, or too little is known. */
const enough = 3

/** Best first: within each phase by worth; the phases by their shares. */
export function orderDirectories(entries: readonly DirectoryEntry[], input: GateInput): DirectoryEntry[] {
  const byWorth = (a: { entry: DirectoryEntry; worth: number }, b: typeof a) => b.worth - a.worth || (a.entry.id < b.entry.id ? -1 : 1)
  const sites = new Map<string, number>()
  const best = entries
    .map((entry) => ({ entry, phase: phaseOf(entry), worth: worthOf(entry, input) }))
    .toSorted(byWorth)
    .map((each) => {
      const type = each.entry.facts.type?.value
      const site = type === 'social network' ? type : (URL.parse(each.entry.url)?.hostname ?? each.entry.id)
      const before = sites.get(site) ?? 0
      sites.set(site, before + 1)
      return { ...each, worth: each.worth - before * repeated }
    })
    .toSorted(byWorth)
  const behind = (phase: Phase) => (phase === 'late' && isForBusiness(input.product) ? lateForBusiness : shares[phase].behind)
  const placed = [...Map.groupBy(best, ({ phase }) => phase)].flatMap(([phase, own]) =>
    own.map((each, at) => ({ ...each, place: (at + 1) / shares[phase].of + behind(phase) })),
  )
  return placed
    .toSorted(
      (a, b) =>
        Number(b.worth >= enough) - Number(a.worth >= enough) ||
        a.place - b.place ||
        b.worth - a.worth ||
        (a.entry.id < b.entry.id ? -1 : 1),
    )
    .map(({ entry }) => entry)
}
