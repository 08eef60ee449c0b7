import { leftoverTags } from '../../../../../shared/audit/checks/page/leftover-tags.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge, type Case } from '../../../../support/judge.ts'
import { localFacts } from '../../../../support/literal-page.ts'

const url = 'https://acme.dev/'
const head = (tags: string) => localFacts(readPage(`<title>Acme</title>${tags}`, { url }))
const meta = (name: string, content: string) => head(`<meta name="${name}" content="${content}">`)
const og = (property: string, content: string) => head(`<meta property="og:${property}" content="${content}">`)
const data = (more: object) =>
  head(`<script type="application/ld+json">${JSON.stringify({ '@type': 'SoftwareApplication', name: 'Acme', ...more })}</script>`)

/** A page of some length about Acme. */
const about = (tags: string) =>
  localFacts(
    readPage(
      `<title>Acme</title>${tags}<h1>Acme</h1><p>${'Acme turns harbour gauges into tide tables that pilots can trust. '.repeat(6)}</p>`,
      { url },
    ),
  )

/** The same, with a title for shares. */
const shared = (title: string, tag = 'property="og:title"', own = 'Acme – Tide tables for pilots', first = 'Acme') =>
  localFacts(
    readPage(
      `<title>${own}</title><meta ${tag} content="${title}"><h1>${first}</h1><p>${'Acme turns harbour gauges into tide tables that pilots can trust. '.repeat(6)}</p>`,
      { url },
    ),
  )

judge(leftoverTags, [
  ['a share’s title with another name', shared('Boatlog – Tide tables for pilots'), 'warn', 'og:title: “Boatlog – Tide tables for pilots”'],
  ['on X, at its end', shared('Tide tables for pilots | Boatlog', 'name="twitter:title"'), 'warn', 'twitter:title'],
  ['a share’s title with the page’s name', shared('Tide tables for pilots | Acme'), 'pass'],
  ['a share’s title that says more', shared('Acme – Billing simplified', undefined, 'Acme – Tide tables'), 'pass'],
  ['a share’s title for a week', shared('Acme: Launch week', undefined, 'Acme – Tide tables', 'Tide tables'), 'pass'],
  ['a share’s title with the name last', shared('Billing | Acme', undefined, 'Gauges | Acme', 'Gauges'), 'pass'],
  ['a share’s title of its own', shared('Boatlog is out'), 'pass'],
  ['a share’s title for a kind of page', shared('Tide tables for pilots | Home'), 'pass'],
  ['another site’s name', about('<meta property="og:site_name" content="Boatlog">'), 'warn', 'og:site_name: “Boatlog”'],
  ['the site’s name', about('<meta property="og:site_name" content="Acme Tides">'), 'pass'],
  [
    'a description of another product',
    about('<meta name="description" content="Boatlog is the logbook for sailors.">'),
    'warn',
    'Boatlog is',
  ],
  ...['Onboarding is a chore.', 'Technology helps nobody who is tired.', 'Coffee is the fuel of sailors.'].map((text): Case => [
    text,
    about(`<meta name="description" content="${text}">`),
    'pass',
  ]),
  ['a description of the product', about('<meta name="description" content="Acme is the tide table for pilots.">'), 'pass'],
  ['a description of the world', about('<meta name="description" content="Everything is a tide, and Acme knows it.">'), 'pass'],
  ['a description of what to do', about('<meta name="description" content="Sail when the water lets you out.">'), 'pass'],
  ...[
    'Kaira - Bootstrap 5 Fashion Store HTML CSS Template',
    'Solaria - Solar Energy HTML Template',
    'Cental - Car Rent Website Template',
  ].map((title): Case => [title, shared('Acme', undefined, title, 'Tide tables'), 'warn', `title: “${title}”`]),
  ['the page of a template', shared('Acme', undefined, 'Kaira - Fashion HTML Template', 'Kaira'), 'pass'],
  [
    'a template for sale',
    localFacts(readPage('<title>Kaira - Fashion HTML Template</title><h1>Shops</h1><p>The layout has 12 pages.</p>', { url })),
    'pass',
  ],
  ['a template of another kind', shared('Acme', undefined, 'Acme – Invoice Template', 'Tide tables'), 'pass'],
  ['no tags', head(''), 'pass'],
  ['nobody as author', meta('author', 'Your Name'), 'warn', 'author: “Your Name”'],
  ['John Doe as author', meta('author', 'John Doe'), 'warn'],
  ['somebody as author', meta('author', 'Ada Lovelace'), 'pass'],
  ['numbered keywords', meta('keywords', 'keyword1, keyword2, keyword3'), 'warn'],
  ['keywords', meta('keywords', 'tides, keyword research'), 'pass'],
  ['a starter’s name for phones', meta('apple-mobile-web-app-title', 'My App'), 'warn', 'application-name: “My App”'],
  ['a product’s name for phones', meta('application-name', 'Acme'), 'pass'],
  ['a starter’s site name', og('site_name', 'My Site'), 'warn', 'og:site_name: “My Site”'],
  ['a site name of one word', og('site_name', 'Landing'), 'pass'],
  ['alternative text to be written', og('image:alt', 'TODO: describe the image'), 'warn'],
  ['alternative text', og('image:alt', 'Acme’s to-do list'), 'pass'],
  [
    'a product called Lorem',
    localFacts(readPage('<title>Lorem perfumes</title><meta property="og:image:alt" content="Lorem">', { url })),
    'pass',
  ],
  ['an account of nobody', meta('twitter:site', '@yourhandle'), 'warn', 'twitter:site: “@yourhandle”'],
  ['an account of nobody as creator', meta('twitter:creator', '@username'), 'warn'],
  ['an account', meta('twitter:site', '@acmetides'), 'pass'],
  ['a template’s URL in JSON-LD', data({ url: 'https://www.example.com/' }), 'warn', 'JSON-LD url: “https://www.example.com/”'],
  [
    'a template’s logo',
    data({ publisher: { '@type': 'Organization', name: 'Acme', logo: 'https://yourdomain.com/logo.png' } }),
    'warn',
    'JSON-LD',
  ],
  ['a template’s phone number', data({ telephone: '+1-555-555-5555' }), 'warn', 'JSON-LD telephone'],
  ['a template’s street', data({ address: { '@type': 'PostalAddress', streetAddress: '123 Main Street' } }), 'warn', 'streetAddress'],
  ['URLs of its own', data({ url: 'https://acme.dev/', '@id': 'https://acme.dev/#app', logo: 'https://acme.dev/logo.png' }), 'pass'],
  ['the company called Example', data({ url: 'https://example.dev/' }), 'pass'],
  ['a phone number and a street of its own', data({ telephone: '+1 206 555 4710', address: { streetAddress: '12 Main Street' } }), 'pass'],
  ['filler in JSON-LD', data({ description: 'Lorem ipsum dolor sit amet, consectetur' }), 'warn', 'JSON-LD description'],
  ['John Doe in JSON-LD', data({ author: { '@type': 'Person', name: 'John Doe' } }), 'warn', 'JSON-LD author.name: “John Doe”'],
  ['profiles of nobody in JSON-LD', data({ sameAs: ['https://twitter.com/yourhandle'] }), 'warn', 'JSON-LD sameAs'],
  ['profiles in JSON-LD', data({ sameAs: ['https://twitter.com/acme', 'https://github.com/acme/example'] }), 'pass'],
  ['a template variable in JSON-LD', data({ description: '{{ site.description }}' }), 'warn'],
  [
    'a plan in JSON-LD',
    data({
      offers: [
        { '@type': 'Offer', name: 'Company' },
        { '@type': 'Offer', name: 'Open source' },
      ],
    }),
    'pass',
  ],
  ['a starter’s name in JSON-LD', data({ name: 'My App' }), 'warn', 'JSON-LD name: “My App”'],
  ['the steps to a page in JSON-LD', data({ breadcrumb: { itemListElement: [{ position: 1, name: 'Home page' }] } }), 'pass'],
])
