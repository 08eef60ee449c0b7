import { missingPage } from '../../../../../shared/audit/checks/pages/missing-page.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalPage } from '../../../../support/literal-page.ts'

const url = 'https://acme.dev/no-such-page-1'
const answer = (status: number, landed = url, trace: string | null = null) =>
  literalFacts({ missingPage: { url, status, landed, isHtml: true, trace } })
const bare = (text: string) => literalFacts({ missingPage: { url, status: 404, landed: url, isHtml: true, trace: null, bare: text } })
const script = (file: string) => ({ url: `http://localhost:5173${file}`, kind: 'script' as const, tag: '<script>' })
const here = (file: string) => literalPage({ url: 'http://localhost:5173/', resources: [script(file)] })

judge(missingPage, [
  ['a 404', answer(404), 'pass', 'returns 404'],
  ['the page of the server', bare('404 Not Found nginx/1.24.0'), 'warn', 'only says “404 Not Found nginx/1.24.0”, so'],
  ['an empty page', bare(''), 'warn', 'is empty, so visitors find no way back'],
  ['the page of a development server', { ...bare('Cannot GET /x'), page: here('/@vite/client') }, 'pass', 'Not checked'],
  ['a 410', answer(410), 'pass'],
  [
    'a 404 without styles in folders',
    literalFacts({ missingPage: { url, status: 404, landed: url, isHtml: true, trace: null, unstyled: '/css/site.css' } }),
    'warn',
    'href="/css/site.css"',
  ],
  ['a page', answer(200), 'warn', '(soft 404)'],
  ['the home page', answer(200, 'https://acme.dev/'), 'warn', 'redirects to /'],
  ['a sign-in page', answer(200, 'https://acme.dev/login'), 'pass', 'Not checked'],
  ['an error', answer(500), 'warn', 'returns 500 instead of 404'],
  ['a wall for crawlers', answer(403), 'pass', 'Not checked'],
  ['a built site on the maker’s machine', { ...answer(200), page: here('/assets/app.js') }, 'warn', '(soft 404)'],
  ['a development server', { ...answer(200), page: here('/@vite/client') }, 'pass', 'Not checked'],
  ['a stack trace', answer(404, url, 'at open (/srv/app/server.js:88:9)'), 'warn', '“at open (/srv/app/server.js:88:9)”'],
])
