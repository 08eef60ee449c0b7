import { pageCanonicals } from '../../../../../shared/audit/checks/pages/page-canonicals.ts'
import { judge } from '../../../../support/judge.ts'
import { literalOther, withPages } from '../../../../support/literal-pages.ts'

const home = { canonicals: ['https://acme.dev/'] }

judge(pageCanonicals, [
  ['no other pages', withPages(), 'pass', 'Not checked'],
  ['its own URL', withPages(literalOther('/a', { canonicals: ['https://acme.dev/a/'] })), 'pass'],
  ['the front page, on every page', withPages(literalOther('/a', home), literalOther('/b', home)), 'fail', 'https://acme.dev/b'],
  ['the front page, on one page', withPages(literalOther('/a', home)), 'warn', '/a names the front page as canonical'],
  ['a local address', withPages(literalOther('/a', { canonicals: ['http://localhost:3000/a'] })), 'warn', 'your own machine'],
  ['an address of undefined', withPages(literalOther('/a', { canonicals: ['https://acme.dev/undefined'] })), 'warn', 'doesn’t exist'],
  ['another version of a manual', withPages(literalOther('/v1/docs', { canonicals: ['https://acme.dev/docs'] })), 'pass'],
])
