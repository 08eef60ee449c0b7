import { pageTitles } from '../../../../../shared/audit/checks/pages/page-titles.ts'
import { judge } from '../../../../support/judge.ts'
import { literalOther, withPages } from '../../../../support/literal-pages.ts'

const same = { title: 'Acme' }

judge(pageTitles, [
  ['no other pages', withPages(), 'pass', 'Not checked'],
  ['a title each', withPages(literalOther('/a'), literalOther('/b')), 'pass', 'Each of the 3 pages'],
  ['one title for two pages', withPages(literalOther('/a', same), literalOther('/b', same)), 'warn', '<title>Heading /a – Acme</title>'],
  ['one title in two languages', withPages(literalOther('/a', same), literalOther('/de/a', { ...same, lang: 'de' })), 'pass'],
  ['pages of a list', withPages(literalOther('/blog', same), literalOther('/blog/page/2', same)), 'pass'],
  [
    'a copy that names its original',
    withPages(literalOther('/a', same), literalOther('/b', { ...same, canonicals: ['https://acme.dev/a'] })),
    'pass',
  ],
  ['a page without a title', withPages(literalOther('/a', { title: null })), 'warn', '/a has no title'],
  ['pages without descriptions, which nobody needs', withPages(literalOther('/a', { metaDescription: null })), 'pass'],
  ['a legal page without one', withPages(literalOther('/privacy', { metaDescription: null, h1: null }), literalOther('/b')), 'pass'],
  [
    'pages without headings',
    withPages(literalOther('/a', { h1: null }), literalOther('/b', { h1: null })),
    'warn',
    '/a and /b have no <h1> heading',
  ],
  [
    'pages that scripts fill',
    withPages(literalOther('/a', { h1: null, characters: 90 }), literalOther('/b', { h1: null, characters: 90 })),
    'pass',
  ],
  [
    'one description for three pages',
    withPages(...['/a', '/b', '/c'].map((path) => literalOther(path, { metaDescription: 'Tides.' }))),
    'warn',
    'share the same meta description',
  ],
])
