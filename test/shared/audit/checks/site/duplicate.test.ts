import { duplicate } from '../../../../../shared/audit/checks/site/duplicate.ts'
import type { CatalogFacts } from '../../../../../shared/audit/facts.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'

const known = (kind: 'listed' | 'launching' | 'similar', productUrl: string, name = 'Acme') => {
  const catalog: CatalogFacts = { siteUrl: 'https://slipway.example', slug: 'acme', plan: null, duplicate: { kind, name, productUrl } }
  return literalFacts({ catalog })
}

judge(duplicate, [
  ['a new product passes', literalFacts(), 'pass'],
  [
    'a listed one fails',
    known('listed', 'https://slipway.example/launches/acme/'),
    'fail',
    'existing listing:\nhttps://slipway.example/launches/acme/',
  ],
  ['one that is launching fails', known('launching', 'https://slipway.example/dashboard/'), 'fail', 'launch in progress'],
  ['a similar name', known('similar', 'https://slipway.example/launches/akme/', 'ACME!'), 'warn', 'name:\nAcme (acme.dev)'],
])
