import { pageCanonicals } from '../../../../../shared/audit/checks/pages/page-canonicals.ts'
import { judge } from '../../../../support/judge.ts'
import { literalOther, withPages } from '../../../../support/literal-pages.ts'

const home = { canonicals: ['https://acme.dev/'] }

judge(pageCanonicals, [
  ['no other pages', withPages(), 'pass', 'Not checked'],
  ['its own URL', withPages(literalOther('/a', { canonicals: ['https://acme.dev/a/'] })), 'pass'],
  ['the home page, on every page', withPages(literalOther('/a', home), literalOther('/b', home)), 'fail', 'https://acme.dev/b'],
  ['the home page, on one page', withPages(literalOther('/a', home)), 'warn', '/a declares the home page as canonical'],
  ['a local address', withPages(literalOther('/a', { canonicals: ['http://localhost:3000/a'] })), 'warn', 'your own machine'],
  [
    'two reasons',
    withPages(literalOther('/a', home), literalOther('/b', { canonicals: ['http://acme.dev/b'] })),
    'fail',
    '/a declares the home page as canonical, so search engines leave it out; /b declares an http:// URL as canonical.',
  ],
  ['an address of undefined', withPages(literalOther('/a', { canonicals: ['https://acme.dev/undefined'] })), 'warn', 'doesn’t exist'],
  ['a version of the home page', withPages(literalOther('/en/', { canonicals: ['https://acme.dev/?lang=en'] })), 'pass'],
  ['an article that came out elsewhere', withPages(literalOther('/lamps', { canonicals: ['https://medium.com/@jo/lamps'] })), 'pass'],
  [
    'articles that came out elsewhere',
    withPages(...['/a', '/b'].map((path) => literalOther(path, { canonicals: [`https://medium.com/@jo${path}`] }))),
    'pass',
  ],
  [
    'prices and a manual on another site',
    withPages(
      literalOther('/pricing', { canonicals: ['https://starter.example/pricing'] }, { topic: 'pricing' }),
      literalOther('/docs', { canonicals: ['https://starter.example/docs'] }),
    ),
    'fail',
    '/pricing and /docs declare',
  ],
  ['another version of a manual', withPages(literalOther('/v1/docs', { canonicals: ['https://acme.dev/docs'] })), 'pass'],
])
