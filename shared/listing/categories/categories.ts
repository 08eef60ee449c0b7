import { listingFields } from '../../fields/listing-fields.ts'
import type { Page } from '../../page/page.ts'
import { once } from '../../once.ts'
import words from './category-words.json' with { type: 'json' }
import emptySenses from './empty-senses.json' with { type: 'json' }
import { withoutPriceTalk, productBlocks } from './product-text.ts'
import { statedCategories } from './stated.ts'
import { withoutFalseFriends } from './false-friends.ts'
import { taxonomy, type CategorySlug } from '../taxonomy.ts'
import { WordIndex } from './word-index.ts'
import { isLeftoverDescription } from '../name/generic-names.ts'
import { heroParagraphs } from '../hero.ts'
import { hostLabels } from './host-labels.ts'

/**
 * Words by category, separated by commas: those that identify it alone, those that have other everyday senses or that products of every kind
 * use (a club, a trail, a file that is an image), and those that only hint at it. One unsure word is no evidence, two different ones are, or
 * one beside a word that is sure. A star ends a stem; a phrase after "=" has its own meaning, so its words prove nothing else. Accents don’t
 * matter.
 */
const categoryWords: Record<CategorySlug, Record<Kind, string[]>> = words

type Kind = 'sure' | 'unsure' | 'weak'
type Group = `${Kind} ${CategorySlug}`

const wordIndex = once(() => {
  const index = new WordIndex<Group>()
  for (const { slug } of taxonomy) {
    for (const kind of ['sure', 'unsure', 'weak'] as const) index.add(`${kind} ${slug}`, categoryWords[slug][kind].join(',').split(','))
  }
  // Phrases whose words say nothing about the product: where it is sold, how it was made, what it does without.
  index.add(null, emptySenses)
  return index
})

/** A word that identifies a category counts three times as much as one that only hints at it; words with other senses come in between. */
const worth: Record<Kind, number> = { sure: 3, unsure: 2, weak: 0.9 }
/** How much a repeated word adds, as a share of a new one. */
const repeated = 0.3
/** The least evidence for a category, absolute and as a share of the best category’s. */
const enough = 5
const share = 0.38
/** The least evidence for the best category if none is well supported. */
const guess = 1.5
/** A long page has some word of any category: there, one word is a guess only if a title, a description or the first heading has it. */
const leading = 1.3
const long = 1_000
/** A word in a description, a title or a first paragraph; words found only further down support nothing. */
const prominent = 0.8
/** How much further up a category goes that the title names with a word that is sure. */
const inTitle = 1.3
/** What a product is made as or with counts less than what it’s for: a calendar in the browser is a calendar first. */
const forms = new Set<CategorySlug>([
  'ai',
  'developer-tools',
  'browser-extensions',
  'utilities',
  'productivity',
  'writing-documentation',
  'hosting-cloud',
  'data-analytics',
])
const asForm = 0.75
/** A word in the title, the description and a heading is the subject of the page, however ambiguous. */
const subject = 2.9

/** At most three categories of the taxonomy, strongest first: the different words for each in titles, descriptions, headings and first paragraphs. */
export function suggestCategories(page: Page): CategorySlug[] {
  const places = findWords(page)
  const stated = statedCategories(page)
  const scored = taxonomy.map(({ slug }) => {
    const { score, supported, isSure, isLeading, titled } = evidenceFor(slug, places)
    const total = score + (stated.get(slug) ?? 0)
    return {
      slug,
      isSure,
      isLeading,
      score: total,
      rank: total * (titled ? inTitle : 1) * (forms.has(slug) ? asForm : 1),
      supported: supported || (stated.get(slug) ?? 0) >= enough,
    }
  })
  scored.sort((a, b) => b.rank - a.rank)
  const supported = scored.filter((one) => one.supported && one.score >= enough)
  if (supported.length === 0) {
    const isShort = page.text.length < long
    const guesses = scored.filter(
      ({ score, rank, isLeading }) => (isLeading || isShort) && score >= guess && rank >= (scored[0]?.rank ?? 0) * 0.8,
    )
    const best = guesses.find(({ isSure }) => isSure) ?? guesses[0]
    return best ? [best.slug] : []
  }
  const highest = Math.max(...supported.map(({ score }) => score))
  return supported
    .filter(({ score }) => score >= highest * share)
    .slice(0, listingFields.categories.max)
    .map(({ slug }) => slug)
}

/** By an identifying word, two others or JSON-LD. More than it suggests: enough to believe whoever has read the page. */
export function supportedCategories(page: Page): Set<CategorySlug> {
  const places = findWords(page)
  const stated = statedCategories(page)
  return new Set(taxonomy.flatMap(({ slug }) => (stated.has(slug) || evidenceFor(slug, places).mentioned ? [slug] : [])))
}

function findWords(page: Page): Place[] {
  const index = wordIndex()
  return placesOf(page).map(({ text, weight }) => ({ found: index.find(withoutPriceTalk(text)), weight }))
}

type Place = { found: Map<Group, Set<string>>; weight: number }

type Evidence = { score: number; supported: boolean; mentioned: boolean; isSure: boolean; isLeading: boolean; titled: boolean }

/** Each different word counts once, at its most prominent place and in its strongest sense. One ambiguous word supports nothing. */
function evidenceFor(slug: CategorySlug, places: Place[]): Evidence {
  const words = { sure: new Map<string, number>(), unsure: new Map<string, number>(), weak: new Map<string, number>() }
  for (const { found, weight } of places) {
    for (const kind of ['sure', 'unsure', 'weak'] as const) {
      for (const word of found.get(`${kind} ${slug}`) ?? []) {
        const known = words[kind].get(word) ?? 0
        words[kind].set(word, Math.max(known, weight) + repeated * Math.min(known, weight))
      }
    }
  }
  const value = (kind: Kind, word: string) => worth[kind] * (words[kind].get(word) ?? 0)
  const all = new Set([...words.sure.keys(), ...words.unsure.keys(), ...words.weak.keys()])
  const score = [...all].reduce((total, word) => total + Math.max(value('sure', word), value('unsure', word), value('weak', word)), 0)
  const telling = [...words.sure, ...words.unsure]
  const different = new Set(telling.map(([word]) => word)).size
  const highest = Math.max(0, ...telling.map(([, weight]) => weight))
  const isSure = words.sure.size > 0
  const isBacked = isSure || different > 1
  const supported = highest >= subject || (highest >= prominent && isBacked)
  const mentioned = highest >= prominent || isBacked
  const isLeading = different > 1 || Object.values(words).some((kind) => Math.max(0, ...kind.values()) >= leading)
  return { score, supported, mentioned, isSure, isLeading, titled: Math.max(0, ...words.sure.values()) >= 2 }
}

/** The texts that may say what kind of product it is, each with the weight of a word in it. */
function placesOf(page: Page): { text: string; weight: number }[] {
  const blocks = productBlocks(page)
  const level = (wanted: number, count: number) =>
    blocks
      .filter(({ tag }) => tag === `h${wanted}`)
      .slice(0, count)
      .map(({ text }) => text)
      .join(' . ')
  const prose = new Set(blocks.map(({ text }) => text))
  const heroes = heroParagraphs(page, null).filter((text) => prose.has(text))
  const described = [page.metaDescription, page.openGraph['description'] ?? page.twitter['description']]
    .filter((text) => text && !isLeftoverDescription(text))
    .join(' . ')
  const places = [
    { text: withSplitNames(`${page.title ?? ''} . ${page.openGraph['title'] ?? ''}`), weight: 2 },
    { text: described, weight: 1.5 },
    { text: page.keywords ?? '', weight: 0.5 },
    { text: level(1, 4), weight: 1.3 },
    { text: level(2, 12), weight: 0.5 },
    { text: level(3, 12), weight: 0.3 },
    { text: heroes.slice(0, 3).join(' . ').slice(0, 1_200), weight: 0.8 },
    { text: [...prose].join(' . ').slice(0, 3_000), weight: 0.3 },
    { text: ownHost(page.url), weight: 0.5 },
  ]
  return places.map(({ text, weight }) => ({ text: withoutFalseFriends(text, page.lang), weight }))
}

/** A text with the words of its joined names: "HarborTravel" says travel. */
const withSplitNames = (text: string): string =>
  `${text} . ${(text.match(/\p{Lu}\p{Ll}{2,}(?:\p{Lu}\p{Ll}{2,})+/gu) ?? []).join(' ').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')}`

/** The owner’s part of the host, without shared hosting domains: "lake-pizza" of lake-pizza.github.io. */
const ownHost = (url: string): string => {
  const own = new Set(
    hostLabels(url)
      .labels.filter(({ weight }) => weight > 2)
      .map(({ label }) => label),
  )
  return new URL(url).hostname
    .split('.')
    .filter((part) => own.has(part.replaceAll(/[^\p{L}\p{N}]/gu, '')))
    .join(' ')
    .replaceAll('-', ' ')
}
