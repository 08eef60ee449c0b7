import { pageWeight } from '../../../../../shared/audit/checks/rendered/page-weight.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'
import { literalRendered } from '../../../../support/literal-rendered.ts'

const facts = (picture: number) => {
  const heaviest = [{ url: 'https://acme.dev/film.gif', kind: 'picture' as const, bytes: picture }]
  return literalFacts({ rendered: literalRendered({ requests: { count: 3, bytes: { page: 100_000, picture }, heaviest } }) })
}

judge(pageWeight, [
  ['light', facts(900_000), 'pass', '1.0 MB in 4 files'],
  ['heavy', facts(6_000_000), 'warn', 'https://acme.dev/film.gif (6.0 MB)'],
  ['too heavy', facts(20_000_000), 'fail', '20.1 MB'],
])
