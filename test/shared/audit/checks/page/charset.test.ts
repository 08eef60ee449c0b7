import { charset } from '../../../../../shared/audit/checks/page/charset.ts'
import type { ResponseFacts } from '../../../../../shared/audit/facts.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalPage, literalSite, localFacts } from '../../../../support/literal-page.ts'

const bare = literalPage({ charset: null })
const from = (from: ResponseFacts['charset']['from']) =>
  literalFacts({ page: bare, response: { ...literalSite().response, charset: { name: 'utf-8', from } } })

judge(charset, [
  ['a meta passes', localFacts(), 'pass', 'utf-8'],
  ['a legacy encoding that is declared passes', localFacts({ charset: 'shift_jis' }), 'pass', 'shift_jis'],
  ['a header passes', from('header'), 'pass', 'header'],
  ['a byte order mark passes', from('bom'), 'pass', 'byte order mark'],
  ['a guess is no declaration', from('default'), 'warn', '<meta charset="utf-8">'],
  ['a tab without a meta shows none', localFacts({ charset: null }), 'warn', '<meta charset="utf-8">'],
])
