import { ogTags } from '../../../../../shared/audit/checks/page/og-tags.ts'
import { readDocument } from '../../../../../shared/page/markup/read-document.ts'
import { judge } from '../../../../support/judge.ts'
import { emptyPage, literalPage, localFacts } from '../../../../support/literal-page.ts'

const drawing = { url: 'https://acme.dev/hero.svg?v=2', alt: '', width: 1280, height: 800 }
const full = literalPage().openGraph
const without = (...properties: string[]) =>
  localFacts({ openGraph: Object.fromEntries(Object.entries(full).filter(([property]) => !properties.includes(property))) })

const written = (property: string, content: string, openGraph = {}) => ({
  ...localFacts({ openGraph: { ...full, ...openGraph } }),
  markup: { ...readDocument('', { url: 'https://acme.dev/' }).markup, relative: [{ property, content }] },
})

const long = 'Acme reads the gauges of the harbour and writes a table of the tides that pilots can trust. '.repeat(6)
const titled = (title: string) => localFacts({ text: long, openGraph: { ...full, title } })

const described = (description: string) => localFacts({ text: long, openGraph: { ...full, description } })
const placed = (locale: string, lang: string | null) => localFacts({ lang, openGraph: { ...full, locale } })

const german = 'Die Gezeiten für den Hafen und das Meer, mit der Karte, die nicht nur ein Lotse auf See braucht, ist eine Hilfe. '.repeat(5)
const spoken = (locale: string) =>
  localFacts({
    lang: 'en',
    text: german,
    openGraph: {
      locale,
      title: 'Gezeiten',
      type: 'website',
      image: 'https://acme.dev/social.png',
      url: 'https://acme.dev/',
      description: german.slice(0, 100),
    },
  })
const small = { url: 'https://acme.dev/bild.png', reason: null, type: 'image/png', width: 320, height: 200, bytes: 9000 }

judge(ogTags, [
  ['a description of another page', described('Flowdesk sends invoices without spreadsheets.'), 'warn', 'shares no words with the page'],
  ['a description in its words', described('Tides and gauges for every pilot.'), 'pass'],
  ['a locale of another language', placed('de_DE', 'en'), 'warn', '<meta property="og:locale" content="en_US">'],
  ['a locale of another language on a page whose tag no browser knows', placed('de_DE', 'en-'), 'warn', 'content="en_US">'],
  ['a locale of the text, whose language `lang` corrects', spoken('de_DE'), 'pass'],
  [
    'a locale of neither',
    spoken('fr_FR'),
    'warn',
    'than the page’s text.\nReplace all og:locale tags in <head> with this:\n<meta property="og:locale" content="de_DE">',
  ],
  ['a locale as wrong as the page’s tag', spoken('en_US'), 'warn', 'content="de_DE">'],
  [
    'a picture without its host that is too small, which `og-image` replaces',
    { ...written('og:image', 'bild.png', { image: 'https://acme.dev/bild.png' }), socialImage: small },
    'fail',
    'Save a 1200 × 630 px PNG as https://acme.dev/social.png and replace all og:image tags',
  ],
  [
    'a picture without its host that is fit for previews',
    { ...written('og:image', 'bild.png', { image: 'https://acme.dev/bild.png' }), socialImage: { ...small, width: 1200, height: 630 } },
    'fail',
    'in <head> with this:\n<meta property="og:image" content="https://acme.dev/bild.png">',
  ],
  ['a locale of the country that `lang` names by mistake', placed('ko_KR', 'kr'), 'pass'],
  ['in Japanese', placed('ja_JP', 'jp'), 'pass'],
  ['a locale of another country than the one in `lang`', placed('ja_JP', 'kr'), 'warn', 'og:locale'],
  ['a locale of another region', placed('en_GB', 'en-US'), 'pass'],
  ['a locale without a language beside it', placed('de_DE', null), 'pass'],
  ['a title of another page', titled('Flowdesk: invoices without spreadsheets'), 'fail', 'shares no words with the page'],
  ['a title in other words', titled('The harbour at a glance, day by day'), 'pass'],
  ['a title in another language, with the name', titled('Acme: Gezeitentafeln für Lotsen im Hafen'), 'pass'],
  ['a title in another script', titled('潮汐表で港を安全に'), 'pass'],
  [
    'a picture without its host',
    written('og:image', '/social.png'),
    'fail',
    'og:image (“/social.png”) isn’t a full URL, so previews can’t find it.\nReplace all og:image tags in <head> with this:\n<meta property="og:image" content="https://acme.dev/social.png">',
  ],
  [
    'a picture with its host twice',
    {
      ...written('og:image', 'http://acme.dev:80http://acme.dev:80/social.png'),
      page: literalPage({ openGraph: { title: 'Acme', type: 'website', url: 'https://acme.dev/' } }),
    },
    'fail',
    'og:image (“http://acme.dev:80http://acme.dev:80/social.png”) isn’t a full URL, so previews can’t find it.\nSave',
  ],
  ['a URL without its host', written('og:url', '/'), 'fail', '<meta property="og:url" content="https://acme.dev/">'],
  ['a picture for X without its host, which has a check of its own', written('twitter:image', '/social.png'), 'pass'],
  [
    'a URL of another page',
    localFacts({ openGraph: { ...full, url: 'https://acme.dev/beta' } }),
    'warn',
    'og:url (https://acme.dev/beta) names a different page from the canonical URL (https://acme.dev/).\nReplace all og:url tags in <head> with this:\n<meta property="og:url" content="https://acme.dev/">',
  ],
  ['a URL with www and no slash', localFacts({ openGraph: { ...full, url: 'http://www.acme.dev' } }), 'pass'],
  [
    'a URL of another page without a canonical',
    localFacts({ canonicals: [], openGraph: { ...full, url: 'https://acme.dev/beta' } }),
    'pass',
  ],
  ['all four pass', localFacts(), 'pass'],
  ['a missing type', without('type'), 'warn', '<meta property="og:type" content="website">'],
  ['a missing URL', without('url'), 'warn', '<meta property="og:url" content="https://acme.dev/">'],
  ['a missing title fails', without('title'), 'fail', '<meta property="og:title" content="Acme – Tide tables for harbour pilots">'],
  [
    'a picture of the page may be missing or of any shape, and isn’t taken',
    without('image'),
    'fail',
    'Save a 1200 × 630 px PNG as https://acme.dev/social.png and add this',
  ],
  ['a starter’s address', localFacts({ openGraph: { ...full, url: 'https://your-domain.com/' } }), 'fail', 'template’s placeholder URL'],
  [
    'a localhost URL',
    localFacts({ openGraph: { ...full, url: 'http://localhost:3000/' } }),
    'fail',
    'Replace all og:url tags in <head> with this:',
  ],
  [
    'a picture on localhost',
    localFacts({ openGraph: { ...full, image: 'http://127.0.0.1/a.png' } }),
    'fail',
    'as https://acme.dev/social.png and replace all og:image',
  ],
  [
    'a template’s title',
    localFacts({ openGraph: { ...full, title: 'Vite App' } }),
    'fail',
    '<meta property="og:title" content="Acme – Tide',
  ],
  [
    'a template’s description',
    localFacts({ openGraph: { ...full, description: 'Generated by create next app' } }),
    'warn',
    'is left over from a template',
  ],
  [
    'a placeholder page gets no tags with the name of its host',
    localFacts({ ...emptyPage, title: 'Redirecting' }),
    'fail',
    'once the page describes the product',
  ],
  ['drawings alone don’t count', localFacts({ openGraph: {}, images: [drawing] }), 'fail', 'Save a 1200 × 630 px PNG as'],
  [
    'a page without images is told where to save one',
    localFacts({ openGraph: {}, images: [] }),
    'fail',
    'Save a 1200 × 630 px PNG as https://acme.dev/social.png and add this to your <head>:',
  ],
  [
    'a project on a shared host keeps its files in its own folder',
    localFacts({ url: 'https://host.example/acme/', openGraph: {}, images: [] }),
    'fail',
    'as https://host.example/acme/social.png and',
  ],
  [
    'all that is missing comes as one block',
    localFacts({ openGraph: {} }),
    'fail',
    [
      '<meta property="og:title" content="Acme – Tide tables for harbour pilots">',
      '<meta property="og:description" content="Acme turns harbour gauges into tide tables that pilots can trust. Plan every arrival with forecasts that are checked against the water itself, hour by hour.">',
      '<meta property="og:type" content="website">',
      '<meta property="og:url" content="https://acme.dev/">',
      '<meta property="og:site_name" content="Acme">',
      '<meta property="og:image" content="https://acme.dev/social.png">',
    ].join('\n'),
  ],
])
