import type { Page } from '../../page/page.ts'
import { limits } from '../../vocabulary.ts'
import { categoryWords } from './category-words.ts'
import { isLeftoverDescription } from '../name/generic-names.ts'
import { heroParagraphs } from '../hero.ts'
import { productNodes, textOf, typesOf } from '../json-ld.ts'
import { productBlocks, withoutPriceTalk } from './product-text.ts'
import { taxonomy, type CategorySlug } from '../taxonomy.ts'
import { WordIndex } from './word-index.ts'

const index = new WordIndex<`${'strong' | 'weak'} ${CategorySlug}`>()
for (const { slug } of taxonomy) {
  index.add(`strong ${slug}`, categoryWords[slug].strong)
  index.add(`weak ${slug}`, categoryWords[slug].weak)
}

/** A strong word counts three times as much as a weak one; a word counts once per place, and less in long texts. */
const strongWeight = 3
const enough = 5

/** At most three categories of the taxonomy, strongest first: weighted words of the title, descriptions, headings and first paragraphs. */
export function suggestCategories(page: Page): CategorySlug[] {
  const places = placesOf(page).map(({ text, weight }) => ({ counts: index.count(withoutPriceTalk(text)), weight }))
  const stated = statedCategories(page)
  const scored = taxonomy.map(({ slug }) => {
    let score = stated.has(slug) ? 8 : 0
    for (const { counts, weight } of places) {
      const [strong = 0, weak = 0] = [counts.get(`strong ${slug}`), counts.get(`weak ${slug}`)]
      score += weight * (strongWeight * Math.min(3, strong) + Math.min(3, weak))
    }
    return { slug, score }
  })
  const ranked = scored.filter(({ score }) => score >= enough).sort((a, b) => b.score - a.score)
  const floor = (ranked[0]?.score ?? 0) * 0.2
  const found = ranked.filter(({ score }) => score >= floor)
  const best =
    found.length > 0
      ? found
      : scored
          .filter(({ score }) => score > 0)
          .sort((a, b) => b.score - a.score)
          .slice(0, 2)
  return best.slice(0, limits.listing.categories).map(({ slug }) => slug)
}

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
  return [
    { text: `${page.title ?? ''} . ${page.openGraph['title'] ?? ''}`, weight: 2 },
    { text: described, weight: 1.5 },
    { text: page.keywords ?? '', weight: 0.7 },
    { text: level(1, 4), weight: 1.3 },
    { text: level(2, 12), weight: 0.5 },
    { text: level(3, 12), weight: 0.3 },
    { text: heroes.slice(0, 3).join(' . ').slice(0, 1_200), weight: 0.8 },
    { text: [...prose].join(' . ').slice(0, 3_000), weight: 0.3 },
    { text: new URL(page.url).hostname.replaceAll(/[.-]/g, ' '), weight: 0.5 },
  ]
}

/** What JSON-LD says outright: applicationCategory values of schema.org, and types that are businesses of a kind. */
function statedCategories(page: Page): Set<CategorySlug> {
  const generic = new Set(['BusinessApplication', 'BrowserApplication', 'UtilitiesApplication', 'MultimediaApplication'])
  const found = new Set<CategorySlug>()
  for (const node of productNodes(page)) {
    const stated = `${textOf(node, 'applicationCategory') ?? ''} ${textOf(node, 'applicationSubCategory') ?? ''}`
    for (const { slug, applicationCategory } of taxonomy) {
      if (!generic.has(applicationCategory) && stated.includes(applicationCategory)) found.add(slug)
    }
    if (stated.includes('BusinessApplication')) found.add('business')
    if (stated.includes('UtilitiesApplication')) found.add('utilities')
    if (typesOf(node).includes('VideoGame')) found.add('games')
  }
  return found
}
