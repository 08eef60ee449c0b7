import { otherHost } from '../../../../../shared/audit/checks/site/other-host.ts'
import type { OtherHostFacts } from '../../../../../shared/audit/facts-around.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalPage } from '../../../../support/literal-page.ts'

const www = 'https://www.acme.dev/'
const facts = (other: OtherHostFacts, page = literalPage()) => literalFacts({ otherHost: other, page })
const answer = (status: number, landed: string): OtherHostFacts => ({ url: www, result: 'answer', status, landed, steps: 1 })
const bare = literalPage({ url: www })

judge(otherHost, [
  ['a redirect', facts(answer(200, 'https://acme.dev/')), 'pass'],
  ['a second copy', facts(answer(200, www), literalPage({ canonicals: [] })), 'warn', 'both show the site'],
  ['a second copy that names its original', facts(answer(200, www)), 'pass'],
  ['an error', facts(answer(404, www)), 'warn', 'returns 404'],
  ['a wall for crawlers', facts(answer(403, www)), 'pass', 'Not checked'],
  ['another site', facts(answer(200, 'https://parked.example/')), 'pass', 'Not checked'],
  ['a missing www.', facts({ url: www, result: 'no-dns', reason: 'x' }), 'pass'],
  ['a missing bare domain', facts({ url: 'https://acme.dev/', result: 'no-dns', reason: 'x' }, bare), 'warn', 'doesn’t resolve'],
  ['a bad certificate', facts({ url: www, result: 'bad-certificate', reason: 'it has expired' }), 'warn', 'certificate warning'],
  ['silence', facts({ url: www, result: 'unknown', reason: 'too slow' }), 'pass', 'Not checked'],
])
