import { expect, it } from 'vitest'
import { namedTopic } from '../../../../api/domain/elsewhere/named.ts'
import { guessProduct, productOf } from '../../../../api/domain/elsewhere/product.ts'
import { literalCrawl, literalLaunch } from '../../../support/literal-launch.ts'
import signs from './listing-signs.json' with { type: 'json' }

type Listing = Parameters<typeof literalLaunch>[0]
const guessed = (listing: Listing, lang: string) =>
  guessProduct(literalLaunch({ name: 'Quay', description: '', ...listing }), literalCrawl({ previews: { lang } as never }))

/** Rows of “tagline | language | what is recognized”. */
const rowsOf = (table: keyof typeof signs) =>
  signs[table].map((row): [tagline: string, lang: string, names: string[]] => {
    const [tagline = '', lang = '', names = ''] = row.split(' | ')
    return [tagline, lang, names.split(',').filter((name) => name !== '')]
  })

it.each(rowsOf('platforms'))('what a listing is, by its own words: %s (%s)', (tagline, lang, platforms) => {
  expect(guessed({ tagline }, lang).platforms).toEqual(platforms)
})

it.each<[string, Listing, string[]]>([
  ['a game that is bought once', { tagline: 'A game about salt', categories: ['games'], pricing: 'one_time' }, ['windows']],
  [
    'a thing for games',
    { tagline: 'A chess clock for the blind that speaks and clicks', categories: ['games'], pricing: 'one_time' },
    ['goods'],
  ],
  ['cards that are a thing', { tagline: 'Braille playing cards for two', categories: ['games'], pricing: 'one_time' }, ['goods']],
  ['a game about such a thing', { tagline: 'Beat the chess clock in your browser', categories: ['games'], pricing: 'one_time' }, ['web']],
  ['a game for free', { tagline: 'A game about salt', categories: ['games'], pricing: 'free' }, ['android', 'windows']],
  ['an extension that works offline', { tagline: 'A ruler. Works offline', categories: ['browser-extensions'] }, ['browser']],
  ['an extension for iPhones, too', { tagline: 'For Safari on iPhones', categories: ['browser-extensions'] }, ['ios', 'browser']],
  [
    'what a trade pays by the month',
    { tagline: 'Tree work. Works offline', categories: ['business'], pricing: 'subscription' },
    ['ios', 'android', 'web'],
  ],
  [
    'what people pay by the month',
    { tagline: 'Sleep. Works offline', categories: ['lifestyle'], pricing: 'subscription' },
    ['ios', 'android'],
  ],
])('where it runs, by its category and price: %s', (_, listing, platforms) => {
  expect(guessed(listing, 'en').platforms).toEqual(platforms)
})

it.each(rowsOf('countries'))('where it’s offered: %s (%s): %s', (tagline, lang, countries) => {
  expect(guessed({ tagline, url: 'https://quay.example/' }, lang).countries).toEqual(countries)
})

it.each<[about: string, tagline: string, description: string, topic: string, isAbout: boolean]>([
  [
    'a word of another trade that never comes back',
    'A timeline for every request',
    'Shows queries, jobs and renders.',
    'video editing',
    false,
  ],
  ['a word that comes back', 'A timeline for documentaries', 'Log your footage by hand.', 'video editing', true],
  ['all that is said', 'A timeline for documentaries', '', 'video editing', true],
  ['the same word in another language', 'Chi vota lo dice subito', '', 'board game', false],
])('a wider subject is meant: %s', (_, tagline, description, topic, isAbout) => {
  const launch = literalLaunch({ name: 'Quay', tagline, description, categories: ['photo-video'] })
  const lang = tagline.startsWith('Chi') ? 'it' : 'en'
  const product = guessProduct(launch, literalCrawl({ previews: { lang } as never }))
  expect(namedTopic([topic], productOf(launch, { product }).subject)).toBe(isAbout ? topic : undefined)
})

it('a game that is a thing is a board game', () => {
  const launch = literalLaunch({ name: 'Ocre', tagline: 'De 2 à 4 joueurs, 45 minutes', description: '', categories: ['games'] })
  const product = guessProduct(launch, literalCrawl({ previews: { lang: 'fr' } as never }))
  expect(productOf(launch, { product }).subject).toContain('board game')
})

it.each(rowsOf('onSite'))('what a company’s people carry to work is for phones, too: %s (%s)', (tagline, lang, platforms) => {
  const found = guessed({ tagline, categories: ['business'], pricing: 'subscription' }, lang).platforms
  expect(found.filter((name) => ['web', 'ios', 'android'].includes(name))).toEqual(platforms)
})

it.each<[tagline: string, categories: string[], platforms: string[]]>([
  ['Show notes and clips from one podcast upload, episode by episode', ['ai', 'audio-music'], ['web']],
  ['A podcast about machines that learn. New episodes every week', ['ai', 'audio-music'], ['podcast']],
  ['A word game, online or for your Windows desk', ['games'], ['web', 'windows']],
  ['A game a day in your browser', ['games'], ['web']],
])('what AI works on isn’t what it is, and a game can be played in two places: %s', (tagline, categories, platforms) => {
  expect(guessed({ tagline, categories, pricing: 'freemium' }, 'en').platforms).toEqual(platforms)
})
