import { expect, test } from 'vitest'
import { repairJson } from '../../../../../shared/audit/structured-data/repair-json.ts'
import { structuredData } from '../../../../../shared/audit/checks/page/structured-data.ts'
import type { AuditFacts } from '../../../../../shared/audit/facts.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge } from '../../../../support/judge.ts'
import { emptyPage, localFacts } from '../../../../support/literal-page.ts'

const nodes = (...nodes: Record<string, unknown>[]) => localFacts({ jsonLd: { nodes, errors: [] } })
const offers = { '@type': 'Offer', price: '9', priceCurrency: 'EUR' }
const none = { jsonLd: { nodes: [], errors: [] } }

const priced = (pricing: 'freemium' | 'subscription', ...prices: string[]) => {
  const html = `<title>Acme</title><h1>The app for tide tables</h1><h2>Pricing</h2>${prices.map((price) => `<h3>Plan</h3><p>${price}</p>`).join('')}`
  return localFacts(readPage(html, { url: 'https://acme.dev/' }), { pricing })
}
const free = (facts: AuditFacts) => localFacts({ ...facts.page, jsonLd: localFacts().page.jsonLd }, facts.listing)
const usd = (...prices: string[]) =>
  prices.map((price) => `"price": "${price}",\n      "priceCurrency": "USD"`).join('\n    },\n    {\n      "@type": "Offer",\n      ')

const about = (body: string, jsonLd?: string) => {
  const script = jsonLd === undefined ? '' : `<script type="application/ld+json">${jsonLd}</script>`
  const page = readPage(`<title>Acme</title>${script}${body}`, { url: 'https://acme.dev/' })
  return { page, listing: { name: 'Acme', tagline: null, description: null, categories: [], pricing: null } }
}

judge(structuredData, [
  [
    'microdata of a product',
    about('<main itemscope itemtype="https://schema.org/SoftwareApplication"><h1>Acme</h1></main>'),
    'pass',
    'as microdata or RDFa',
  ],
  ['RDFa of a product', about('<main vocab="https://schema.org/" typeof="Product"><h1>Acme</h1></main>'), 'pass', 'as microdata or RDFa'],
  [
    'microdata of a shop',
    about(
      '<main itemscope itemtype="https://schema.org/BikeStore"><h1>Bicycles and repairs in Leith</h1><p>Our shop is open daily.</p></main>',
    ),
    'pass',
    'as microdata or RDFa',
  ],
  [
    'microdata of an address',
    about(
      '<p itemscope itemtype="https://schema.org/PostalAddress">1 Shore</p><h1>Bicycles and repairs in Leith</h1><p>Our shop is open daily.</p>',
    ),
    'warn',
  ],
  [
    'microdata of a crumb',
    about('<nav itemscope itemtype="https://schema.org/BreadcrumbList">Home</nav><h1>The app for tide tables</h1>'),
    'warn',
  ],
  ['an application with name and offers passes', localFacts(), 'pass'],
  ['a product passes', nodes({ '@type': 'Product', name: 'Acme', offers: [offers] }), 'pass'],
  ['a subtype among several types passes', nodes({ '@type': ['Thing', 'WebApplication'], name: 'Acme', offers }), 'pass'],
  ['a full type address passes', nodes({ '@type': 'https://schema.org/MobileApplication', name: 'Acme', offers }), 'pass'],
  ['one without offers', nodes({ '@type': 'SoftwareApplication', name: 'Acme' }), 'warn', 'missing offers'],
  [
    'one whose offers lack a price',
    nodes({ '@type': 'Product', name: 'Acme', offers: { '@type': 'Offer', priceCurrency: 'EUR' } }),
    'warn',
    'missing a price in its offers',
  ],
  ['one with a range of prices', nodes({ '@type': 'Product', name: 'Acme', offers: { lowPrice: '5', priceCurrency: 'EUR' } }), 'pass'],
  [
    'one whose offer leads to the prices',
    nodes({ '@type': 'Product', name: 'Acme', offers: { '@type': 'Offer', url: '/pricing' } }),
    'pass',
  ],
  ['one with an empty name', nodes({ '@type': 'SoftwareApplication', name: '', offers }), 'warn', 'missing name'],
  ['an organization isn’t a product', nodes({ '@type': 'Organization', name: 'Acme' }), 'warn', 'No product structured data'],
  ['none on a placeholder page', localFacts({ ...emptyPage, title: 'Redirecting' }), 'warn', 'once the page describes the product'],
  [
    'no empty description',
    localFacts({ ...emptyPage, title: 'Acme' }, { tagline: null, description: null }),
    'warn',
    '"name": "Acme",\n  "url"',
  ],
  ['none', localFacts(none), 'warn', '"name": "Acme",'],
  ['broken JSON fails', localFacts({ jsonLd: { nodes: [], errors: ['Unexpected token'] } }), 'fail', 'Unexpected token'],
  ['a free plan costs 0', localFacts(none), 'warn', '"price": "0"'],
  ['the category is one of schema.org', localFacts(none), 'warn', '"applicationCategory": "BusinessApplication"'],
  ['a paid one points to its prices', localFacts(none, { pricing: 'subscription' }), 'warn', '"url": "https://acme.dev/pricing"'],
  ['plans are offered at the page’s own prices', priced('freemium', '$0', '$19/month'), 'warn', usd('0', '19')],
  ['a paid product gets no free offer', priced('subscription', '$12/month', '$30/month'), 'warn', usd('12', '30')],
  [
    'a free plan costs nothing in the currency of the others',
    priced('freemium', '月額500円'),
    'warn',
    '"price": "0",\n      "priceCurrency": "JPY"',
  ],
  [
    'a price of 0 on a page with prices',
    free(priced('subscription', '$12/month')),
    'warn',
    'JSON-LD says free, but the page shows 12 USD.\nReplace the product’s JSON-LD script with this:',
  ],
  ['a price of 0 beside paid plans', free(priced('freemium', '$12/month')), 'pass'],
  [
    'a shop isn’t software',
    about('<h1>Handmade mugs</h1><p>Add to cart. Free shipping from 50 €. Our app knows you.</p>'),
    'warn',
    '"@type": "WebSite"',
  ],
  [
    'a consultancy isn’t software',
    about('<h1>We build software for clients</h1><p>An agency for apps. Book a call.</p>'),
    'warn',
    '"@type": "WebSite"',
  ],
  [
    'a page that says nothing of software',
    about('<h1>Sand and gravel</h1><p>From the pit to your building site.</p>'),
    'warn',
    '"@type": "WebSite"',
  ],
  [
    'and it is told no price',
    about('<h1>Boats by the hour</h1><p>Boat rentals in the harbour, free parking.</p>'),
    'warn',
    'says what this site is',
  ],
  [
    'a shop that names itself passes',
    about('<h1>Mugs</h1><p>Add to cart.</p>', '{"@context":"https://schema.org","@type":"Store","name":"Mugs"}'),
    'pass',
    'Found.',
  ],
  ['a product with ratings alone', nodes({ '@type': 'Product', name: 'Mug', aggregateRating: { ratingValue: 5, ratingCount: 3 } }), 'pass'],
  [
    'an app with a store link',
    about('<h1>Tides</h1><a href="https://apps.apple.com/app/tides/id1">Get it</a>'),
    'warn',
    '"@type": "SoftwareApplication"',
  ],
  [
    'what people install isn’t said to run on the web',
    about('<h1>Tides</h1><p>Tides is a menu bar app for macOS that tells when to sail.</p>'),
    'warn',
    '"url": "https://acme.dev/",\n  "offers"',
  ],
  [
    'a product that lacks offers keeps all else',
    about(
      '<h1>Tides</h1>',
      '{"@context":"https://schema.org","@type":"WebApplication","name":"Tides","author":{"@type":"Person","name":"Ada"}}',
    ),
    'warn',
    '"author": {\n    "@type": "Person",\n    "name": "Ada"\n  },\n  "offers"',
  ],
  ['no text can close the script', localFacts(none, { name: 'A</script>' }), 'warn', '"name": "A\\u003c/script>"'],
])

test.each([
  ['a comma too many', '{"a":[1,2,],}', { a: [1, 2] }],
  ['comments', '{/* a */"a":1, // b\n"b":"http://c"}', { a: 1, b: 'http://c' }],
  ['a line break in a text', '{"a":"b\nc"}', { a: 'b\nc' }],
  ['curly quotes', '{“a”: “b”}', { a: 'b' }],
  ['curly quotes in a text', '{"a":"“b”",}', { a: '“b”' }],
  ['a value that was never filled in', '{"a":undefined,"b":NaN,"c":"undefined, ]"}', { a: null, b: null, c: 'undefined, ]' }],
  ['a semicolon at the end', '{"a":1};', { a: 1 }],
  ['half of it', '{"a":', null],
  ['a word', 'oops', null],
  ['comments without end', '/*'.repeat(10_000), null],
  ['quotes without end', '"\\'.repeat(10_000), null],
])('JSON with %s is repaired', (_, text, value) => expect(repairJson(text)).toEqual(value))
