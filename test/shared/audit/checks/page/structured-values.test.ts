import { expect, test } from 'vitest'
import { structuredValues } from '../../../../../shared/audit/checks/page/structured-values.ts'
import { misspelledType } from '../../../../../shared/audit/structured-data/schema-types.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge, type Case } from '../../../../support/judge.ts'
import { literalFacts, localFacts } from '../../../../support/literal-page.ts'

const url = 'https://acme.dev/'
const source = (text: string, at = url) =>
  localFacts(readPage(`<title>Acme</title><script type="application/ld+json">${text}</script>`, { url: at }))
const saying = (value: object, at = url) => source(JSON.stringify(value), at)
const context = { '@context': 'https://schema.org' }
const app = (more: object, at = url) => saying({ ...context, '@type': 'SoftwareApplication', name: 'Acme', ...more }, at)
const offer = (more: object) => app({ offers: { '@type': 'Offer', ...more } })
const rated = (more: object) => app({ aggregateRating: { '@type': 'AggregateRating', ...more } })

/** A page of some length that shows a text, with JSON-LD about the product. */
const showing = (text: string, more: object) => {
  const words = 'Acme turns harbour gauges into tide tables that pilots can trust, hour by hour. '.repeat(6)
  const script = JSON.stringify({ ...context, '@type': 'SoftwareApplication', name: 'Acme', ...more })
  const html = `<title>Acme</title><script type="application/ld+json">${script}</script><h1>Acme</h1><p>${words}</p><h2>Pricing</h2><p>${text}</p>`
  return localFacts(readPage(html, { url }))
}
const priced = (text: string, price: number | string, priceCurrency = 'USD') =>
  showing(text, { offers: { '@type': 'Offer', price, priceCurrency } })
const saved = (text: string, price: number) => {
  const facts = priced(text, price)
  return localFacts({ ...facts.page, blocks: facts.page.blocks.map((block) => ({ ...block, heading: 'Your savings' })) })
}
const offered = (states: string | string[], text: string) =>
  showing(text, { offers: [states].flat().map((availability) => ({ '@type': 'Offer', price: 0, availability })) })
const ratedAs = (text: string) =>
  showing(text, { offers: { price: 0 }, aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.9', ratingCount: 1280 } })

const asking = (...questions: string[]) =>
  showing('$6 per month', {
    '@type': 'FAQPage',
    mainEntity: questions.map((name) => ({ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text: 'Yes.' } })),
  })

const { response } = literalFacts()
const visited = (facts: ReturnType<typeof localFacts>) => ({ ...facts, ...(response && { response }) })
const valid = (until: string) =>
  visited(showing('$6 per month', { offers: { '@type': 'Offer', price: 6, priceCurrency: 'USD', priceValidUntil: until } }))
const gone = { url: 'https://acme.dev/shot.png', reason: 'it returns 404', type: null, width: null, height: null, bytes: 0 }

judge(structuredValues, [
  ['questions that the page doesn’t ask', asking('Can I export my recipes?'), 'warn', '“Can I export my recipes?” is nowhere on the page'],
  ['a question that the page asks', asking('Which harbour gauges can pilots trust?'), 'pass'],
  ['one of the page’s questions', asking('Can I export my recipes?', 'What do the tide tables of pilots cost?'), 'pass'],
  [
    'an offer in a shop elsewhere',
    visited(showing('$6', { offers: { '@type': 'Offer', price: 6, priceCurrency: 'USD', url: 'https://www.amazon.com/dp/B0' } })),
    'pass',
  ],
  ...['Article', 'BlogPosting', 'NewsArticle', 'WebPage'].map((type): Case => [
    `from the future: ${type}`,
    visited(showing('$6', { '@type': type, datePublished: '2091-01-01' })),
    'warn',
    'datePublished (2091-01-01) is in the future',
  ]),
  ...['VideoGame', 'Book', 'Movie', 'SoftwareApplication'].map((type): Case => [
    `announced: ${type}`,
    visited(showing('$6', { '@type': type, datePublished: '2091-01-01' })),
    'pass',
  ]),
  [
    'an event that ends before it begins',
    visited(showing('$6', { startDate: '2027-05-03T10:00', endDate: '2027-05-01' })),
    'warn',
    'is before startDate',
  ],
  ['an event of one day', visited(showing('$6', { startDate: '2027-05-03T10:00', endDate: '2027-05-03' })), 'pass'],
  ['an offer that has ended', valid('2024-12-31'), 'warn', 'offers.priceValidUntil (2024-12-31) has passed'],
  ['an offer that goes on', valid('2031-12-31'), 'pass'],
  ['an offer without an end', valid(''), 'pass'],
  [
    'a misspelled context',
    saying({ '@context': 'https://shema.org', '@type': 'SoftwareApplication', name: 'Acme' }),
    'warn',
    '@context “https://shema.org” isn’t https://schema.org',
  ],
  ['the context over http', saying({ '@context': 'http://schema.org', '@type': 'SoftwareApplication', name: 'Acme' }), 'pass'],
  ['another vocabulary', saying({ '@context': 'https://www.w3.org/ns/activitystreams', '@type': 'Person', name: 'Acme' }), 'pass'],
  ['another site’s product', showing('$6 per month', { url: 'https://flowtide.com/' }), 'warn', 'url leads to flowtide.com'],
  ['its own product', showing('$6 per month', { url: 'https://www.acme.dev/app' }), 'pass'],
  [
    'a picture that is gone',
    { ...showing('$6 per month', { image: gone.url }), declaredImages: [gone] },
    'warn',
    'https://acme.dev/shot.png can’t be shown',
  ],
  ['a picture that is there', { ...showing('$6 per month', { image: gone.url }), declaredImages: [{ ...gone, reason: null }] }, 'pass'],
  ['another price than the page’s', priced('$6 per month', 49), 'warn', 'offers say 49 USD, but the page shows 6 USD'],
  ['another currency than the page’s', priced('$6 per month', 6, 'EUR'), 'warn', 'offers say 6 EUR, but the page shows 6 USD'],
  ['another dollar', priced('$6 per month', 6, 'CAD'), 'pass'],
  ['the page’s price', priced('From 6 € per month', '6.00', 'EUR'), 'pass'],
  ['the price of a year', priced('$6 per month, billed yearly', 60), 'pass'],
  ['one price of several', priced('$6 per month, or $19 per month for teams', 19), 'pass'],
  ['free, with a paid plan beside', priced('Free. Teams: $6 per month', 0), 'pass'],
  ['a price that the page doesn’t show', priced('Ask us for a quote', 49), 'pass'],
  ['money that isn’t its price', saved('Costs saved: $394 per month', 49), 'pass'],
  ['a gift beside it', priced('Get $10 in credits when you sign up', 49), 'pass'],
  [
    'sold out in the data, in stock on the page',
    offered('OutOfStock', 'Acme is in stock and ships tomorrow.'),
    'warn',
    'says OutOfStock, but',
  ],
  ['in stock in German', offered('OutOfStock', 'Acme ist sofort lieferbar.'), 'warn', 'sofort lieferbar'],
  ['no longer in stock, in French', offered('OutOfStock', 'Acme n’est plus en stock.'), 'pass'],
  ['not in stock, in Dutch', offered('OutOfStock', 'Acme is niet op voorraad.'), 'pass'],
  ['not in stock, in Danish', offered('OutOfStock', 'Acme er ikke på lager.'), 'pass'],
  [
    'unavailable, beside another product',
    offered('OutOfStock', 'Acme is currently unavailable. You may also like: Chair, in stock.'),
    'pass',
  ],
  ['unavailable for now', offered('OutOfStock', 'Temporarily unavailable. Email me when Acme is in stock.'), 'pass'],
  ['waited for', offered('OutOfStock', 'Email me when Acme is in stock.'), 'pass'],
  ['another product in stock', offered('OutOfStock', 'You may also like: Chair, in stock.'), 'pass'],
  ['none in stock, in Japanese', offered('OutOfStock', 'Acmeは在庫ありません。'), 'pass'],
  ['sold out in both', offered('https://schema.org/SoldOut', 'Sold out. The next batch ships within a month.'), 'pass'],
  ['sold out in the data, and nothing on the page', offered('OutOfStock', 'A lamp for late evenings.'), 'pass'],
  ['in stock in both', offered('InStock', 'In stock.'), 'pass'],
  ['one of two offers', offered(['OutOfStock', 'InStock'], 'In stock.'), 'pass'],
  ['a rating that nobody sees', ratedAs('$0'), 'warn', 'aggregateRating (4.9 from 1280) is nowhere on the page'],
  ['a rating on the page', ratedAs('Rated 4.9 by pilots'), 'pass'],
  ['a count on the page', ratedAs('1,280 reviews'), 'pass'],
  [
    'another product’s name',
    showing('$0', { name: 'Starter Kit', offers: { price: 0 } }),
    'warn',
    'the name “Starter Kit” is nowhere on the page',
  ],
  ['the name with more words', showing('$0', { name: 'Acme for Teams', offers: { price: 0 } }), 'pass'],
  ['none', localFacts({ jsonLd: { nodes: [], errors: [] } }), 'pass', 'no JSON-LD to check'],
  ['too much to show', source(`{"@type":"Thing","name":"${'x'.repeat(50_000)}"}`), 'pass', 'Not checked'],
  ['nested too deep to copy', source(`{"@type":"Thing","name":${'['.repeat(50)}${']'.repeat(50)}}`), 'pass', 'Not checked'],
  ['good values', offer({ price: '9.99', priceCurrency: 'EUR', availability: 'https://schema.org/InStock', url }), 'pass'],
  ['short availability', offer({ price: 9, priceCurrency: 'USD', availability: 'InStock' }), 'pass'],
  ['a price of 0 needs no currency', offer({ price: 0 }), 'pass'],
  ['a price in a cryptocurrency', offer({ price: '0.01', priceCurrency: 'BTC' }), 'pass'],
  ['the sign in the price', offer({ price: '$9', priceCurrency: 'USD' }), 'fail', 'offers.price “$9” isn’t a number.'],
  ['the currency from the price', offer({ price: '€9.90/month' }), 'fail', '"price": "9.90",\n    "priceCurrency": "EUR"'],
  ['a comma for the dot', offer({ price: '9,99', priceCurrency: 'EUR' }), 'fail', '"price": "9.99"'],
  ['marks between thousands', offer({ price: '1.299,00 €', priceCurrency: 'EUR' }), 'fail', '"price": "1299.00"'],
  ['a price in words', offer({ price: 'Free', priceCurrency: 'USD' }), 'fail', '"price": "0"'],
  ['words that aren’t a price', offer({ price: 'On request', url }), 'fail', '"@type": "Offer",\n    "url"'],
  [
    'no currency',
    offer({ price: 9 }),
    'fail',
    'offers.priceCurrency is missing.\nReplace the valid JSON-LD script with this, with your own currency in place of USD:',
  ],
  ['a lower-case currency', offer({ price: 9, priceCurrency: 'usd' }), 'fail', '"priceCurrency": "USD"'],
  ['a sign for a currency', offer({ price: 9, priceCurrency: '€' }), 'fail', '"priceCurrency": "EUR"'],
  ['availability in words', offer({ price: 0, availability: 'in stock' }), 'fail', '"availability": "https://schema.org/InStock"'],
  ['a rating', rated({ ratingValue: '4.6', ratingCount: 12 }), 'pass'],
  ['a rating in percent', rated({ ratingValue: '92%', bestRating: 100, ratingCount: 12 }), 'pass'],
  ['one of ten', rated({ ratingValue: 9.1, bestRating: 10, reviewCount: 3 }), 'pass'],
  ['one past the scale', rated({ ratingValue: 9.1, ratingCount: 3 }), 'warn', '"bestRating": 10'],
  ['a comma in it', rated({ ratingValue: '4,6', ratingCount: 3 }), 'warn', '"ratingValue": "4.6"'],
  ['nobody counted', rated({ ratingValue: 4 }), 'warn', 'aggregateRating has neither ratingCount nor reviewCount'],
  ['nobody rated', rated({ ratingValue: 0, ratingCount: 0 }), 'warn', 'outside 1 to 5'],
  ['a count with marks', rated({ ratingValue: 4, ratingCount: '1,234' }), 'warn', '"ratingCount": 1234'],
  ['ratings without reviews', rated({ ratingValue: 4, ratingCount: 12, reviewCount: 0 }), 'pass'],
  [
    'dates',
    app({ datePublished: '2026-11-22', dateModified: '2026-11-22T09:00:00+01:00', releaseDate: '2026', startDate: '2026-W47' }),
    'pass',
  ],
  ['a date in words', app({ datePublished: 'November 5, 2026' }), 'warn', '"datePublished": "2026-11-05"'],
  ['a date of two readings', app({ datePublished: '05/06/2026' }), 'warn', 'datePublished “05/06/2026” isn’t an ISO 8601 date'],
  ['a date of no calendar', app({ dateModified: '2026-13-41' }), 'warn', 'isn’t an ISO 8601 date'],
  [
    'addresses',
    app({ url, image: ['https://cdn.example/a.png', { '@type': 'ImageObject', url: '//cdn.example/b.png' }], sameAs: ['https://x.com/a'] }),
    'pass',
  ],
  ['an inline picture', app({ image: 'data:image/png;base64,AA==' }), 'pass'],
  ['localhost', app({ url: 'http://localhost:3000/' }), 'fail', '"url": "https://acme.dev/"'],
  [
    'localhost as an id',
    saying({ ...context, '@type': 'WebSite', '@id': 'http://localhost:4321/#site', name: 'A' }),
    'fail',
    '"@id": "https://acme.dev/#site"',
  ],
  ['the sign tells the currency', offer({ price: '$9' }), 'fail', 'Replace the valid JSON-LD script with this:'],
  ['a preview’s address', app({ url: 'https://tidewatch-git-main.vercel.app/' }), 'fail', 'is a URL of a preview or staging site'],
  ['a preview’s own address', app({ url: 'https://tidewatch-git-main.vercel.app/' }, 'https://tidewatch-git-main.vercel.app/'), 'pass'],
  ['another port of this machine', app({ url: 'http://localhost:3000/' }, 'http://127.0.0.1:8080/'), 'fail', 'on your own machine'],
  ['localhost on localhost', app({ url: 'http://localhost:3000/' }, 'http://localhost:3000/'), 'pass'],
  [
    'an address that was never filled in',
    app({ url: 'https://acme.dev/undefined' }),
    'fail',
    'url “https://acme.dev/undefined” is a URL that was never filled in',
  ],
  ['one with no host', app({ image: 'https://undefined/og.png' }), 'fail', 'never filled in'],
  ['NaN in it', app({ image: '/img/NaN/og.png' }), 'fail', 'image “/img/NaN/og.png”'],
  ['a page about NaN', app({ url: 'https://acme.dev/docs/NaN' }, 'https://acme.dev/docs/NaN'), 'pass'],
  ['paths, which belong to the page', app({ image: '/og.png', url: 'about.html', logo: 'logo.png' }), 'pass'],
  ['a bare host', app({ author: { '@type': 'Person', url: 'ada.example.com' } }), 'fail', '"url": "https://ada.example.com"'],
  ['a fee that isn’t an offer', app({ deliveryFee: { '@type': 'PriceSpecification', price: 5 } }), 'pass'],
  [
    'a type misspelled',
    saying({ ...context, '@type': 'SoftwareAplication', name: 'A' }),
    'warn',
    'isn’t a schema.org type, but SoftwareApplication is',
  ],
  ['a type in small letters', saying({ ...context, '@type': 'website', name: 'A' }), 'warn', '"@type": "WebSite"'],
  ['a type nobody knows', saying({ ...context, '@type': 'Startup', name: 'A' }), 'pass'],
  ['another vocabulary', saying({ '@context': 'https://www.w3.org/ns/activitystreams', '@type': 'website', url: 'a' }), 'pass'],
  [
    'no context',
    saying({ '@type': 'WebSite', name: 'A', url }),
    'warn',
    '@context is missing.\nReplace the valid JSON-LD script with this:\n<script type="application/ld+json">\n{\n  "@context": "https://schema.org",',
  ],
  [
    'in a graph',
    saying({ ...context, '@graph': [{ '@type': 'Product', offers: { price: '9,99', priceCurrency: 'EUR' } }] }),
    'fail',
    'offers.price “9,99”',
  ],
  ['in a list of scripts', saying([{ ...context, '@type': 'WebSite', url: 'http://127.0.0.1/' }]), 'fail', 'url “http://127.0.0.1/”'],
])

test('structured-values: the fix changes nothing else, and passes', () => {
  const script = {
    ...context,
    '@graph': [
      {
        '@type': 'Product',
        '@id': '#p',
        name: 'A </script> B',
        sku: 7,
        n: null,
        l: [],
        offers: [{ '@type': 'Offer', price: '$9,50', x: { y: ['z'] } }],
      },
    ],
  }
  const before = saying(JSON.parse(JSON.stringify(script).replace('</script>', '<script>')) as object)
  const { fix } = structuredValues.run(before)
  const text = /<script[^>]*>([^]*)<\/script>/.exec(fix ?? '')?.[1] ?? ''
  const right = JSON.parse(JSON.stringify(script).replace('</script>', '<script>').replace('"$9,50"', '"9.50"')) as typeof script
  for (const offer of right['@graph'].flatMap(({ offers }) => offers)) Object.assign(offer, { priceCurrency: 'USD' })
  expect(JSON.parse(text)).toEqual(right)
  expect(structuredValues.run(source(text)).status).toBe('pass')
})

test.each<[string, object]>([
  ['types that nobody has heard of', Array.from({ length: 600 }, (_, at) => ({ ...context, '@type': `Sof${at}Applic` }))],
  ['a date without end', { ...context, '@type': 'Product', datePublished: 'May 2024 '.repeat(4000) }],
  ['a price without end', { ...context, '@type': 'Product', offers: { price: '1 '.repeat(18_000) } }],
  [
    'a rating without end',
    { ...context, '@type': 'Product', aggregateRating: { ratingValue: '1'.repeat(30_000), ratingCount: '1,'.repeat(3000) } },
  ],
  ['a host without end', { ...context, '@type': 'Product', url: `www.${'a-'.repeat(18_000)}!` }],
  [
    'values of other kinds',
    { ...context, '@type': [1, null, {}], offers: { price: {}, priceCurrency: [], availability: 1 }, url: [[null]], image: true },
  ],
  ['keys of objects', JSON.parse('{"@type":"Product","__proto__":{"price":"$1"},"constructor":{"price":"$1"}}') as object],
])('structured-values: %s is reported briefly', (_, value) => {
  const { detail, fix } = structuredValues.run(saying(value))
  expect(detail.length).toBeLessThan(900)
  expect(fix?.length ?? 0).toBeLessThan(40_000)
})

test.each([
  ['SoftwareApplication', null],
  ['Organisation', 'Organization'],
  ['software application', 'SoftwareApplication'],
  ['BreadCrumbList', 'BreadcrumbList'],
  ['Webpage', 'WebPage'],
  ['FaqPage', 'FAQPage'],
  ['Produkt', 'Product'],
  ['Offers', null],
  ['GroceryStore', null],
  ['Hostel', null],
])('the type %s is taken for %s', (type, right) => expect(misspelledType(type)).toBe(right))
