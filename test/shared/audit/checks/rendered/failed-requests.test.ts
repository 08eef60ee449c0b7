import { failedRequests } from '../../../../../shared/audit/checks/rendered/failed-requests.ts'
import type { ResourceFacts } from '../../../../../shared/audit/facts.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalPage } from '../../../../support/literal-page.ts'
import { literalRendered } from '../../../../support/literal-rendered.ts'

const failed = (...list: [url: string, kind: 'style' | 'script' | 'picture' | 'fetch', status: number | null][]) => {
  const resources = list.map(([url, kind, status]) => ({ url, kind, status, isOwn: url.startsWith('https://acme.dev/') }))
  return literalFacts({ rendered: literalRendered({ requests: { failed: resources } }) })
}

const named = literalPage({ resources: [{ url: 'https://acme.dev/site.css', kind: 'style', tag: '<link>' }] })
const noneAnswered: ResourceFacts = {
  requests: { count: 0, failed: [], ownStyles: { all: 0, failed: 0 }, uncompressed: [], unkept: [] },
  pictures: { count: 0, broken: [], large: [] },
}

const broken = {
  url: 'https://acme.dev/cat.jpg',
  isOwn: true,
  alt: '',
  place: { path: 'img', html: '<img>' },
} as unknown as ResourceFacts['pictures']['broken'][number]

judge(failedRequests, [
  ['none of the files could be requested', literalFacts({ page: named, resources: noneAnswered }), 'pass', 'Not checked: none of these'],
  ['the page names no files', literalFacts({ resources: noneAnswered }), 'pass', 'The page loads no other files.'],
  ['nothing failed', failed(), 'pass', 'No files failed to load.'],
  [
    'only a picture failed',
    literalFacts({
      page: named,
      resources: { ...noneAnswered, requests: { ...noneAnswered.requests, count: 2 }, pictures: { count: 1, broken: [broken], large: [] } },
    }),
    'pass',
    'Only pictures failed: see “Broken images”.',
  ],
  ['nothing was requested', literalFacts({ rendered: literalRendered({ requests: { count: 0 } }) }), 'pass', 'loads no other files'],
  ['a style sheet', failed(['https://acme.dev/site.css', 'style', 404]), 'fail', 'https://acme.dev/site.css (style sheet, status 404)'],
  [
    'several files',
    failed(['https://acme.dev/a.js', 'script', 500], ['https://acme.dev/b.js', 'script', 404]),
    'fail',
    'a.js and 1 more file failed to load.',
  ],
  ['an API that requires a sign-in', failed(['https://acme.dev/me', 'fetch', 401]), 'pass'],
  ['an API that isn’t there', failed(['https://acme.dev/tides', 'fetch', 404]), 'fail', '(request, status 404)'],
  ['an image in the styles', failed(['https://acme.dev/a.png', 'picture', 404]), 'fail', 'https://acme.dev/a.png (image, status 404)'],
  [
    'another host that this browser can’t reach',
    failed(['https://cdn.example/a.css', 'style', null]),
    'warn',
    'Files from cdn.example didn’t load in this browser.',
  ],
])
