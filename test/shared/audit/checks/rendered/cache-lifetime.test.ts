import { cacheLifetime } from '../../../../../shared/audit/checks/rendered/cache-lifetime.ts'
import type { ResourceFacts } from '../../../../../shared/audit/facts.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalTransport, localFacts } from '../../../../support/literal-page.ts'
import { literalRendered } from '../../../../support/literal-rendered.ts'

const file = (bytes: number) => ({ url: 'https://acme.dev/app.js', bytes })
const facts = (unkept: { url: string; bytes: number }[] | null, url = 'https://acme.dev/') => {
  const rendered = literalRendered({ requests: { unkept } })
  return literalFacts({ rendered: { ...rendered, url } })
}

const noFiles: ResourceFacts = {
  requests: { count: 1, failed: [], ownStyles: { all: 0, failed: 0 }, uncompressed: [], unkept: [] },
  pictures: { count: 0, broken: [], large: [] },
}
const kept = (value: string) =>
  literalFacts({ resources: noFiles, transport: { ...literalTransport, headers: { 'cache-control': value } } })

judge(cacheLifetime, [
  ['a page that browsers keep for a week', kept('public, max-age=604800, immutable'), 'warn', 'keep the page itself for 7 days'],
  [
    'a page on a private host that browsers keep for a year',
    { ...kept('public, max-age=31536000, immutable'), ...localFacts({ url: 'http://localhost:4000/' }) },
    'warn',
    'keep the page itself for 365 days',
  ],
  ['a page that only a CDN keeps', kept('public, max-age=0, s-maxage=604800'), 'pass'],
  ['a page that is asked for each time', kept('no-cache, max-age=604800'), 'pass'],
  ['a page kept for an hour', kept('max-age=3600'), 'pass'],
  ['every file has a lifetime', facts([]), 'pass'],
  ['the cache can’t be read', facts(null), 'pass', 'Not measured'],
  ['a small file without one', facts([file(20_000)]), 'pass'],
  ['large files without one', facts([file(90_000), file(30_000)]), 'warn', '120 kB of files have no cache lifetime'],
  ['the fix names them', facts([file(120_000)]), 'warn', '# https://acme.dev/app.js (120 kB)'],
  ['a development server', facts([file(120_000)], 'http://localhost:5173/'), 'pass', 'Not checked on a private host.'],
])
