import { badge } from '../../../../../shared/audit/checks/page/badge.ts'
import type { CatalogFacts } from '../../../../../shared/audit/facts-around.ts'
import { judge } from '../../../../support/judge.ts'
import { emptyPage, literalFacts, literalPage } from '../../../../support/literal-page.ts'

const catalog: CatalogFacts = { siteUrl: 'https://slipway.example', slug: 'acme', plan: null, duplicate: null }
const live = { kind: 'listed' as const, name: 'Acme', productUrl: 'https://slipway.example/launches/acme/' }
const bare = literalPage({ links: [] })
const embed =
  '<a href="https://slipway.example/launches/acme/"><img src="https://slipway.example/badge/acme.svg" alt="Acme on slipway.example" width="220" height="48"></a>'

judge(badge, [
  ['the badge passes', literalFacts(), 'pass'],
  ['none before a plan is chosen', literalFacts({ page: bare }), 'warn', embed],
  ['none on a premium plan', literalFacts({ page: bare, catalog: { ...catalog, plan: 'premium_7' } }), 'warn'],
  ['none on a free plan fails', literalFacts({ page: bare, catalog: { ...catalog, plan: 'free' } }), 'fail', embed],
  [
    'the badge on a page without indexing',
    literalFacts({ page: literalPage({ robots: ['noindex'] }) }),
    'warn',
    'search engines can’t index the page it’s on',
  ],
  [
    'a nofollow badge on an indexable page isn’t told about search engines',
    literalFacts({
      page: literalPage({ links: literalPage().links.map((link) => ({ ...link, rel: ['nofollow'] })) }),
      catalog: { ...catalog, plan: 'free' },
    }),
    'warn',
    'Replace the link on your page with this; the link goes live',
  ],
  ['a badge for a launch to come', literalFacts({ page: bare }), 'warn', 'goes live on launch day:\n<a'],
  [
    'a badge for a live launch',
    literalFacts({ page: bare, catalog: { ...catalog, plan: 'free', duplicate: live } }),
    'fail',
    'in the footer:\n<a',
  ],
  [
    'a script-only page is only a warning on a free plan',
    literalFacts({ page: { ...emptyPage, scriptCount: 2 }, catalog: { ...catalog, plan: 'free' } }),
    'warn',
    'rendered with JavaScript',
  ],
])
