import type { Launch } from '../launch/launch.ts'
import formWords from './form-words.json' with { type: 'json' }
import { textsOf } from './named.ts'
import kindWords from './kind-words.json' with { type: 'json' }
import tradeWords from './trade-words.json' with { type: 'json' }

type Listing = Pick<Launch, 'name' | 'tagline' | 'description' | 'categories' | 'pricing'>

/** Trades that serve people nearby: of the form `local`, and topics of directories. */
const trades = Object.keys(formWords.trades)

/** A whole word where words have edges; scripts whose words take prefixes or stand without spaces have none. “~” stands for more letters, NUM for a number. */
const letter = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}]`
function compile(spoken: readonly string[]): RegExp {
  const signs = spoken
    .join('|')
    .replaceAll('~', String.raw`\p{L}*`)
    .replaceAll('NUM', `(?:${formWords.numbers})`)
  return new RegExp(`(?<!${letter})(?:${signs})(?!${letter})`, 'giu')
}
const compiled = (lists: Record<string, readonly string[]>) =>
  Object.entries(lists).map(([name, spoken]) => [name, compile(spoken)] as const)
const is = compiled({
  ...formWords.trades,
  ...formWords.is,
  software: [...formWords.is.software, ...formWords.ownServer, ...tradeWords.forTrades],
})
const software = new Map(is).get('software')
const endsWithSoftware = new RegExp(`(?=[\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hangul}])(?:${software?.source})$`, 'iu')
const shows = compiled(formWords.shows)
/** All that a listing is read with. */
export const formSigns: readonly RegExp[] = [...is, ...shows].map(([, sign]) => sign)
const sold = (forms: Record<string, string>) =>
  Object.entries(forms).map(([form, words]) => {
    const [categories = [], pricings = []] = words.split(' : ').map((part) => part.split(' '))
    return [form, categories, pricings] as const
  })
const [leans, usual] = [sold(formWords.leans), sold(formWords.usual)]
const place = new RegExp(kindWords.places, 'u')
const [ownServer, phones] = [compile(formWords.ownServer), compile(formWords.phones)]

/** What a word counts that says what a product is, by where it stands; each that goes with it; its category, above all AI, and its price. */
const points = {
  tagline: 3,
  first: 2,
  later: 1.5,
  name: 2,
  shown: 1,
  mostShown: 4,
  place: 1.5,
  lead: 8,
  leading: 2.5,
  category: 1,
  ai: 2,
  pricing: 0.5,
} as const

const timesFound = (text: string, sign: RegExp): number => new Set(Array.from(text.matchAll(sign), ([word]) => word.toLowerCase())).size

function named({ name, tagline, description }: Listing, sign: RegExp): number {
  const [first = '', ...rest] = description.split(/(?<=[.!?。])/u)
  const [most = 0, next = 0] = [
    timesFound(tagline, sign) > 0 ? points.tagline : 0,
    timesFound(first, sign) > 0 ? points.first : 0,
    timesFound(rest.join(''), sign) > 0 ? points.later : 0,
    timesFound(name, sign) > 0 ? points.name : 0,
  ].toSorted((a, b) => b - a)
  return most + next / 2
}

/** Cached: several rules ask. */
const known = new WeakMap<Listing, Map<string, number>>()

/** How much of a listing speaks for each form. */
function evidenceOf(launch: Listing): Map<string, number> {
  const evidence = known.get(launch) ?? weighEvidence(launch)
  known.set(launch, evidence)
  return evidence
}

function weighEvidence(launch: Listing): Map<string, number> {
  const texts = `${launch.tagline}. ${launch.description}`
  const sums = new Map<string, number>()
  const add = (form: string, sum: number) => sums.set(form, (sums.get(form) ?? 0) + sum)
  for (const [name, sign] of is) {
    const form = trades.includes(name) ? 'local' : name
    sums.set(form, Math.max(sums.get(form) ?? 0, named(launch, sign)))
  }
  // A site reminds people, too.
  const isOnPhones = (sums.get('phone') ?? 0) > 0 || timesFound(texts, phones) > 0
  for (const [form, sign] of shows)
    if (form !== 'phone' || isOnPhones) add(form, Math.min(timesFound(texts, sign) * points.shown, points.mostShown))
  // People who meet at a place are no business there.
  const isAt = (text: string) => launch.categories[0] !== 'community-social' && place.test(text)
  if (isAt(launch.tagline)) add('local', points.place)
  else if (isAt(launch.description)) add('local', points.shown)
  // “A platform for courses” begins with what it is, 「…マップ」 ends with it.
  const lead = software === undefined ? -1 : launch.tagline.search(software)
  if ((lead >= 0 && lead < points.lead) || endsWithSoftware.test(launch.tagline)) add('software', points.leading)
  // What AI works on isn’t what it is.
  if (launch.categories[0] === 'ai') add('software', points.ai)
  for (const [form, categories, pricings] of leans) {
    // A category alone says nothing.
    if ((sums.get(form) ?? 0) === 0 && form !== 'software') continue
    if (launch.categories.slice(0, 2).some((name) => categories.includes(name))) add(form, points.category)
    if (pricings.includes(launch.pricing ?? '')) add(form, points.pricing)
  }
  return sums
}

/** What a product of a form is: names of `platformNames`. Other forms are software. */
const platformsOf: Record<string, string[]> = {
  phone: ['ios', 'android'],
  'board game': ['goods'],
  ...Object.fromEntries(
    ['local', 'book', 'course', 'newsletter', 'podcast', 'event', 'service', 'music', 'template', 'goods', 'api'].map((form) => [
      form,
      [form],
    ]),
  ),
}
/** What a game may be besides software for a computer. */
const gameForms = new Set(['board game', 'phone', 'book', 'software'])
/** How much has to speak for a form, and how much more than for any other. */
const [enough, clearly, decidedly] = [2.5, 0.5, 4]

/** What a listing’s words say that a product is, and how much more they say that than anything else. Null if they don’t say. */
export function evidentForm(launch: Listing): { form: string; platforms: string[]; lead: number } | null {
  const isGame = launch.categories[0] === 'games'
  const each = [...evidenceOf(launch)].filter(([form]) => !isGame || gameForms.has(form))
  const [[form, most] = ['', 0], [, next] = ['', 0]] = each.toSorted(([, a], [, b]) => b - a)
  return most < enough || most - next < clearly ? null : { form, platforms: platformsOf[form] ?? [], lead: most - next }
}

/** Whether a listing’s words also say that it’s software for the desk, or an app for phones. What runs on one’s own server is no app. */
export function isAlso(launch: Launch, form: 'software' | 'phone'): boolean {
  const least = form === 'software' ? decidedly : enough
  return (evidenceOf(launch).get(form) ?? 0) >= least && !(form === 'phone' && timesFound(textsOf(launch), ownServer) > 0)
}

/** What is usually sold in its category for its price, if no word says what it is, and none speaks of software. */
export function usualForm(launch: Listing): string | undefined {
  const evidence = evidenceOf(launch)
  if (['software', 'phone'].some((form) => (evidence.get(form) ?? 0) >= enough)) return undefined
  return usual.find(
    ([, categories, pricings]) => categories.includes(launch.categories[0] ?? '') && pricings.includes(launch.pricing ?? ''),
  )?.[0]
}

/** How much of a listing names a trade that other than a local business is about. */
const isMeant = points.tagline

/** Subjects that a product has by what it is: its trades, or that of a nonprofit, whatever it calls itself. */
export function topicsOfForm(launch: Listing, platforms: readonly string[]): string[] {
  const least = platforms.includes('local') || platforms.includes('service') ? points.later : isMeant
  const own = is.flatMap(([name, sign]) => (trades.includes(name) && named(launch, sign) >= least ? [name] : []))
  return evidentForm(launch)?.form === 'nonprofit' ? [...own, 'nonprofit'] : own
}
