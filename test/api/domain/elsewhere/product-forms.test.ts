import { expect, it } from 'vitest'
import { guessProduct } from '../../../../api/domain/elsewhere/product.ts'
import { isUnsureOfTrade } from '../../../../api/domain/elsewhere/trades.ts'
import { literalCrawl, literalLaunch } from '../../../support/literal-launch.ts'

const guessed = (tagline: string, lang: string) =>
  guessProduct(literalLaunch({ name: 'Quay', tagline, description: '' }), literalCrawl({ previews: { lang } as never })).platforms

it.each<[string, string, string[]]>([
  ['Bibliothèque Python pour lire le cadastre', 'fr', ['package']],
  ['Eine Python-Bibliothek für Geodaten', 'de', ['package']],
  ['Python kütüphanesi', 'tr', ['package']],
  ['配列のためのPythonライブラリ', 'ja', ['package']],
  ['WordPress-tillägg som bokför ordrar', 'sv', ['wordpress']],
  ['Wtyczka do WooCommerce', 'pl', ['wordpress']],
  ['Doplněk pro WordPress', 'cs', ['wordpress']],
  ['Application Shopify pour les boutiques', 'fr', ['shopify']],
  ['Shopify uygulaması', 'tr', ['shopify']],
  ['한글 조판을 다듬는 피그마 플러그인입니다', 'ko', ['figma']],
  ['Figma eklentisi', 'tr', ['figma']],
  ['Complement per a Firefox i Firefox-extensió', 'ca', ['browser']],
  ['Tarayıcı eklentisi', 'tr', ['browser']],
  ['Chrome 擴充功能', 'zh-TW', ['browser']],
  ['住在 LINE 群組裡的小幫手', 'zh-TW', ['bot']],
  ['Bot do Telegrama dla biegaczy', 'pl', ['bot']],
  ['Бот для Telegram', 'uk', ['bot']],
  ['Fotoğrafçılar için Astro teması', 'tr', ['template']],
  ['Plantilla para Notion', 'es', ['template']],
  ['Szablon Notion dla studentów', 'pl', ['template']],
  ['Extension pour SketchUp', 'fr', ['plugin']],
  ['Curso de dibujo en casa: 62 lecciones', 'es', ['course']],
  ['Kurs fotografii: 40 lekcji', 'pl', ['course']],
  ['写真の講座、24レッスン', 'ja', ['course']],
  ['A free weekly letter on the coasts', 'en-GB', ['newsletter']],
  ['Ett nyhetsbrev om hav', 'sv', ['newsletter']],
  ['Open-hardware CO2 meter', 'en', ['goods']],
  ['Bausatz für ein Radio', 'de', ['goods']],
  ['An open weather station for schools', 'en', ['goods']],
  ['Open the radio of your childhood', 'en', ['web']],
  ['Open weather lamp simulator in the browser', 'en', ['web']],
  ['Riparazione bici a domicilio', 'it', ['local']],
  ['Cykelverkstad på hjul', 'sv', ['local']],
  ['Aplikacja mobilna dla ogrodników', 'pl', ['ios', 'android']],
  ['スマホアプリで記録', 'ja', ['ios', 'android']],
  ['Im Garten planen. Jetzt im App Store erhältlich: verfügbar im App Store', 'de', ['ios']],
  ['API and open dataset of crop prices', 'en', ['api']],
  ['Shopify için kargo etiketi uygulaması', 'tr', ['shopify']],
  ['Shopify向けの送り状アプリ', 'ja', ['shopify']],
  ['A coffee scale that talks to your kettle. Ships in May', 'en', ['goods']],
  ['京都の和菓子教室', 'ja', ['local']],
  ['Okuma Odası, kitap podcasti', 'tr', ['podcast']],
  ['Livre de cuisine : 70 recettes avec les algues', 'fr', ['book']],
  ['Tide alarms that work on the old phone in the drawer', 'en', ['ios', 'android']],
  ['Deník houbaře. Funguje bez signálu', 'cs', ['ios', 'android']],
  ['Khóa học SQL cho kế toán', 'vi', ['course']],
  ['Afiador de facas ao domicílio', 'pt', ['local']],
  ['An MIT package that adds approvals to any model', 'en', ['package']],
  ['Net 30 in the Shopify store you already have', 'en', ['shopify']],
  ['Dates that humans write. Pure Python, typed', 'en', ['package']],
  ['A no_std state machine', 'en', ['package']],
  ['PDF aus PHP: eine Bibliothek, mit Composer installiert', 'de', ['package']],
  ['See what fills your disk, from the shell', 'en', ['cli']],
  ['Rozkład jazdy na Androida', 'pl', ['android']],
  ['রোজ ২০ মিনিট: অ্যাপটি কম ইন্টারনেটে চলে', 'bn', ['android']],
  ['Highlights in Chrome and Firefox, from your toolbar', 'en', ['browser']],
  ['Réservations pour votre site WordPress', 'fr', ['wordpress']],
  ['E-Rechnungen aus WooCommerce', 'de', ['wordpress']],
  ['Facturas sin salir de WordPress', 'es', ['wordpress']],
  ['Size charts for any Shopify theme', 'en', ['shopify']],
  ['Checks a Figma file for gaps and shows them per frame', 'en', ['figma']],
  ['Thank-yous in Slack that your team reads', 'en', ['slack']],
  ['Every Tuesday in your inbox: ships and cranes', 'en', ['newsletter']],
  ['18 vidéos, des exercices corrigés et une attestation', 'fr', ['course']],
  ['1,200 rounded icons as SVG', 'en', ['template']],
  ['Feiertage über eine REST-Schnittstelle', 'de', ['api']],
  ['Le podcast des métiers du cinéma', 'fr', ['podcast']],
  ['Ett nytt avsnitt varje torsdag', 'sv', ['podcast']],
  ['Mobile Hundepflege in Freiburg', 'de', ['local']],
  ['Conserto de bicicletas em Curitiba', 'pt-BR', ['local']],
  ['Manutenzione caldaie a Bologna, prezzo chiaro', 'it', ['local']],
  ['Entretien de chaudières à Nantes', 'fr', ['local']],
  ['Heizungswartung in Bremen zum Festpreis', 'de', ['local']],
  ['Reparación de persianas en Málaga', 'es', ['local']],
  ['Dakreparatie in Breda, vandaag een offerte', 'nl', ['local']],
  ['Serwis kotłów w Gdańsku', 'pl', ['local']],
  ['Installation av värmepumpar i Malmö', 'sv', ['local']],
  ['Canalizador no Porto e em Braga', 'pt', ['local']],
  ['İzmir’de kombi bakımı', 'tr', ['local']],
  ['名古屋市のエアコンクリーニング', 'ja', ['local']],
  ['Oprava kotlů v Olomouci', 'cs', ['local']],
  ['Boiler repairs in Hull, fixed prices', 'en-GB', ['local']],
  ['Spamschutz für deine WordPress-Kommentare', 'de', ['wordpress']],
  ['Sicurezza WordPress in due clic', 'it', ['wordpress']],
  ['Spot overflowing text in Figma', 'en', ['figma']],
  ['Tidy tables inside your Obsidian vault', 'en', ['obsidian']],
  ['Size advice for your Shopify store', 'en', ['shopify']],
  ['Votes and birthdays right in Slack', 'en', ['slack']],
  ['L’appli : vos courses et vos coupons dans une appli', 'fr', ['ios', 'android']],
  ['Escanea el ticket y ahorra', 'es', ['ios', 'android']],
  ['Scan the barcode and see what is in it', 'en', ['ios', 'android']],
  ['A Bitcoin wallet for families', 'en', ['ios', 'android']],
  ['One slow query explained. Free every Thursday', 'en', ['newsletter']],
  ['La newsletter qui raconte les ports', 'fr', ['newsletter']],
  ['A weekly talk show on trains', 'en', ['podcast']],
  ['Der Hafen-Podcast aus Rostock', 'de', ['podcast']],
  ['A smartwatch with a week of battery', 'en', ['goods']],
  ['A calm coding font with true italics', 'en', ['template']],
  ['Fönsterputs i Uppsala', 'sv', ['local']],
  ['Una carta semanal sobre trenes', 'es', ['newsletter']],
  ['Holidays without leaving Slack', 'en', ['slack']],
  ['A solder kit for an FM radio', 'en', ['goods']],
  ['祝日を返すAPI', 'ja', ['api']],
  ['La lettre du jeudi sur le bois', 'fr', ['newsletter']],
  ['Heizungswartung in Bremen: wir stellen Ihre Heizung ein', 'de', ['local']],
  ['Odd jobs and boiler repairs in Leeds', 'en-GB', ['local']],
  ['Encanador em Curitiba, sem sujeira', 'pt-BR', ['local']],
  ['Encanadores 24 horas em Campinas', 'pt-BR', ['local']],
  ['A 6-inch screen for your kitchen', 'en', ['goods']],
  ['Une formation de comptabilité en ligne', 'fr', ['course']],
  ['Excel講座、全24レッスン', 'ja', ['course']],
  ['A desk fan that listens to the room', 'en', ['goods']],
  ['An open slab serif for schoolbooks, with nine weights', 'en', ['template']],
  ['Drawn for signs, free under the SIL Open Font License', 'en', ['template']],
  ['Une linéale ouverte, sous licence SIL OFL', 'fr', ['template']],
  ['Curso en línea de seis semanas para talleres', 'es', ['course']],
  ['Corso online in sei settimane', 'it', ['course']],
  ['A six-week online course on knots', 'en', ['course']],
  ['Clases cortas grabadas y una tutoría por semana', 'es', ['course']],
  ['Sends parcels with every carrier. OpenAPI file and SDKs included', 'en', ['api']],
  ['Türkiye’deki bütün kargolar için tek API', 'tr', ['api']],
  ['Toutes les mairies dans une seule API', 'fr', ['api']],
  ['Alle Paketdienste über eine API', 'de', ['api']],
  ['Todas las comunidades en una sola API', 'es', ['api']],
  ['An open soil sensor that Home Assistant understands', 'en', ['goods']],
  ['Runs for two years on one cell', 'en', ['goods']],
  ['放在貓砂盆下面的秤，兩年保固', 'zh-TW', ['goods']],
  ['台灣設計與組裝', 'zh-TW', ['goods']],
  ['Zwei Jahre Garantie, in Thüringen gefertigt', 'de', ['goods']],
  ['Conçue et assemblée à Nantes, garantie deux ans', 'fr', ['goods']],
])('a listing says in its language what it is: %s (%s)', (tagline, lang, platforms) => {
  expect(guessed(tagline, lang)).toEqual(platforms)
})

it.each<[string, string, string[]]>([
  ['Profit analytics for Shopify stores', 'en', ['web']],
  ['Find the best Shopify apps for your shop', 'en', ['web']],
  ['Rank higher in the Shopify App Store', 'en', ['web']],
  ['A directory of Obsidian plugins', 'en', ['web']],
  ['Build a WordPress plugin without code', 'en', ['web']],
  ['Managed hosting for WordPress', 'en', ['web']],
  ['Track your ranking in the App Store and on Google Play', 'en', ['web']],
  ['No browser extension needed', 'en', ['web']],
  ['A Telegram bot builder for shops', 'en', ['web']],
  ['Production line robot simulation', 'en', ['web']],
  ['Write your weekly newsletter faster', 'en', ['web']],
  ['Eine Plattform für jeden Kurs mit 40 Lektionen', 'de', ['web']],
  ['Mobile app analytics for teams', 'en', ['web']],
  ['Get reviews in Slack, from Shopify and Figma', 'en', ['web']],
  ['Planbok för cykelverkstad: en app', 'sv', ['web']],
  ['Shopify mağazaları için kâr analizi', 'tr', ['web']],
  ['Timers for coffee. A scale app', 'en', ['web']],
  ['Ships updates in May. Release notes for teams', 'en', ['web']],
  ['Notes that stay on your phone and your server', 'en', ['web']],
  ['Every bug on npm downloads, explained', 'en', ['web']],
  ['Test pages in Chrome, Firefox and Safari', 'en', ['web']],
  ['Profit for WooCommerce stores', 'en', ['web']],
  ['Turn a Figma file into React code, frame by frame', 'en', ['web']],
  ['Uptime alerts to Slack and email', 'en', ['web']],
  ['Inbox zero every day', 'en', ['web']],
  ['200 videos of your shop, cut by us', 'en', ['web']],
  ['Find icons for your menu', 'en', ['web']],
  ['Host your podcast and see who listens', 'en', ['web']],
  ['A map of volunteer repair sessions: find a bike workshop', 'en', ['web']],
  ['Le plan HACCP de votre restaurant', 'fr', ['web']],
  ['L’agenda en ligne des salons de coiffure', 'fr', ['web']],
  ['Reservierungssoftware für Restaurants', 'de', ['web']],
  ['Sistema de agendamento para salões', 'pt-BR', ['web']],
  ['Reserveringssysteem voor restaurants', 'nl', ['web']],
  ['Il gestionale del tuo ristorante', 'it', ['web']],
  ['The point of sale that runs your kitchen', 'en', ['web']],
  ['Heizungswartung planen: Software für Betriebe', 'de', ['web']],
  ['Quotes for boiler repairs, on one dashboard', 'en', ['web']],
  ['A WooCommerce alternative without plugins', 'en', ['web']],
  ['Barcode scans for warehouses and inventory', 'en', ['web']],
  ['A Bitcoin wallet API for banks', 'en', ['api']],
  ['Feature flags. SDKs for Python and Go', 'en', ['web']],
  ['Pick a font manager for your studio', 'en', ['web']],
  ['Podcast hosting with a player', 'en', ['web']],
  ['Smartwatch apps, reviewed by owners', 'en', ['web']],
  ['A letter of the law, in plain words', 'en', ['web']],
  ['Desk fan stores, compared', 'en', ['web']],
  ['Release notes every Tuesday, written for you', 'en', ['web']],
  ['Follow work across Linear, Discord and Figma', 'en', ['web']],
  ['Find restaurants with a lunch buffet in Oulu', 'en', ['web']],
  ['Stellenangebote für Heizungswartung in Bremen', 'de', ['web']],
  ['Offene Stellen: Heizungswartung in Bremen', 'de', ['web']],
  ['A job board for boiler repairs in Leeds', 'en-GB', ['web']],
  ['Find jobs in boiler maintenance in Leeds', 'en-GB', ['web']],
  ['6-inch screen mockup generator', 'en', ['web']],
  ['La formation de vos équipes en ligne', 'fr', ['web']],
  ['Preview every open font in your browser', 'en', ['web']],
  ['Find which serif a picture shows', 'en', ['web']],
  ['Host your online course', 'en', ['web']],
  ['Tests the API of your shop', 'en', ['web']],
  ['Dashboards for every soil sensor', 'en', ['web']],
  ['Keeps the guarantee of what you buy: two years in view', 'en', ['web']],
  ['Alle Garantien an einem Ort', 'de', ['web']],
])('what only speaks of an app, a store or a trade isn’t one: %s (%s)', (tagline, lang, platforms) => {
  expect(guessed(tagline, lang)).toEqual(platforms)
})

it('what a description begins with counts as what a listing begins with', () => {
  const launch = literalLaunch({ name: 'Quay', tagline: 'Daily crop prices', description: 'API and open dataset of 64 markets.' })
  expect(guessProduct(launch, null).platforms).toEqual(['api'])
})

it.each<[string, string, string]>([
  ['La réservation des salons de coiffure', 'Vos clientes réservent jour et nuit. Dès 19 € par mois.', 'fr'],
  ['Terminbuchung für Ihren Friseursalon', 'Ihre Kunden buchen online. 19 € im Monat.', 'de'],
  ['Agenda para peluquerías', 'Tus clientes reservan solos. 19 € al mes.', 'es'],
  ['Il gestionale per parrucchieri', 'I tuoi clienti prenotano online. 19 € al mese.', 'it'],
  ['Agenda para barbearias: a sua barbearia cheia', 'Seus clientes marcam sozinhos. R$ 49 por mês.', 'pt-BR'],
  ['Planning voor kapsalons en elke kapper', 'Je klanten boeken zelf. € 19 per maand.', 'nl'],
  ['Kalendarz dla salonów: każdy fryzjer', 'Twoi klienci rezerwują sami. 49 zł miesięcznie.', 'pl'],
  ['Bokning för frisörer, varje frisör', 'Dina kunder bokar själva. 199 kr per månad.', 'sv'],
  ['美容室向けの予約システム', '月額2,980円から。', 'ja'],
  ['A calendar that plumbers like: any plumber', 'Your customers book online. $19 a month.', 'en'],
  ['Le carnet de commandes et de fabrication du boulanger', 'Pétrins, pesées et étiquettes, sans engagement', 'fr'],
  ['Das Auftragsbuch des Bäckers', 'Backzettel und Bestellungen, monatlich kündbar', 'de'],
  ['La agenda del peluquero', 'Citas y fichas, prueba gratis', 'es'],
  ['L’agenda del parrucchiere', 'Appuntamenti e schede, prova gratuita', 'it'],
])('software for a trade isn’t the trade: %s. %s (%s)', (tagline, description, lang) => {
  const launch = literalLaunch({ name: 'Quay', tagline, description })
  expect(guessProduct(launch, literalCrawl({ previews: { lang } as never })).platforms).toEqual(['web'])
  expect(isUnsureOfTrade(launch)).toBe(false)
})

it.each<[string, string, string, boolean]>([
  ['Votre salon de coiffure à Lyon', 'Coupe femme 42 €, coupe homme 25 €. 12 rue Belfort, du mardi au samedi.', 'local', false],
  ['Ihr Friseur in Köln', 'Haarschnitt ab 25 €. Dienstag bis Samstag, 9 bis 18 Uhr.', 'local', false],
  ['Your hair salon in Leeds', 'Cuts from £25. Open Tuesday to Saturday at 12 Mill Lane.', 'local', false],
  ['Yoga studio by the river', 'All classes for £49 a month.', 'local', true],
  ['Find tree care tips in English', 'What to do in each month.', 'web', false],
  ['Lawn care in Minutes a week', 'A plan for what you sow.', 'web', false],
  ['Heizungswartung im Blick', 'Erinnert dich an jede Wartung.', 'web', false],
  ['Heizungswartung in Echtzeit', 'Jede Störung auf einen Blick.', 'web', false],
  ['Heizungswartung in Rostock', 'Wir kommen noch am selben Tag.', 'local', false],
  ['Boiler repairs in Leeds', 'Same-day visits.', 'local', false],
  ['Nettoyage pour les restaurants, et ménage à domicile', 'Une équipe à Lyon.', 'local', true],
  ['Friseursalon und Friseur', 'Ihre Kunden finden freie Zeiten.', 'web', true],
])('a trade stays one, and a single sign of software is doubted: %s. %s', (tagline, description, platform, isUnsure) => {
  const launch = literalLaunch({ name: 'Quay', tagline, description })
  expect(guessProduct(launch, null).platforms).toEqual([platform])
  expect(isUnsureOfTrade(launch)).toBe(isUnsure)
})

it.each<[string, string, string, string[]]>([
  ['喫茶店を営む癒やしのゲーム', 'ja', 'games', ['android', 'windows']],
  ['Przytulna gra o latarniku', 'pl', 'games', ['android', 'windows']],
  ['Guess the river, a new map every day in your browser', 'en', 'games', ['web']],
  ['An arcade game, on Steam in March', 'en', 'games', ['windows']],
  ['Loyalty cards for toy shops', 'en', 'business', ['web']],
])('a game is in the stores of games, unless it’s played on a page: %s (%s)', (tagline, lang, category, platforms) => {
  const launch = literalLaunch({ name: 'Quay', tagline, description: '', categories: [category] })
  expect(guessProduct(launch, literalCrawl({ previews: { lang } as never })).platforms).toEqual(platforms)
})

it.each<[tagline: string, lang: string, countries: string[]]>([
  ['A US nonprofit that repairs laptops', 'en', ['US']],
  ['Laptops for schools across the U.S.', 'en', ['US']],
  ['Five minutes on drains for American towns', 'en', ['US']],
  ['Every American football result', 'en', []],
  ['Tell us what broke', 'en', []],
  ['Prices from US$9', 'en', []],
  ['Un gestionale che si usa dal telefono', 'it', ['IT']],
  ['Storie dal porto', 'it', ['IT']],
  ['Usa il telefono come scanner', 'it', ['IT']],
  ['Vendi in USA senza una filiale', 'it', ['US']],
  ['Vende en USA sin una filial', 'es', ['US']],
  ['Venda nos USA sem uma filial', 'pt', ['US']],
  ['Speech with a fair test split', 'en', []],
])('the country of “%s” (%s) is %s', (tagline, lang, countries) => {
  const launch = literalLaunch({ name: 'Quay', tagline, description: '', url: 'https://quay.example/' })
  expect(guessProduct(launch, literalCrawl({ previews: { lang } as never })).countries).toEqual(countries)
})

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
