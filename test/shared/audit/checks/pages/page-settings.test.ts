import { pageSettings } from '../../../../../shared/audit/checks/pages/page-settings.ts'
import { judge } from '../../../../support/judge.ts'
import { literalPage } from '../../../../support/literal-page.ts'
import { literalOther, withPages } from '../../../../support/literal-pages.ts'

const viewport = 'width=device-width'

judge(pageSettings, [
  ['no other pages', withPages(), 'pass', 'Not checked'],
  ['pages with both', withPages(literalOther('/a', { viewport })), 'pass'],
  ['a page without a viewport', withPages(literalOther('/a', { viewport: null })), 'warn', '/a has no viewport'],
  [
    'a page without a language',
    withPages(literalOther('/a', { viewport, lang: null })),
    'warn',
    '<!-- https://acme.dev/a -->\n<html lang="en">',
  ],
  [
    'a page in another language than it says',
    withPages(literalOther('/de', { viewport, lang: 'en', written: 'de' })),
    'warn',
    '/de says it’s in “en”, but its text isn’t.',
  ],
  ['a page in another language', withPages(literalOther('/de', { viewport, lang: 'de' })), 'pass'],
  [
    'pages like the front page, whose own checks say so',
    { ...withPages(literalOther('/a', { viewport: null, lang: null })), page: literalPage({ viewport: null, lang: null }) },
    'pass',
  ],
  [
    'a share picture on one’s own machine',
    withPages(literalOther('/a', { viewport, og: { image: 'http://localhost:3000/og.png' } })),
    'warn',
    '/a has a share picture on your own machine (http://localhost:3000/og.png)',
  ],
  [
    'the picture of a site that is visited there',
    {
      ...withPages(literalOther('/a', { url: 'http://127.0.0.1:3000/a', viewport, og: { image: 'http://127.0.0.1:3000/og.png' } })),
      page: literalPage({ url: 'http://127.0.0.1:3000/', canonicals: ['https://acme.dev/'] }),
    },
    'pass',
  ],
  ['a page that isn’t there', withPages(literalOther('/gone', { viewport: null }, { status: 404 })), 'pass'],
])
