import { badge } from '../../../../../shared/audit/checks/page/badge.ts'
import type { CatalogFacts } from '../../../../../shared/audit/facts.ts'
import { judge } from '../../../../support/judge.ts'
import { emptyPage, literalFacts, literalPage } from '../../../../support/literal-page.ts'

const catalog: CatalogFacts = { siteUrl: 'https://slipway.example', slug: 'acme', plan: null, duplicate: null }
const live = { kind: 'listed' as const, name: 'Acme', productUrl: 'https://slipway.example/launches/acme/' }
const bare = literalPage({ links: [] })
const embed =
  '<a href="https://slipway.example/launches/acme/"><img src="https://slipway.example/badge/acme.svg" alt="Acme on Slipway" width="220" height="48"></a>'

judge(badge, [
  ['the badge passes', literalFacts(), 'pass'],
  ['none before a plan is chosen', literalFacts({ page: bare }), 'warn', embed],
  ['none on a premium plan', literalFacts({ page: bare, catalog: { ...catalog, plan: 'premium_7' } }), 'warn'],
  ['none on a free plan fails', literalFacts({ page: bare, catalog: { ...catalog, plan: 'free' } }), 'fail', embed],
  [
    'the badge on a page without indexing',
    literalFacts({ page: literalPage({ robots: ['noindex'] }) }),
    'warn',
    'search engines may not show',
  ],
  [
    'a nofollow badge on an indexable page hears nothing of search engines',
    literalFacts({
      page: literalPage({ links: literalPage().links.map((link) => ({ ...link, rel: ['nofollow'] })) }),
      catalog: { ...catalog, plan: 'free' },
    }),
    'warn',
    'Replace the link on the page with this; its link',
  ],
  ['a badge for a launch to come', literalFacts({ page: bare }), 'warn', 'opens on launch day:\n<a'],
  [
    'a badge for a live launch',
    literalFacts({ page: bare, catalog: { ...catalog, plan: 'free', duplicate: live } }),
    'fail',
    'its footer:\n<a',
  ],
  [
    'a script shell is not held against a free plan',
    literalFacts({ page: { ...emptyPage, scriptCount: 2 }, catalog: { ...catalog, plan: 'free' } }),
    'warn',
    'built by scripts',
  ],
])
