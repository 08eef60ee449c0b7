import { serverHtml } from '../../../../../shared/audit/checks/page/server-html.ts'
import type { Page } from '../../../../../shared/page/page.ts'
import { judge } from '../../../../support/judge.ts'
import { emptyPage, literalFacts, literalListing, literalPage } from '../../../../support/literal-page.ts'

const html = (page: Partial<Page>) => literalFacts({ page: { ...emptyPage, ...page } })
const notice = 'You need to enable JavaScript to run this app.'

judge(serverHtml, [
  ['200 characters of text pass', html({ text: 'Tide '.repeat(40), scriptCount: 3 }), 'pass', '199 characters'],
  [
    'a heading and a paragraph pass, however short',
    html({
      headings: [{ level: 1, text: 'Tides' }],
      paragraphs: ['Tide tables for pilots.'],
      text: 'Tides Tide tables for pilots.',
      scriptCount: 3,
    }),
    'pass',
  ],
  ['a shell', html({ scriptCount: 3 }), 'warn', 'the rest needs JavaScript'],
  [
    'a notice to enable scripts is no copy',
    html({ headings: [{ level: 1, text: 'Acme' }], paragraphs: [notice], text: notice, scriptCount: 1 }),
    'warn',
  ],
  [
    'a shell with a heading gets a paragraph alone',
    html({ headings: [{ level: 1, text: 'Acme' }], metaDescription: literalPage().metaDescription, scriptCount: 1 }),
    'warn',
    '<main>\n  <p>Acme turns',
  ],
  [
    'a page without words gets no empty copy',
    { ...html({ title: 'Acme', scriptCount: 1 }), listing: { ...literalListing, tagline: null, description: null } },
    'warn',
    'Render a main heading and a paragraph on the server that say what your product does.',
  ],
  ['a paragraph without a heading', html({ paragraphs: ['Tide tables for pilots.'] }), 'warn', 'Fixed together with “Main heading”.'],
  ['an empty page without scripts', html({}), 'warn', 'not enough to tell what this is'],
  [
    'the copy to send is in the page’s own words',
    html({ title: literalPage().title, metaDescription: literalPage().metaDescription, scriptCount: 3 }),
    'warn',
    '  <h1>Tide tables for harbour pilots</h1>\n  <p>Acme turns harbour gauges',
  ],
])
