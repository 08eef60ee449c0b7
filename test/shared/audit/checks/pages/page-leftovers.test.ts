import { pageLeftovers } from '../../../../../shared/audit/checks/pages/page-leftovers.ts'
import { judge, type Case } from '../../../../support/judge.ts'
import { literalOther, withPages } from '../../../../support/literal-pages.ts'

const bare = { emptyList: 'No posts yet.' }

judge(pageLeftovers, [
  ['no other pages', withPages(), 'pass', 'Not checked'],
  ['finished pages', withPages(literalOther('/a')), 'pass'],
  ['a list of nothing', withPages(literalOther('/news', bare)), 'fail', '/news shows an empty list (“No posts yet.”)'],
  ['an empty page', withPages(literalOther('/start', { characters: 0, h1: null, anchors: [] })), 'fail', '/start is empty'],
  ['a page that scripts fill', withPages(literalOther('/start', { characters: 0, h1: null, anchors: null })), 'pass'],
  [
    'a page that isn’t written yet',
    withPages(literalOther('/docs', { h1: 'Under construction', characters: 60 })),
    'fail',
    '/docs only says “Under construction”',
  ],
  [
    'an error that is called a page',
    withPages(literalOther('/start', { h1: 'Application error: a client-side exception has occurred', characters: 60 })),
    'fail',
    'only says “Application error',
  ],
  ['a folder', withPages(literalOther('/docs', { title: 'Index of /docs', characters: 200 })), 'fail', 'only says “Index of /docs”'],
  ['an error by its number', withPages(literalOther('/start', { h1: '502 Bad Gateway', characters: 20 })), 'fail', 'only says “502 Bad'],
  [
    'a server’s own page',
    withPages(literalOther('/a', { h1: 'Apache2 Ubuntu Default Page', characters: 900 })),
    'fail',
    'only says “Apache2',
  ],
  ...[
    '500 free icons for sailors',
    '500+ integrations',
    '504 ways to tie a knot',
    'Application error tracking',
    'Account suspended? What to do now',
    'Set the default page',
    'Under construction law, harbours are buildings',
    'Bad gateway errors, explained',
  ].map((h1): Case => [h1, withPages(literalOther('/short', { h1, characters: 400 })), 'pass']),
  ['a post about errors', withPages(literalOther('/blog/500', { h1: '500 errors, and how we fixed them', characters: 4000 })), 'pass'],
  ['a page about buildings', withPages(literalOther('/a', { h1: 'Houses under construction in Kiel', characters: 400 })), 'pass'],
  ['an app to come', withPages(literalOther('/windows', { h1: 'Coming soon', characters: 300 })), 'pass'],
  ['a page that isn’t there', withPages(literalOther('/gone', bare, { status: 404 })), 'pass'],
])
