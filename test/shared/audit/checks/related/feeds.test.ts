import { expect, test } from 'vitest'
import { readFeed } from '../../../../../api/workers/formats/feed.ts'
import { feeds } from '../../../../../shared/audit/checks/related/feeds.ts'
import type { FeedFacts } from '../../../../../shared/audit/facts-around.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalPage } from '../../../../support/literal-page.ts'

const url = 'https://acme.dev/feed.xml'
const asked = (...found: Partial<FeedFacts>[]) =>
  literalFacts({
    page: literalPage({ feeds: [url] }),
    feeds: found.map((facts) => ({ url, status: 200, isFeed: true, error: null, links: [], gone: null, ...facts })),
  })

judge(feeds, [
  ['none named', literalFacts(), 'pass', 'doesn’t link a feed'],
  ['one there', asked({}), 'pass', 'The feed works.'],
  ['one that couldn’t be asked for', asked(), 'pass', 'Not checked'],
  [
    'one that is gone',
    asked({ status: 404, isFeed: false }),
    'warn',
    'https://acme.dev/feed.xml returns 404.\nRemove the <link rel="alternate"> for',
  ],
  ['one that can’t be read', asked({ error: 'isn’t valid JSON' }), 'warn', 'The feed https://acme.dev/feed.xml isn’t valid JSON.'],
  ['items of another machine', asked({ links: ['http://localhost:1313/a'] }), 'warn', 'which only works on your own machine'],
  [
    'items of another server on the maker’s machine',
    {
      ...asked({ links: ['http://localhost:1313/a'] }),
      page: literalPage({ url: 'http://127.0.0.1:4000/', canonicals: [], openGraph: {}, feeds: [url] }),
    },
    'warn',
    'links to http://localhost:1313/a, which only works on your own machine',
  ],
  [
    'items of the same server by its other name',
    {
      ...asked({ links: ['http://localhost:4000/a'] }),
      page: literalPage({ url: 'http://127.0.0.1:4000/', canonicals: [], openGraph: {}, feeds: [url] }),
    },
    'pass',
  ],
  ['items without a host', asked({ links: ['/blog/a'] }), 'warn', 'items without a full URL (“/blog/a”)'],
  ['an item whose page is gone', asked({ gone: 'https://acme.dev/a' }), 'warn', 'links to https://acme.dev/a, which returns 404'],
  [
    'a starter’s address',
    asked({ links: ['https://example.com/a'] }),
    'warn',
    'links to https://example.com/a, which is a template’s placeholder',
  ],
  ['a starter’s address as its home', asked({ home: 'https://www.example.com/' }), 'warn', 'placeholder'],
  ['a preview', asked({ links: ['https://acme-git-main.vercel.app/a'] }), 'warn', 'which is on a preview or staging site'],
  [
    'a preview of the same preview',
    {
      ...asked({ links: ['https://acme-git-main.vercel.app/a'] }),
      page: literalPage({ url: 'https://acme-git-main.vercel.app/', feeds: [url] }),
    },
    'pass',
  ],
  ['a link blog about examples', asked({ links: ['https://acme.dev/a', 'https://example.com/b'] }), 'pass'],
  ['a link blog about a registrar', asked({ links: ['https://www.domain.com/blog/x'] }), 'pass'],
  ['no items yet', asked({ isEmpty: true }), 'pass'],
  [
    'no items beside posts',
    {
      ...asked({ isEmpty: true }),
      page: literalPage({
        feeds: [url],
        links: ['spring', 'autumn'].map((name) => ({ url: `https://acme.dev/blog/${name}`, text: name, rel: [], images: [] })),
      }),
    },
    'warn',
    'is empty, though the page links to blog posts',
  ],
  [
    'no comments beside posts',
    {
      ...asked({ links: ['https://acme.dev/blog/spring'] }, { url: 'https://acme.dev/comments/feed/', isEmpty: true }),
      page: literalPage({
        feeds: [url],
        links: ['spring', 'autumn'].map((name) => ({ url: `https://acme.dev/blog/${name}`, text: name, rel: [], images: [] })),
      }),
    },
    'pass',
  ],
  ['items elsewhere', asked({ links: ['https://acme.dev/a', 'https://other.example/b'] }), 'pass'],
  ['a page in its place', asked({ isFeed: false }), 'warn', 'isn’t a feed'],
])

test('feeds: the file of the fix is a feed', () => {
  const fix = feeds.run(asked({ status: 404, isFeed: false })).fix ?? ''
  const bytes = new TextEncoder().encode(fix.slice(fix.indexOf('\n') + 1))
  expect(readFeed({ bytes, complete: true })).toMatchObject({ isFeed: true, error: null, links: [] })
})
