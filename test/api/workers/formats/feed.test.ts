import { expect, it } from 'vitest'
import { dayMs } from '../../../../shared/durations.ts'
import { readFeed } from '../../../../api/workers/formats/feed.ts'

const rss = (item: string, title = 'Tidewatch news') =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>${title}</title><link>https://a.dev/</link>${item}</channel></rss>`
const item = (more: string, title = 'Autumn') => `<item><title>${title}</title><link>https://a.dev/autumn</link>${more}</item>`
const atom = (entry: string) =>
  `<feed xmlns="http://www.w3.org/2005/Atom"><title>News</title><link rel="self" href="https://a.dev/f.xml"/>${entry}</feed>`
const json = (items: object[]) => JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'News', items })

it.each([
  ['RSS', rss(item('<pubDate>Mon, 05 Oct 2026 09:00:00 GMT</pubDate>')), null, ['https://a.dev/autumn']],
  ['a date with a time zone’s name', rss(item('<pubDate>Mon, 05 Oct 2026 09:00:00 CEST</pubDate>')), null, ['https://a.dev/autumn']],
  ['markup in a CDATA section', rss(item('<description><![CDATA[<p>Fish & <br>chips]]></description>')), null, ['https://a.dev/autumn']],
  ['a title in a CDATA section', rss(item('', '<![CDATA[Fish & chips]]>')), null, ['https://a.dev/autumn']],
  ['an unescaped ampersand', rss(item('', 'Fish & chips')), 'has an “&” that isn’t escaped as &amp; (“&”)', ['https://a.dev/autumn']],
  [
    'a tag left open',
    rss(item('<description>Fish <b>and chips</description>')),
    'has an unmatched <description> tag',
    ['https://a.dev/autumn'],
  ],
  ['a title that was never filled in', rss(item('', 'undefined')), 'has an item titled “undefined”', ['https://a.dev/autumn']],
  ['a starter’s title', rss('', 'My Blog Title'), 'is still titled “My Blog Title”', []],
  ['a starter’s title for any site', rss('', 'Your Site Title'), 'is still titled “Your Site Title”', []],
  ['a plain title', rss('', 'Blog'), null, []],
  ['a title that speaks to people', rss('', 'Your Undivided Attention'), null, []],
  ['a note without a title', rss(item('<description>High tide</description>', '')), null, ['https://a.dev/autumn']],
  ['an article about null', rss(item('', 'null')), null, ['https://a.dev/autumn']],
  ['links of Atom without a host', atom('<entry><title>A</title><link href="/a"/></entry>'), null, []],
  ['a date that isn’t one', rss(item('<pubDate>Invalid Date</pubDate>')), 'has an invalid date (“Invalid Date”)', ['https://a.dev/autumn']],
  [
    'a congress in three years',
    rss(item(`<pubDate>${new Date(Date.now() + 3 * 365 * dayMs).toUTCString()}</pubDate>`)),
    null,
    ['https://a.dev/autumn'],
  ],
  [
    'a date that is a typing error',
    rss(item('<pubDate>Fri, 03 Mar 2062 09:00:00 GMT</pubDate>')),
    'has a date far in the future (“Fri, 03 Mar 2062 09:00:00 GMT”)',
    ['https://a.dev/autumn'],
  ],
  [
    'a date that was never set',
    rss(item('<pubDate>Thu, 01 Jan 1970 00:00:00 GMT</pubDate>')),
    'has a date that was never set (“Thu, 01 Jan 1970 00:00:00 GMT”)',
    ['https://a.dev/autumn'],
  ],
  [
    'the same in another time zone',
    rss(item('<pubDate>Thu, 01 Jan 1970 01:00:00 +0100</pubDate>')),
    'has a date that was never set (“Thu, 01 Jan 1970 01:00:00 +0100”)',
    ['https://a.dev/autumn'],
  ],
  ['a tiny part of a second', rss(item('<dc:date>2026-10-01T00:00:00.0001Z</dc:date>')), null, ['https://a.dev/autumn']],
  [
    'the year 1',
    rss(item('<dc:date>0001-01-01T00:00:00Z</dc:date>')),
    'has a date that was never set (“0001-01-01T00:00:00Z”)',
    ['https://a.dev/autumn'],
  ],
  ['a talk of 1970', rss(item('<pubDate>Wed, 22 Apr 1970 12:00:00 GMT</pubDate>')), null, ['https://a.dev/autumn']],
  ['links without a host', rss('<item><title>A</title><link>/a?b=1&amp;c=2</link></item>'), null, ['/a?b=1&c=2']],
  [
    'Atom',
    atom(
      '<entry><title>A</title><link rel="edit" href="/no"/><link href="https://a.dev/a"/><updated>2026-10-01T00:00:00Z</updated></entry>',
    ),
    null,
    ['https://a.dev/a'],
  ],
  ['a JSON Feed', json([{ id: '1', url: 'https://a.dev/a', date_published: '2026-10-01T00:00:00Z' }]), null, ['https://a.dev/a']],
  ['a JSON Feed with a trailing comma', json([]).replace('[]', '[{"id":"1",}]'), 'isn’t valid JSON', []],
])('%s', (_what, text, error, links) =>
  expect(readFeed({ bytes: Buffer.from(text), complete: true })).toMatchObject({ isFeed: true, error, links }),
)

it.each([
  ['RSS', rss(item('')), { home: 'https://a.dev/' }],
  ['RSS without items', rss(''), { home: 'https://a.dev/', isEmpty: true }],
  ['Atom', atom('<link href="https://b.dev/"/><entry><title>A</title></entry>'), { home: 'https://b.dev/' }],
  ['Atom with a path', atom('<link href="/"/>'), { isEmpty: true }],
  ['JSON', json([]).replace('"title"', '"home_page_url":"https://c.dev/","title"'), { home: 'https://c.dev/', isEmpty: true }],
])('what %s says about itself', (_what, text, said) =>
  expect(readFeed({ bytes: Buffer.from(text), complete: true })).toEqual({ isFeed: true, error: null, links: expect.any(Array), ...said }),
)
