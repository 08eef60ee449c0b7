import { sitemapEntries } from '../../../../../shared/audit/checks/site/sitemap-entries.ts'
import type { SitemapEntriesFacts } from '../../../../../shared/audit/facts-around.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalPage } from '../../../../support/literal-page.ts'

type Entry = SitemapEntriesFacts['checked'][number]
const entry = (url: string, rest: Partial<Entry> = {}): Entry => ({ url, status: 200, landed: url, reason: null, noindex: false, ...rest })
const fine = entry('https://acme.dev/a')
const listed = (...checked: Entry[]) => literalFacts({ sitemapEntries: { total: checked.length, checked, dates: [] } })
const dated = (text: string, isFuture: boolean) =>
  literalFacts({ sitemapEntries: { total: 1, checked: [fine], dates: [{ text, isFuture }] } })

const gone = (count: number) => Array.from({ length: count }, (_, at) => entry(`https://acme.dev/gone/${at}`, { status: 404 }))
const sampled = (total: number, checked: Entry[], blocked: string[] = []) =>
  literalFacts({ sitemapEntries: { total, checked, dates: [], ...(blocked.length > 0 && { blocked }) } })

judge(sitemapEntries, [
  ['missing pages alone in a sample', sampled(500, gone(10)), 'fail', 'https://acme.dev/gone/0 is in your sitemap but returns 404'],
  ['some missing pages in a sample', sampled(500, [...gone(4), fine, fine, fine, fine]), 'warn', '(8 of 500 checked)'],
  [
    'closed pages alone',
    sampled(
      3,
      [],
      ['/a', '/b', '/c'].map((path) => `https://acme.dev${path}`),
    ),
    'fail',
    '(3 checked)',
  ],
  [
    'a closed page that another robot may read',
    sampled(3, [fine, entry('https://acme.dev/b'), entry('https://acme.dev/c')], ['https://acme.dev/b']),
    'warn',
    '(3 checked)',
  ],
  ['none', listed(), 'pass', 'Not checked'],
  ['fine ones', listed(fine), 'pass'],
  [
    'a page that nothing links to',
    literalFacts({ sitemapEntries: { total: 1, checked: [fine], dates: [], orphans: ['https://acme.dev/a'] } }),
    'warn',
    'No page links to /a, which is in your sitemap.',
  ],
  [
    'one page under two URLs',
    listed(entry('https://acme.dev/'), fine, entry('https://acme.dev/index.html')),
    'warn',
    'Your sitemap lists one page under two URLs, such as https://acme.dev/index.html.',
  ],
  ['pages of one path', listed(fine, entry('https://acme.dev/a?page=2')), 'pass'],
  ['a day to come', dated('2062-10-01', true), 'warn', 'lastmod “2062-10-01” is in the future'],
  ['another way to write days', dated('01/10/2026', false), 'warn', '“01/10/2026” isn’t a date such as 2026-10-31'],
  ['one over http', listed(fine, fine, entry('http://acme.dev/b')), 'warn', 'starts with http:// instead of https://'],
  ['a missing page', listed(fine, entry('https://acme.dev/gone', { status: 404 })), 'warn', 'returns 404'],
  ['missing pages alone', listed(entry('https://acme.dev/gone', { status: 404 })), 'fail'],
  [
    'a missing page of a local site',
    {
      ...listed(entry('http://localhost:3000/gone', { status: 404 })),
      page: literalPage({ url: 'http://localhost:3000/', canonicals: [], openGraph: {} }),
    },
    'fail',
    'returns 404',
  ],
  [
    'another local server than the site’s',
    {
      ...listed(entry('http://localhost:4000/', { status: null, landed: null })),
      page: literalPage({ url: 'http://localhost:3000/', canonicals: [], openGraph: {} }),
    },
    'fail',
    'only works on your own machine',
  ],
  ['a wall for crawlers', listed(entry('https://acme.dev/a', { status: 403 })), 'pass'],
  ['a redirect', listed(fine, entry('https://acme.dev/b', { landed: 'https://acme.dev/c' })), 'warn', 'redirects to https://acme.dev/c'],
  ['a final slash', listed(entry('https://acme.dev/b', { landed: 'https://acme.dev/b/' })), 'pass'],
  ['a hidden page', listed(fine, entry('https://acme.dev/b', { noindex: true })), 'warn', 'has noindex'],
  [
    'a local address',
    listed(fine, entry('http://localhost:3000/', { status: null, landed: null })),
    'warn',
    'only works on your own machine',
  ],
  ['another site', listed(fine, entry('https://example.org/', { status: null, landed: null })), 'warn', 'belongs to another site'],
  [
    'the site that the page names as canonical',
    {
      ...listed(entry('https://tides.example/', { status: null, landed: null })),
      page: literalPage({ canonicals: ['https://tides.example/'] }),
    },
    'pass',
  ],
  [
    'a staging host',
    listed(fine, entry('https://staging.acme.dev/', { status: null, landed: null })),
    'warn',
    'is on a preview or staging site',
  ],
  [
    'a staging host of a site that isn’t public yet',
    {
      ...listed(entry('https://staging.acme.dev/', { status: null, landed: null, reason: 'We couldn’t find staging.acme.dev' })),
      page: literalPage({ url: 'http://localhost:3000/', canonicals: [], openGraph: {} }),
    },
    'fail',
    'is on a preview or staging site',
  ],
  ['a stage for plays', listed(fine, entry('https://acme.dev/stage/')), 'pass'],
  [
    'a staging site’s own pages',
    {
      ...listed(entry('https://staging.acme.dev/a')),
      page: literalPage({ url: 'https://staging.acme.dev/', canonicals: [], openGraph: {} }),
    },
    'pass',
  ],
  ['a path', listed(fine, entry('/a', { status: null, landed: null })), 'warn', 'isn’t an absolute URL'],
])
