import { pageIndexing } from '../../../../../shared/audit/checks/pages/page-indexing.ts'
import { judge } from '../../../../support/judge.ts'
import { literalOther, withPages } from '../../../../support/literal-pages.ts'

judge(pageIndexing, [
  ['no other pages', withPages(), 'pass', 'Not checked'],
  ['pages that may be indexed', withPages(literalOther('/pricing', {}, { topic: 'pricing' })), 'pass'],
  ['hidden pricing', withPages(literalOther('/pricing', { noindex: 'robots meta' }, { topic: 'pricing' })), 'fail', '/pricing has noindex'],
  [
    'hidden docs by a header',
    withPages(literalOther('/docs', { noindex: 'X-Robots-Tag' }, { topic: 'docs' })),
    'warn',
    'X-Robots-Tag: all',
  ],
  ['hidden prices for paper', withPages(literalOther('/print.html', { noindex: 'robots meta' }, { topic: 'pricing' })), 'pass'],
  ['a hidden sign-in page', withPages(literalOther('/login', { noindex: 'robots meta' }, { topic: 'start' })), 'pass'],
  ['a hidden privacy policy', withPages(literalOther('/privacy', { noindex: 'robots meta' }, { topic: 'privacy' })), 'pass'],
])
