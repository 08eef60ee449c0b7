import { structuredData } from '../../../../shared/audit/checks/structured-data.ts'
import { judge } from '../../../support/judge.ts'
import { localFacts } from '../../../support/literal-page.ts'

const nodes = (...nodes: Record<string, unknown>[]) => localFacts({ jsonLd: { nodes, errors: [] } })
const offers = { '@type': 'Offer', price: '9', priceCurrency: 'EUR' }
const none = { jsonLd: { nodes: [], errors: [] } }

judge(structuredData, [
  ['an application with name and offers passes', localFacts(), 'pass'],
  ['a product passes', nodes({ '@type': 'Product', name: 'Acme', offers: [offers] }), 'pass'],
  ['a subtype among several types passes', nodes({ '@type': ['Thing', 'WebApplication'], name: 'Acme', offers }), 'pass'],
  ['a full type address passes', nodes({ '@type': 'https://schema.org/MobileApplication', name: 'Acme', offers }), 'pass'],
  ['one without offers', nodes({ '@type': 'SoftwareApplication', name: 'Acme' }), 'warn', 'lacks offers'],
  ['one with an empty name', nodes({ '@type': 'SoftwareApplication', name: '', offers }), 'warn', 'lacks name'],
  ['an organization is no product', nodes({ '@type': 'Organization', name: 'Acme' }), 'warn', 'No JSON-LD'],
  ['none', localFacts(none), 'warn', '"name": "Acme",'],
  ['broken JSON fails', localFacts({ jsonLd: { nodes: [], errors: ['Unexpected token'] } }), 'fail', 'Unexpected token'],
  ['a free plan costs 0', localFacts(none), 'warn', '"price": "0"'],
  ['the category is one of schema.org', localFacts(none), 'warn', '"applicationCategory": "BusinessApplication"'],
  ['a paid one points to its prices', localFacts(none, { pricing: 'subscription' }), 'warn', '"url": "https://acme.dev/pricing"'],
  ['no text can close the script', localFacts(none, { name: 'A</script>' }), 'warn', '"name": "A\\u003c/script>"'],
])
