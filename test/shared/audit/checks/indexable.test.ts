import { indexable } from '../../../../shared/audit/checks/indexable.ts'
import { judge } from '../../../support/judge.ts'
import { literalFacts, literalSite, localFacts } from '../../../support/literal-page.ts'

const { response } = literalSite()
const sitemaps = ['https://acme.dev/sitemap.xml']

judge(indexable, [
  ['no directive passes', localFacts(), 'pass'],
  ['nofollow and max-snippet are no block', localFacts({ robots: ['nofollow', 'max-snippet:50'] }), 'pass'],
  ['a noindex meta fails', localFacts({ robots: ['noindex', 'follow'] }), 'fail', '<meta name="robots" content="index, follow">'],
  ['a none meta fails', localFacts({ robots: ['none'] }), 'fail', 'robots meta'],
  ['a noindex header fails', literalFacts({ response: { ...response, robotsTag: ['noindex'] } }), 'fail', 'X-Robots-Tag: all'],
  [
    'a robots.txt that forbids the page fails',
    literalFacts({ robots: { found: true, allowed: false, sitemaps, faults: [] } }),
    'fail',
    'User-agent: *\nAllow: /\nSitemap: https://acme.dev/sitemap.xml',
  ],
  [
    'two blocks are both named',
    literalFacts({ response: { ...response, robotsTag: ['none'] }, robots: { found: true, allowed: false, sitemaps, faults: [] } }),
    'fail',
    'X-Robots-Tag says noindex; robots.txt forbids',
  ],
])
