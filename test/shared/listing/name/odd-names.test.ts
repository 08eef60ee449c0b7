import { describe, expect, it } from 'vitest'
import { suggestName } from '../../../../shared/listing/name/name.ts'
import { readPage } from '../../../../shared/page/read-page.ts'

const nameOf = (url: string, html: string) => suggestName(readPage(html, { url }))

describe('a club about another product keeps its own name', () => {
  it.each([
    [
      'Zorvex Fan Club',
      'https://zorvexfans.example/',
      '<title>Zorvex Fan Club - everything about Zorvex</title><h1>Zorvex</h1><p>We love Zorvex.</p>',
    ],
    [
      'Zorvex Owners Club',
      'https://zoc.example/',
      '<title>Zorvex Owners Club | Zorvex</title><h1>Welcome</h1><img class=logo alt="Zorvex">',
    ],
    [
      'Zorvex User Group',
      'https://zug.example/',
      '<title>Zorvex | Zorvex User Group</title><h1>Zorvex User Group</h1><p>Meetings about Zorvex each month.</p>',
    ],
    ['Club Zorvex', 'https://clubzorvex.example/', '<title>Club Zorvex - los amigos de Zorvex</title><h1>Zorvex para todos</h1>'],
    ['Zorvex-Freunde Lübeck', 'https://freunde.example/', '<title>Zorvex-Freunde Lübeck | Zorvex</title><h1>Zorvex-Freunde Lübeck</h1>'],
    ['Zorvex Meetup Leeds', 'https://leeds.example/', '<title>Zorvex: Zorvex Meetup Leeds</title><h1>Zorvex Meetup Leeds</h1>'],
  ])('%s', (name, url, html) => expect(nameOf(url, html)).toBe(name))
})

describe('a slogan is no name', () => {
  it.each([
    ['Zorvex', 'https://zorvex.example/', '<title>Stop losing tickets | Zorvex</title><h1>Stop losing tickets</h1>'],
    ['Zorvex', 'https://getzorvex.example/', '<title>Plan Better. Sleep Better. - Zorvex</title><h1>Plan Better. Sleep Better.</h1>'],
    [
      'Zorvex',
      'https://zorvex.example/',
      '<title>Build Faster Today</title><meta property=og:title content="Build Faster Today"><h1>Build Faster Today</h1>',
    ],
    ['Zorvex', 'https://www.zorvex.example/', '<title>Your Week, Sorted</title><h1>Your Week, Sorted</h1><footer>© 2026 Zorvex</footer>'],
    ['Zorvex', 'https://zorvex.example/', '<title>Nie wieder Zettel</title><h1>Nie wieder Zettel</h1><footer>© Zorvex GmbH</footer>'],
    [
      'Zorvex',
      'https://zorvex.example/',
      '<title>Never Miss Tide</title><meta property=og:site_name content="Never Miss Tide"><h1>Zorvex</h1><p>Zorvex is a tide clock.</p>',
    ],
  ])('%s', (name, url, html) => expect(nameOf(url, html)).toBe(name))
})

describe('a brand whose top-level domain belongs to it', () => {
  it.each([
    [
      'zor.vex',
      'https://zor.vex/',
      '<title>Tide tables for small harbours</title><h1>Tides at a glance</h1><p>zor.vex is free. Ask zor.vex anything.</p>',
    ],
    ['harb.our', 'https://harb.our/', '<title>harb.our</title><h1>Tides at a glance</h1>'],
    ['Tide.ly', 'https://tide.ly/', '<title>Tide tables made simple | Tide.ly</title><h1>Know your tide</h1>'],
    ['Zorvex', 'https://zorv.ex/', '<title>Zorvex | Tide tables</title><h1>Know your tide</h1>'],
    ['cast.fm', 'https://www.cast.fm/', '<title>Listen to harbour radio</title><h1>On air</h1><footer>© 2026 cast.fm</footer>'],
    ['Zorvex', 'https://zorvex.com/', '<title>Zorvex | Tide tables</title><p>Write to hello@zorvex.com or see zorvex.com/help.</p>'],
    [
      'Zorvex',
      'https://zorvex.io/',
      '<title>Tide tables for harbours</title><p>Zorvex is a tide clock. zorvex.io/docs tells more.</p><footer>© Zorvex</footer>',
    ],
  ])('%s', (name, url, html) => expect(nameOf(url, html)).toBe(name))
})
