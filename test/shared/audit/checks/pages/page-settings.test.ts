import { pageSettings } from '../../../../../shared/audit/checks/pages/page-settings.ts'
import { judge } from '../../../../support/judge.ts'
import { literalPage } from '../../../../support/literal-page.ts'
import { literalOther, withPages } from '../../../../support/literal-pages.ts'

judge(pageSettings, [
  ['no other pages', withPages(), 'pass', 'Not checked'],
  ['a page without such tags', withPages(literalOther('/a')), 'pass'],
  [
    'a share picture on one’s own machine',
    withPages(literalOther('/a', { og: { image: 'http://localhost:3000/og.png' } })),
    'warn',
    '/a has a share picture on your own machine (http://localhost:3000/og.png)',
  ],
  [
    'the picture of a site that is visited there',
    {
      ...withPages(literalOther('/a', { url: 'http://127.0.0.1:3000/a', og: { image: 'http://127.0.0.1:3000/og.png' } })),
      page: literalPage({ url: 'http://127.0.0.1:3000/', canonicals: ['https://acme.dev/'] }),
    },
    'pass',
  ],
  ['a page that isn’t there', withPages(literalOther('/gone', {}, { status: 404 })), 'pass'],
])
