import { httpStatus } from '../../../../../shared/audit/checks/transport/http-status.ts'
import type { ResponseFacts } from '../../../../../shared/audit/facts.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalPage, literalSite, literalTransport } from '../../../../support/literal-page.ts'

const answered = (response: Partial<ResponseFacts>) => literalFacts({ response: { ...literalSite().response, ...response } })
const hops = ['http://acme.dev/', 'https://acme.dev/', 'https://www.acme.dev/', 'https://www.acme.dev/en']

const refreshing = (url: string) => literalFacts({ page: literalPage({ refresh: { url, seconds: 20 } }) })
const sentAs = (value: string) =>
  literalFacts({ transport: { ...literalTransport, headers: { ...literalTransport.headers, 'content-disposition': value } } })

judge(httpStatus, [
  [
    'an error without Accept-Language',
    answered({ refusals: [{ of: 'no-language', status: 500, bytes: 21 }] }),
    'fail',
    'The page returns 500 to requests without an Accept-Language header, such as Googlebot’s and link previews’.',
  ],
  [
    'nothing for link previews',
    answered({ refusals: [{ of: 'link-preview', status: 200, bytes: 0 }] }),
    'fail',
    'The page returns an empty response to link-preview bots',
  ],
  [
    'a page that sends visitors on',
    refreshing('https://acme.dev/app'),
    'warn',
    'After 20 seconds the page sends visitors to https://acme.dev/app',
  ],
  ['a page that only reloads passes', refreshing('https://acme.dev/#now'), 'pass'],
  ['a page that is downloaded fails', sentAs('attachment; filename="index.html"'), 'fail', 'Content-Disposition: inline'],
  ['a page that is shown passes', sentAs('inline'), 'pass'],
  ['an answer at once passes', answered({ status: 200 }), 'pass', 'without a redirect'],
  ['one redirect passes', answered({ hops: hops.slice(0, 2) }), 'pass', 'after 1 redirect.'],
  ['two redirects pass', answered({ hops: hops.slice(0, 3) }), 'pass', 'after 2 redirects'],
  ['three redirects are too many', answered({ hops }), 'warn', 'Redirect http://acme.dev/ straight to the final URL:'],
  ['a status of 404 fails', answered({ status: 404 }), 'fail', 'The page returns 404.'],
  ['a status of 204 passes', answered({ status: 204 }), 'pass'],
])
