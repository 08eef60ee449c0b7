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

it.each<[string, string[], 'freemium' | 'paid' | 'subscription', string, string[]]>([
  ['Rounds and approvals for freelance photographers', ['design'], 'freemium', 'Clients pick frames and sign them off.', ['web']],
  ['A freelance photographer in Leeds', ['design'], 'paid', 'Portraits and weddings, with an album.', ['service']],
  [
    'Keramické lampy a hrnky z malé dílny na Šumavě',
    ['ecommerce-marketplace', 'lifestyle'],
    'paid',
    'Šumavka je e-shop s ručně točenými lampami a hrnky. Posíláme do celé republiky, osobní odběr je v Sušici.',
    ['local', 'goods'],
  ],
  [
    'Runs for mobile sheep shearers',
    ['business'],
    'subscription',
    'Routes and invoices, iOS and Android apps included.',
    ['ios', 'android', 'web'],
  ],
  ['Crash reports for teams', ['developer-tools'], 'subscription', 'Watches your iOS and Android apps.', ['web']],
])('%s (%s, %s) isn’t taken for what is never sold like that', (tagline, categories, pricing, description, platforms) => {
  const launch = literalLaunch({ name: 'Quay', tagline, categories, pricing, description })
  expect(guessProduct(launch, literalCrawl({})).platforms).toEqual(platforms)
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
