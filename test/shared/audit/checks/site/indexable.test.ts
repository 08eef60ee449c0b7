import { indexable } from '../../../../../shared/audit/checks/site/indexable.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalPage, literalSite, localFacts } from '../../../../support/literal-page.ts'

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
  [
    'all three are cured at once',
    literalFacts({
      page: literalPage({ robots: ['noindex'] }),
      response: { ...response, robotsTag: ['noindex'] },
      robots: { found: true, allowed: false, sitemaps: [], faults: [] },
    }),
    'fail',
    [
      'Replace the X-Robots-Tag header that the server sends with this page by “X-Robots-Tag: all”',
      'then remove the Disallow line that covers this page from robots.txt, or let the file say “User-agent: *”, “Allow: /”',
      'then replace the robots and googlebot metas in <head> with:\n<meta name="robots" content="index, follow">',
    ].join('; '),
  ],
  [
    'a robots.txt that fails is not said to forbid anything',
    literalFacts({ robots: { found: false, allowed: false, sitemaps: [], faults: [], unread: 'status 500' } }),
    'fail',
    'robots.txt cannot be read (status 500), so robots keep out.\nLet https://acme.dev/robots.txt answer with status 200 and:\nUser-agent: *',
  ],
])
