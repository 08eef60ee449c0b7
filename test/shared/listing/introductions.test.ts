import { describe, expect, it } from 'vitest'
import { suggestListing } from '../../../shared/listing/suggest-listing.ts'
import { readPage } from '../../../shared/page/read-page.ts'

const listingOf = (html: string) => suggestListing(readPage(html, { url: 'https://zorvex.example/' }))

describe('where title and first heading are the bare name, the tagline is', () => {
  it.each([
    [
      'the line under it, not a heading of features',
      'Tide tables for small harbours',
      '<title>Zorvex</title><h1>Zorvex</h1><p>Tide tables for small harbours</p><h1>Works offline everywhere</h1><h2>Made for wet hands</h2>',
    ],
    [
      'the line under it, not a strip of customers',
      'Shift plans that write themselves',
      '<title>Zorvex</title><h1>Zorvex</h1><p>Trusted by 4,000 bakeries</p><h2>Shift plans that write themselves</h2><h2>Why teams love it</h2>',
    ],
    [
      'the line behind a badge',
      'A quiet diary for loud days',
      '<title>Zorvex</title><h1>Zorvex</h1><p>v2.1</p><p>A quiet diary for loud days</p><h2>Features</h2><h2>Your words stay here</h2>',
    ],
    [
      'og:title, not a heading of features',
      'Seating plans in minutes',
      '<title>Zorvex</title><meta property=og:title content="Zorvex – Seating plans in minutes"><h1>Zorvex</h1><h2>Drag and drop guests</h2>',
    ],
    [
      'the subtitle in the header',
      'Postkarten aus deinen Fotos',
      '<title>Zorvex</title><header><h1>Zorvex</h1><p>Postkarten aus deinen Fotos</p></header><h2>So funktioniert es</h2><h2>Warum Zorvex?</h2>',
    ],
    [
      'the subtitle in Japanese',
      '港の潮汐をひと目で',
      '<title>Zorvex</title><h1>Zorvex</h1><p>港の潮汐をひと目で</p><h2>主な機能</h2><h2>よくある質問</h2>',
    ],
    [
      'the subtitle in French',
      'Le carnet de bord des voisins',
      '<title>Zorvex</title><h1>Zorvex</h1><p>Ils nous font confiance</p><h2>Le carnet de bord des voisins</h2><h2>Fonctionnalités</h2>',
    ],
  ])('%s', (_, tagline, html) => expect(listingOf(html).tagline).toBe(tagline))

  it.each([
    'Key features',
    'How it works',
    'Why Zorvex?',
    'Trusted by teams at Northwind',
    'Frequently asked questions',
    'Was ist neu',
    'Cómo funciona',
    '主な機能',
  ])('never "%s"', (heading) =>
    expect(listingOf(`<title>Zorvex</title><h1>Zorvex</h1><h2>${heading}</h2><p>Zorvex is a tide clock for kayaks.</p>`).tagline).toBe(
      'A tide clock for kayaks',
    ),
  )
})

describe('a line that begins with the verb has lost its subject', () => {
  it.each([
    ['is a tide clock for kayaks.', 'A tide clock for kayaks', 'Zorvex is a tide clock for kayaks.'],
    ['is the easiest way to fold maps.', 'The easiest way to fold maps', 'Zorvex is the easiest way to fold maps.'],
    ['ist ein Kalender für Imker.', 'Ein Kalender für Imker', 'Zorvex ist ein Kalender für Imker.'],
    ['est un carnet pour les jardiniers.', 'Un carnet pour les jardiniers', 'Zorvex est un carnet pour les jardiniers.'],
    ['es una agenda para músicos.', 'Una agenda para músicos', 'Zorvex es una agenda para músicos.'],
    ['è un diario per chi viaggia.', 'Un diario per chi viaggia', 'Zorvex è un diario per chi viaggia.'],
    ['— это дневник для пасечников.', 'Дневник для пасечников', 'Zorvex — это дневник для пасечников.'],
  ])('"%s"', (line, tagline, description) => {
    expect(listingOf(`<title>Zorvex</title><h1>Zorvex</h1><p>${line}</p>`)).toMatchObject({ tagline, description })
  })
})

describe('the description is the sentence that introduces the product, not', () => {
  const introduction = 'Zorvex plans the week of a beekeeper, from the first inspection to the last jar.'
  const plain = 'A planner that keeps the week of a beekeeper in one place, from the first inspection to the last jar.'

  it.each([
    ['a news line', '<p>New: version 4 is out today, with a darker night mode.</p>'],
    ['an announcement', '<p>We are thrilled to announce our partnership with Northwind Honey.</p>'],
    ['a date', '<p>March 3, 2026 — Zorvex 4 has been released with many fixes!</p>'],
    ['a slogan', '<p>Work less. Harvest more. Smile always.</p>'],
    ['a question', '<p>Tired of lost notes and forgotten inspections every single spring?</p>'],
    ['a row of links', '<p><a href=/a>Documentation</a> <a href=/b>Changelog</a> <a href=/c>Community forum</a> <a href=/d>Status</a></p>'],
    ['a link card', '<a href=/blog><p>Read how a family farm in the hills tripled its harvest last year.</p></a>'],
    ['a strip of customers', '<p>Trusted by more than nine hundred beekeepers in eleven countries</p>'],
    ['a notice of an update', '<p>A new version is available! Reload to get the latest features of it.</p>'],
    ['help for those who hear nothing', '<p>If you can’t hear anything, open the original stream in another window.</p>'],
    ['an instruction', '<p>Please choose how you would like to continue.</p>'],
    ['a German news line', '<p>Neu: Version 4 ist da und bringt einen dunklen Nachtmodus mit.</p>'],
    ['a French announcement', '<p>Nouveau : la version 4 est arrivée, avec un mode nuit plus sombre.</p>'],
  ])('%s', (_, before) => {
    expect(listingOf(`<title>Zorvex</title><h1>Your bees, organised</h1>${before}<p>${introduction}</p>`).description).toBe(introduction)
    expect(listingOf(`<title>Zorvex</title><h1>Your bees, organised</h1>${before}<p>${plain}</p>`).description).toBe(plain)
  })
})

it('describes products for donations by their own introduction', () => {
  const introduction = 'Zorvex lets you collect donations for a club, a choir or a good cause.'
  expect(listingOf(`<title>Zorvex</title><h1>Zorvex</h1><p>${introduction}</p><p>Zorvex uses bank transfers only.</p>`).description).toBe(
    introduction,
  )
})

it('a part of the name is no tagline', () => {
  const html = '<title>Northern Zorvex Tracker</title><h1>Zorvex Tracker</h1><p>Every tide of the northern harbours</p>'
  expect(listingOf(html)).toMatchObject({ name: 'Northern Zorvex Tracker', tagline: 'Every tide of the northern harbours' })
})
