import { describe, expect, it } from 'vitest'
import { suggestName } from '../../../shared/listing/name/name.ts'
import { suggestTagline } from '../../../shared/listing/tagline.ts'
import { readPage } from '../../../shared/page/read-page.ts'

const cases: { url: string; html: string; name: string; tagline: string | null }[] = [
  {
    url: 'https://a.github.io/x/',
    html: '<title>Merge PDF files fast - Mergely</title>',
    name: 'Mergely',
    tagline: 'Merge PDF files fast',
  },
  {
    url: 'https://hmb-nyc.com/',
    html: '<title>Harvest Moon Bakery | Sourdough in Queens</title>',
    name: 'Harvest Moon Bakery',
    tagline: 'Sourdough in Queens',
  },
  {
    url: 'https://zipline.dev/',
    html: '<title>The fastest way to ship your side project this weekend</title>',
    name: 'Zipline',
    tagline: 'The fastest way to ship your side project this weekend',
  },
  {
    url: 'https://b.example/',
    html: '<title>Nimbus, the weather app for sailors</title>',
    name: 'Nimbus',
    tagline: 'The weather app for sailors',
  },
  {
    url: 'https://c.example/',
    html: '<title>Nimbus is a weather app for sailors</title>',
    name: 'Nimbus',
    tagline: 'A weather app for sailors',
  },
  {
    url: 'https://d.example/',
    html: '<title>Welcome to Nimbus</title><h1>Weather for sailors at sea</h1>',
    name: 'Nimbus',
    tagline: 'Weather for sailors at sea',
  },
  {
    url: 'https://e.example/',
    html: '<title>Nimbus™ v2.4.1</title><h1>Nimbus</h1><p>Nimbus is a weather app for sailors.</p>',
    name: 'Nimbus',
    tagline: 'A weather app for sailors',
  },
  {
    url: 'https://f.example/',
    html: '<title>Nimbus - Official Site</title><h1>Know the wind before you sail</h1>',
    name: 'Nimbus',
    tagline: 'Know the wind before you sail',
  },
  {
    url: 'https://g.example/',
    html: '<title>Nimbus | Home</title><meta name=description content="Nimbus: wind forecasts for sailors, hour by hour.">',
    name: 'Nimbus',
    tagline: 'Wind forecasts for sailors, hour by hour',
  },
  {
    url: 'https://windfinder-app.example/',
    html: '<title>Wind forecasts for sailors</title><meta property=og:site_name content="Nimbus">',
    name: 'Nimbus',
    tagline: 'Wind forecasts for sailors',
  },
  {
    url: 'https://nimbus.app/',
    html: '<title>Nimbus App: Wind forecasts for sailors</title><a class=logo>Nimbus</a>',
    name: 'Nimbus',
    tagline: 'Wind forecasts for sailors',
  },
  {
    url: 'https://h.example/',
    html: '<script type=application/ld+json>{"@type":"SoftwareApplication","name":"Nimbus"}</script><title>Wind forecasts | Sailing</title>',
    name: 'Nimbus',
    tagline: 'Wind forecasts',
  },
  { url: 'https://i.example/', html: '<title>Nimbus</title>', name: 'Nimbus', tagline: null },
  {
    url: 'https://j.example/',
    html: '<title>🚀 Nimbus — wind forecasts for sailors ⛵</title>',
    name: 'Nimbus',
    tagline: 'Wind forecasts for sailors',
  },
  {
    url: 'https://k.example/',
    html: '<title>風向き予報 ～ ニンバス</title><meta property=og:site_name content=ニンバス>',
    name: 'ニンバス',
    tagline: '風向き予報',
  },
  {
    url: 'https://l.example/',
    html: '<title>「ニンバス」公式サイト｜船乗りのための風予報</title>',
    name: 'ニンバス',
    tagline: '船乗りのための風予報',
  },
  {
    url: 'https://m.example/',
    html: "<title>Welcome to Nimbus's documentation! &mdash; Nimbus 1.2 documentation</title><h1>Welcome to Nimbus's documentation!</h1><p>Nimbus is a wind forecast library for Python.</p>",
    name: 'Nimbus',
    tagline: 'A wind forecast library for Python',
  },
  {
    url: 'https://n.example/',
    html: '<title>Nimbus – Just another WordPress site</title><h1>Wind forecasts for sailors</h1>',
    name: 'Nimbus',
    tagline: 'Wind forecasts for sailors',
  },
  {
    url: 'https://ada.github.io/nimbus/',
    html: '<title>Nimbus by ada</title><h1>Nimbus</h1><h2>Wind forecasts on the command line</h2>',
    name: 'Nimbus',
    tagline: 'Wind forecasts on the command line',
  },
  {
    url: 'https://www.silverbank.com/',
    html: '<title>Silver Bank Credit Cards, Savings, and Loans - Personal and Business</title>',
    name: 'Silver Bank',
    tagline: 'Personal and Business',
  },
  {
    url: 'https://www.nnews.example/',
    html: '<title>NNEWS - Homepage</title><meta name=description content="Breaking news, sport and weather from the north.">',
    name: 'NNEWS',
    tagline: 'Breaking news, sport and weather from the north',
  },
  { url: 'https://www.xinwen.example/', html: '<title>新闻岛_每日要闻 深度报道</title>', name: '新闻岛', tagline: '每日要闻 深度报道' },
  {
    url: 'https://opedia.example/',
    html: '<title>Opedia, the open encyclopedia</title>',
    name: 'Opedia',
    tagline: 'The open encyclopedia',
  },
  {
    url: 'https://ada.github.io/',
    html: '<title>Ada Byron – Portfolio</title><h1>Hi, I am Ada</h1><p>I build small tools for musicians.</p>',
    name: 'Ada Byron',
    tagline: 'Hi, I am Ada',
  },
  {
    url: 'https://gentle-teeth.example/',
    html: '<title>Dr. Smith Family Dentistry</title><h1>Gentle care for the whole family</h1>',
    name: 'Dr. Smith Family Dentistry',
    tagline: 'Gentle care for the whole family',
  },
  {
    url: 'https://www.w5c.org/',
    html: '<title>World Wide Whale Watching Consortium (W5C)</title><h1>Counting whales together</h1>',
    name: 'W5C',
    tagline: 'Counting whales together',
  },
  {
    url: 'https://facewall.example/',
    html: '<title>Facewall – log in or sign up</title><h1>See what your friends are up to</h1>',
    name: 'Facewall',
    tagline: 'See what your friends are up to',
  },
  {
    url: 'https://whale-spotter-9x2f.vercel.app/',
    html: '<title>Whale Spotter</title><h2>Learn C# with whales</h2>',
    name: 'Whale Spotter',
    tagline: 'Learn C# with whales',
  },
  {
    url: 'https://nimbus.example/',
    html: '<title>Nimbus | Foehn Labs</title><h1>Wind forecasts for sailors</h1><footer>© 2025 Foehn Labs. All rights reserved.</footer>',
    name: 'Nimbus',
    tagline: 'Wind forecasts for sailors',
  },
  {
    url: 'https://nimbus.example/',
    html: '<title>Nimbus</title><meta property=og:site_name content="Nimbus: wind for sailors"><h1>Know the wind before you sail</h1>',
    name: 'Nimbus',
    tagline: 'Know the wind before you sail',
  },
  {
    url: 'https://play.foehnlabs.com/de/',
    html: '<title>IRON TIDE — Foehn Games</title><h1>Hold the last harbour</h1><footer>IRON TIDE © 2026 Foehn Games / Foehn Labs.</footer>',
    name: 'IRON TIDE',
    tagline: 'Hold the last harbour',
  },
  {
    url: 'https://nimbus.example/',
    html: '<title>Nimbus — Marketing Site</title><h1>Know the wind before you sail</h1>',
    name: 'Nimbus',
    tagline: 'Know the wind before you sail',
  },
  {
    url: 'https://ada.github.io/Nimbus/',
    html: '<title>Nimbus. No ads.</title><h1>The wind forecast library for phones and small boats. No ads.</h1>',
    name: 'Nimbus',
    tagline: 'The wind forecast library for phones and small boats. No ads',
  },
  {
    url: 'https://foehnlabs.github.io/nimbus-engine/',
    html: '<title>Nîmbus Weather Engine | Wind on every device</title><footer>© 2026 foehnlabs.</footer>',
    name: 'Nîmbus Weather Engine',
    tagline: 'Wind on every device',
  },
  {
    url: 'https://nimbus.github.io/de/',
    html: '<title>Windvorhersagen für Segler - Nimbus</title>',
    name: 'Nimbus',
    tagline: 'Windvorhersagen für Segler',
  },
  {
    url: 'https://nimbus.example/',
    html: '<title>Nimbus — Download the app</title><h1>Nimbus</h1><p class=lead>Know the wind in every harbour before you sail.</p>',
    name: 'Nimbus',
    tagline: 'Know the wind in every harbour before you sail',
  },
  {
    url: 'https://nimbus.example/',
    html: '<title>Nimbus</title><h1>Nimbus</h1><p>Wind forecasts for sailors</p><h2>About us</h2><p>We have sailed for fifteen years and know what it takes to read the sky over the open sea.</p><p>This experience makes Nimbus what it is today, and we share it gladly.</p><h2>Service</h2><p>We answer every letter within a day, wherever you are at sea.</p>',
    name: 'Nimbus',
    tagline: 'Wind forecasts for sailors',
  },
  {
    url: 'https://foehn.github.io/nimbus/zh/',
    html: '<title>Nimbus 文档（中文）</title><meta name=description content="Nimbus 中文文档 — 安装、配置与插件说明。">',
    name: 'Nimbus',
    tagline: '安装、配置与插件说明',
  },
  {
    url: 'https://nimbus.example/de/',
    html: '<title>Nimbus Dokumentation (Deutsch)</title><h1>Windvorhersagen in deinem Programm</h1>',
    name: 'Nimbus',
    tagline: 'Windvorhersagen in deinem Programm',
  },
  {
    url: 'https://nimbusboats.example/',
    html: '<title>Nimbus Harbour Boats 2.1 — In arrivo</title><div class=logo>⛵ Nimbus Harbour Boats 2.1</div><h1>Siamo quasi pronti a salpare.</h1><footer>© 2026 nimbusboats.example</footer>',
    name: 'Nimbus Harbour Boats',
    tagline: 'Siamo quasi pronti a salpare',
  },
  {
    url: 'https://zoelefevre.example/',
    html: '<title>Accueil — Voile et mer</title><a class=wordmark>Zoé Lefèvre</a><h1>Des voiles cousues à la main en Bretagne</h1>',
    name: 'Zoé Lefèvre',
    tagline: 'Voile et mer',
  },
  {
    url: 'https://www.boots-mueller.example/',
    html: '<title>Segel, Boote und Zubehör am See</title><h1>Segeln lernen am Bodensee</h1><p>Boots-Müller vermietet seit drei Generationen.</p>',
    name: 'Boots-Müller',
    tagline: 'Segel, Boote und Zubehör am See',
  },
  {
    url: 'https://ada-byron.example/',
    html: '<title>Ada Byron</title><h1>ADA BYRON</h1><h1>CAREER HIGHLIGHTS</h1><p>Keywords: sails, masts, ropes, knots, maps, wind, waves, tides, harbours, boats, paint, wood</p><p>Sailmaker with twenty years of experience on the open sea.</p>',
    name: 'Ada Byron',
    tagline: 'Sailmaker with twenty years of experience on the open sea',
  },
  {
    url: 'https://nimbus.example/',
    html: '<title>Nimbus | Jetzt herunterladen</title><h1>Windvorhersagen für Segler</h1>',
    name: 'Nimbus',
    tagline: 'Windvorhersagen für Segler',
  },
]

describe.each(cases)('$html', ({ url, html, name, tagline }) => {
  const page = readPage(html, { url })
  it(`names ${name}`, () => expect(suggestName(page)).toBe(name))
  it(`says ${tagline}`, () => expect(suggestTagline(page, suggestName(page))).toBe(tagline))
})

describe('a tagline', () => {
  const taglineOf = (description: string) =>
    suggestTagline(
      readPage(`<title>Nimbus</title><meta name=description content="${description}">`, { url: 'https://nimbus.example/' }),
      'Nimbus',
    )

  it('is at most 100 characters, cut where a clause ends', () => {
    const long =
      'Wind forecasts for sailors, with tides and currents of every harbour on earth, updated each hour by people who sail themselves'
    expect(taglineOf(long)).toBe('Wind forecasts for sailors, with tides and currents of every harbour on earth')
  })

  it.each([
    ['Nimbus helps sailors to know the wind.', 'Helps sailors to know the wind'],
    ['Nimbus – wind forecasts for sailors.', 'Wind forecasts for sailors'],
    ['Nimbus is a wind forecast.', 'A wind forecast'],
    ['Know the wind with Nimbus', 'Know the wind'],
    ['Nimbus ermöglicht Windvorhersagen für Segler.', 'Ermöglicht Windvorhersagen für Segler'],
    ['Nimbusは、船乗りのための風予報です。', '船乗りのための風予報です'],
    ['Nimbus 是一款风力预报软件。', '一款风力预报软件'],
    ['Nimbus помогает яхтсменам узнать ветер.', 'Помогает яхтсменам узнать ветер'],
  ])('of "%s" goes without the name', (description, tagline) => expect(taglineOf(description)?.toLowerCase()).toBe(tagline.toLowerCase()))

  it('is never a bare name', () => expect(taglineOf('Nimbus')).toBeNull())
})
