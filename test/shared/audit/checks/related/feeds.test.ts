import { expect, test } from 'vitest'
import { readFeed } from '../../../../../api/workers/formats/related-files.ts'
import { feeds } from '../../../../../shared/audit/checks/related/feeds.ts'
import type { FeedFacts } from '../../../../../shared/audit/facts.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalPage } from '../../../../support/literal-page.ts'

const url = 'https://acme.dev/feed.xml'
const asked = (...found: Partial<FeedFacts>[]) =>
  literalFacts({ page: literalPage({ feeds: [url] }), feeds: found.map((facts) => ({ url, status: 200, isFeed: true, ...facts })) })

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
  ['a page in its place', asked({ isFeed: false }), 'warn', 'isn’t a feed'],
])

test('feeds: the file of the fix is a feed', () => {
  const fix = feeds.run(asked({ status: 404, isFeed: false })).fix ?? ''
  expect(readFeed(new TextEncoder().encode(fix.slice(fix.indexOf('\n') + 1)))).toBe(true)
})
