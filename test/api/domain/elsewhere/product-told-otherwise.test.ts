import { expect, it } from 'vitest'
import { guessProduct } from '../../../../api/domain/elsewhere/product.ts'
import { literalCrawl, literalLaunch } from '../../../support/literal-launch.ts'

it.each<[string, string[], string, string[]]>([
  [
    'A turn-based roguelike where you carry one candle',
    ['games'],
    'Full keyboard and controller play, verified on Steam Deck',
    ['windows'],
  ],
  ['A card game of candles for two to four players', ['games'], '', ['goods']],
  ['A roguelike deckbuilder of candles, a card game', ['games'], 'On Steam in May.', ['windows']],
  [
    'A wooden candle game that folds',
    ['games'],
    'Handmade of walnut, delivered worldwide. Scan the code for an online score sheet.',
    ['goods'],
  ],
  ['Gra planszowa o świecach. 60 kart i drewniana latarnia', ['games'], '', ['goods']],
  ['Figmaで縦組みとルビが組めるプラグイン', ['design'], '同人誌の試し組み、絵本のラフに。', ['figma']],
  ['A picture book about Figma', ['design'], 'For children of designers. Hardcover, 40 pages', ['book']],
])('%s (%s) is taken for %j', (tagline, categories, description, platforms) => {
  expect(guessProduct(literalLaunch({ name: 'Quay', tagline, categories, description }), literalCrawl({})).platforms).toEqual(platforms)
})

const german =
  'Futterplan erinnert die ganze Familie daran, wer heute den Hund füttert. Sie legen Ihre Tiere an und haken jede Mahlzeit ab.'
const english = 'It reminds the whole family who feeds the dog today. You add your pets, invite the others and tick off each meal.'

it.each<[string, string | null, string, string[], string[]]>([
  ['German without a tag', null, german, ['de'], ['DE']],
  ['German with a template’s tag', 'en-US', german, ['de'], ['DE']],
  ['English without a tag', null, english, ['en'], []],
  ['an English listing of a French page', 'fr-CA', english, ['fr'], ['CA']],
  ['a few words', null, 'Der Hund', ['en'], []],
])('%s (lang=%j) is planned in its language', (_, lang, description, languages, countries) => {
  const launch = literalLaunch({ name: 'Futterplan', tagline: '', targetKeyword: null, description })
  expect(guessProduct(launch, literalCrawl({ previews: { lang } as never }))).toMatchObject({ languages, countries })
})
