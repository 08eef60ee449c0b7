import { structuredData } from '../../../../../shared/audit/checks/page/structured-data.ts'
import type { AuditFacts } from '../../../../../shared/audit/facts.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge } from '../../../../support/judge.ts'
import { emptyPage, localFacts } from '../../../../support/literal-page.ts'

const nodes = (...nodes: Record<string, unknown>[]) => localFacts({ jsonLd: { nodes, errors: [] } })
const offers = { '@type': 'Offer', price: '9', priceCurrency: 'EUR' }
const none = { jsonLd: { nodes: [], errors: [] } }

const priced = (pricing: 'freemium' | 'subscription', ...prices: string[]) => {
  const html = `<title>Acme</title><h2>Pricing</h2>${prices.map((price) => `<h3>Plan</h3><p>${price}</p>`).join('')}`
  return localFacts(readPage(html, { url: 'https://acme.dev/' }), { pricing })
}
const free = (facts: AuditFacts) => localFacts({ ...facts.page, jsonLd: localFacts().page.jsonLd }, facts.listing)
const usd = (...prices: string[]) =>
  prices.map((price) => `"price": "${price}",\n      "priceCurrency": "USD"`).join('\n    },\n    {\n      "@type": "Offer",\n      ')

judge(structuredData, [
  ['an application with name and offers passes', localFacts(), 'pass'],
  ['a product passes', nodes({ '@type': 'Product', name: 'Acme', offers: [offers] }), 'pass'],
  ['a subtype among several types passes', nodes({ '@type': ['Thing', 'WebApplication'], name: 'Acme', offers }), 'pass'],
  ['a full type address passes', nodes({ '@type': 'https://schema.org/MobileApplication', name: 'Acme', offers }), 'pass'],
  ['one without offers', nodes({ '@type': 'SoftwareApplication', name: 'Acme' }), 'warn', 'missing offers'],
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
  ['no text can close the script', localFacts(none, { name: 'A</script>' }), 'warn', '"name": "A\\u003c/script>"'],
])
