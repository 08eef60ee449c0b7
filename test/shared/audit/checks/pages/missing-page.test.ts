import { missingPage } from '../../../../../shared/audit/checks/pages/missing-page.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalPage } from '../../../../support/literal-page.ts'

const url = 'https://acme.dev/no-such-page-1'
const answer = (status: number, landed = url, isHtml = true) => literalFacts({ missingPage: { url, status, landed, isHtml } })

judge(missingPage, [
  ['a 404', answer(404), 'pass', 'returns 404'],
  ['a 410', answer(410), 'pass'],
  ['a page', answer(200), 'warn', '(soft 404)'],
  ['the home page', answer(200, 'https://acme.dev/'), 'warn', 'redirects to /'],
  ['a sign-in page', answer(200, 'https://acme.dev/login'), 'pass', 'Not checked'],
  ['an error', answer(500), 'warn', 'returns 500 instead of 404'],
  ['a wall for crawlers', answer(403), 'pass', 'Not checked'],
  ['a development server', { ...answer(200), page: literalPage({ url: 'http://localhost:5173/' }) }, 'pass', 'Not checked'],
])
