import { pageLeftovers } from '../../../../../shared/audit/checks/pages/page-leftovers.ts'
import { judge } from '../../../../support/judge.ts'
import { literalOther, withPages } from '../../../../support/literal-pages.ts'

const lorem = { leftovers: [{ text: 'Lorem ipsum dolor sit amet', words: 'placeholder text' }] }

judge(pageLeftovers, [
  ['no other pages', withPages(), 'pass', 'Not checked'],
  ['finished pages', withPages(literalOther('/a')), 'pass'],
  [
    'a default page',
    withPages(literalOther('/docs', { starter: 'Vite + React' })),
    'fail',
    '/docs is a framework’s default page (“Vite + React”)',
  ],
  ['placeholder text', withPages(literalOther('/about', lorem)), 'fail', '/about shows placeholder text'],
  ['a page that isn’t there', withPages(literalOther('/gone', lorem, { status: 404 })), 'pass'],
])
