import { expect, it } from 'vitest'
import { namedTopic } from '../../../../api/domain/elsewhere/named.ts'
import { guessProduct, productOf } from '../../../../api/domain/elsewhere/product.ts'
import { literalCrawl, literalLaunch } from '../../../support/literal-launch.ts'

type Listing = Parameters<typeof literalLaunch>[0]
const guessed = (listing: Listing, lang: string) =>
  guessProduct(literalLaunch({ name: 'Quay', description: '', ...listing }), literalCrawl({ previews: { lang } as never }))

it.each<[tagline: string, lang: string, platforms: string[]]>([
  ['Un écran par bénévole', 'fr', ['web']],
  ['Install it from CRAN', 'en', ['package']],
  ['録音を文字にするWindowsソフト', 'ja', ['windows']],
  ['Mac用のメモ', 'ja', ['macos']],
  ['Runs on your own Mac or Windows laptop', 'en', ['macos', 'windows']],
  ['Encrypted fields, tested on Django 5.2', 'en', ['package']],
  ['Tested with users and Django fans', 'en', ['web']],
  ['Traces for your app. One dependency, no service', 'en', ['package']],
  ['Finds the one dependency that slows you down', 'en', ['web']],
  ['Every Thursday a map. Each issue has an exercise', 'en', ['newsletter']],
  ['Every Thursday we triage. Each issue gets an owner', 'en', ['web']],
  ['Jeden Freitag eine Karte. Jede Ausgabe mit Übung', 'de', ['newsletter']],
  ['Kopplar WooCommerce till Fortnox', 'sv', ['wordpress']],
  ['Connects WooCommerce to Shopify and back', 'en', ['web']],
  ['De 2 à 4 joueurs, 45 minutes, pièces en bois', 'fr', ['goods']],
  ['Für 2–5 Spieler, 60 Minuten', 'de', ['goods']],
  ['Für 2–5 Kinder, 60 Minuten Aufsicht', 'de', ['web']],
  ['등산로를 미리 내려받는 앱입니다', 'ko', ['ios', 'android']],
  ['브라우저로 여는 웹 앱입니다', 'ko', ['web']],
  ['É o app do fiado para mercearias', 'pt-BR', ['ios', 'android']],
  ['Log your swims, know the water', 'en', ['ios', 'android']],
  ['Log your requests in the browser', 'en', ['web']],
  ['Track your rides and bill them: dispatch for taxi firms', 'en', ['web']],
  ['A board game engine for 2 to 4 players, 20 minutes a round, in the browser', 'en', ['web']],
  ['Des carnets reliés à la main', 'fr', ['goods']],
  ['Des carnets de notes que la main apprécie', 'fr', ['web']],
  ['600 pictograms for laboratories', 'en', ['template']],
  ['Biblioteca sem dependências', 'pt-BR', ['package']],
  ['Rapporte und Rechnungen für Schornsteinfeger im Monat', 'de', ['web']],
  ['A map of warm walks in Cork, made by physiotherapists', 'en-IE', ['web']],
  ['Vamos a tu casa en Condesa y arreglamos tu bici', 'es-MX', ['local']],
  ['We come to you in Leeds: locks and keys', 'en-GB', ['local']],
  ['We come to you with offers by email', 'en', ['web']],
  ['Tweedehands fietsen, gekeurd door een fietsenmaker in Utrecht, voor koper en verkoper', 'nl', ['web']],
  ['Log your runs and compare the metrics of every experiment', 'en', ['web']],
  ['Log your runs and rides', 'en', ['ios', 'android']],
  ['영수증을 모으는 데스크톱 앱입니다', 'ko', ['web']],
  ['福岡市のパンをご自宅までお届け', 'ja', ['web']],
  ['福岡市のピアノ調律、ご自宅まで伺います', 'ja', ['local']],
  ['Jeden Freitag eine Karte, in jeder Ausgabe eine Übung', 'de', ['newsletter']],
  ['Tous les lundis une carte. Chaque numéro a un exercice', 'fr', ['newsletter']],
  ['Tous les lundis, la paie est prête', 'fr', ['web']],
  ['Todos los lunes un mapa. Cada número trae un ejercicio', 'es', ['newsletter']],
  ['Elke maandag een kaart. Elk nummer heeft een oefening', 'nl', ['newsletter']],
  ['Honey from Kent, shipped to your door', 'en', ['goods']],
  ['Meals from your neighbours, delivered to your door', 'en', ['web']],
  ['Chess for 2 to 4 players in 10 min on your phone', 'en', ['ios', 'android']],
  ['Removes one dependency, then the next', 'en', ['web']],
])('what a listing is, by its own words: %s (%s)', (tagline, lang, platforms) => {
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

it.each<[tagline: string, lang: string, countries: string[]]>([
  ['Un taller de bicis en Roma y Condesa', 'es-MX', ['MX']],
  ['Fahrräder in Wien', 'de-DE', ['AT']],
  ['Restoring frescoes in Florence', 'en-GB', ['GB']],
  ['Frescoes in Florence', 'en', ['IT']],
  ['Bookkeeping for shops in Bangalore', 'en-GB', ['IN']],
  ['Tours from Nairobi', 'en-GB', ['KE']],
  ['La livraison de repas à Montréal', 'fr-FR', ['CA']],
  ['Coworking in Berlin', 'en-GB', ['DE']],
  ['Logiciel de régie à Genève', 'fr-FR', ['CH']],
  ['Your design in German, Finnish and Polish', 'en', []],
  ['Scheduling for American driving schools', 'en', ['US']],
  ['Point of sale for American meat shops', 'en', ['US']],
  ['Drills for American football coaches', 'en', []],
  ['A map of South American farms', 'en', []],
  ['Bicis en Barcelona', 'es-VE', ['VE']],
  ['Bicis en Barcelona', 'es', ['ES']],
  ['A tearoom in Perth', 'en-GB', ['GB']],
])('where it’s offered: %s (%s): %s', (tagline, lang, countries) => {
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
