import { duplicate } from '../../../../../shared/audit/checks/site/duplicate.ts'
import type { CatalogFacts } from '../../../../../shared/audit/facts-around.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'

const known = (kind: 'listed' | 'launching' | 'similar', productUrl: string, { name = 'Acme', mayBeOwn = false } = {}) => {
  const duplicate = { kind, name, productUrl, mayBeOwn }
  const catalog: CatalogFacts = { siteUrl: 'https://slipway.example', slug: 'acme', plan: null, duplicate }
  return literalFacts({ catalog })
}
const page = 'https://slipway.example/launches/acme/'
const dashboard = 'https://slipway.example/dashboard/'

judge(duplicate, [
  ['a new product passes', literalFacts(), 'pass'],
  ['one of somebody else that is listed fails', known('listed', page), 'fail', `Acme is already listed: ${page}`],
  ['one that is launching fails', known('launching', dashboard), 'fail', 'has already been submitted'],
  ['nobody is told to copy an address', known('launching', dashboard), 'fail', 'follow its launch in your dashboard.'],
  ['to its maker, perhaps, it’s a warning', known('listed', page, { mayBeOwn: true }), 'warn', 'If it’s yours, sign in'],
  ['so is one that is launching', known('launching', dashboard, { mayBeOwn: true }), 'warn', 'If it’s yours, sign in'],
  ['a similar name', known('similar', 'https://slipway.example/launches/akme/', { name: 'ACME!' }), 'warn', 'name:\nAcme (acme.dev)'],
])
