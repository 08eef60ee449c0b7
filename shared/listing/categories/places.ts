import type { Page } from '../../page/page.ts'
import { isLeftoverDescription } from '../name/generic-names.ts'
import { heroParagraphs } from '../hero.ts'
import { hostLabels } from './host-labels.ts'
import { productBlocks } from './product-text.ts'

/** The texts that may say what kind of product it is, each with the weight of a word in it. */
export function placesOf(page: Page): { text: string; weight: number }[] {
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
    { text: `${page.title ?? ''} . ${page.openGraph['title'] ?? ''}`, weight: 2 },
    { text: described, weight: 1.5 },
    { text: page.keywords ?? '', weight: 0.5 },
    { text: level(1, 4), weight: 1.3 },
    { text: level(2, 12), weight: 0.5 },
    { text: level(3, 12), weight: 0.3 },
    { text: heroes.slice(0, 3).join(' . ').slice(0, 1_200), weight: 0.8 },
    { text: [...prose].join(' . ').slice(0, 3_000), weight: 0.3 },
    { text: ownHost(page.url), weight: 0.5 },
  ]
  return /^(?:fr|it|ro|vi)\b/i.test(page.lang ?? '')
    ? places.map(({ text, weight }) => ({ text: text.replaceAll(smallAi, ' '), weight }))
    : places
}

/** "ai clienti", "j’ai": a small word where artificial intelligence is IA, or AI in capitals. */
const smallAi = /(?<![\p{L}.])ai(?!\p{L})/gu

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
