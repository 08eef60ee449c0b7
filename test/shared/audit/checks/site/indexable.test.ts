import { indexable } from '../../../../../shared/audit/checks/site/indexable.ts'
import { readRobotsTag } from '../../../../../api/crawler/robots-tag.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalPage, literalSite, localFacts } from '../../../../support/literal-page.ts'

const { response } = literalSite()
const sitemaps = ['https://acme.dev/sitemap.xml']

const expiring = (day: string) =>
  literalFacts({ page: readPage(`<meta name="robots" content="index, unavailable_after: ${day}">`, { url: 'https://acme.dev/' }) })

judge(indexable, [
  ['no directive passes', localFacts(), 'pass'],
  [
    'limits of what is shown are no block',
    localFacts({ robots: ['follow', 'max-snippet:50', 'max-image-preview:large', 'noarchive'] }),
    'pass',
  ],
  [
    'nosnippet is told',
    localFacts({ robots: ['nosnippet'] }),
    'warn',
    'a robots tag keeps its text out of the results.\nReplace all robots and googlebot tags in <head> with:',
  ],
  [
    'so are max-snippet:0 and nofollow',
    localFacts({ robots: ['nofollow', 'max-snippet:', '0'] }),
    'warn',
    'keeps its text out of the results and keeps them from following',
  ],
  [
    'and max-image-preview:none of a header',
    literalFacts({ response: { ...response, robotsTag: ['max-image-preview: none'] } }),
    'warn',
    'a robots header keeps its images out of the results.\nReplace this page’s X-Robots-Tag header with:\nX-Robots-Tag: all',
  ],
  ['a day to come', expiring('2027-06-30'), 'pass'],
  ['a day that is past', expiring('2025-06-30'), 'fail', 'date has passed (2025-06-30'],
  ['a past day in words', expiring('25 Jun 2025 15:00:00 PST'), 'fail', 'date has passed (25 jun 2025'],
  ['a past day with its weekday', expiring('Wednesday, 25-Jun-25 15:00:00 GMT'), 'fail', 'date has passed (25-jun-25'],
  [
    'a past day in the header',
    literalFacts({ response: { ...response, robotsTag: readRobotsTag('unavailable_after: Wednesday, 25-Jun-25 15:00:00 GMT') } }),
    'fail',
    'date has passed (25-jun-25',
  ],
  ['a noindex meta fails', localFacts({ robots: ['noindex', 'follow'] }), 'fail', '<meta name="robots" content="index, follow">'],
  ['a none meta fails', localFacts({ robots: ['none'] }), 'fail', 'noindex robots tag'],
  ['a noindex header fails', literalFacts({ response: { ...response, robotsTag: ['noindex'] } }), 'fail', 'X-Robots-Tag: all'],
  [
    'a robots.txt that forbids the page fails',
    literalFacts({ robots: { found: true, allowed: false, sitemaps, errors: [] } }),
    'fail',
    'User-agent: *\nAllow: /\nSitemap: https://acme.dev/sitemap.xml',
  ],
  [
    'two blocks are both named',
    literalFacts({ response: { ...response, robotsTag: ['none'] }, robots: { found: true, allowed: false, sitemaps, errors: [] } }),
    'fail',
    'its X-Robots-Tag header says noindex; robots.txt blocks it.',
  ],
  [
    'all three are fixed at once',
    literalFacts({
      page: literalPage({ robots: ['noindex'] }),
      response: { ...response, robotsTag: ['noindex'] },
      robots: { found: true, allowed: false, sitemaps: [], errors: [] },
    }),
    'fail',
    [
      'Replace this page’s X-Robots-Tag header with “X-Robots-Tag: all”',
      'then remove the Disallow rule that matches this page from robots.txt, or use “User-agent: *”, “Allow: /”',
      'then replace all robots and googlebot tags in <head> with:\n<meta name="robots" content="index, follow">',
    ].join('; '),
  ],
  [
    'a robots.txt that can’t be read isn’t said to block anything',
    literalFacts({ robots: { found: false, allowed: false, sitemaps: [], errors: [], unread: 'status 500' } }),
    'fail',
    'robots.txt can’t be read (status 500), so crawlers skip the site.\nMake https://acme.dev/robots.txt return 200 with:\nUser-agent: *',
  ],
])
