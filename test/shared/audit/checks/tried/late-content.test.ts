import { lateContent } from '../../../../../shared/audit/checks/tried/late-content.ts'
import { judge } from '../../../../support/judge.ts'
import { faulty, look, named, untried } from '../../../../support/literal-tried.ts'
import { literalWatched } from '../../../../support/literal-watched.ts'

judge(lateContent, [
  ['all there', literalWatched(), 'pass', 'becomes visible'],
  ['not tried', untried, 'pass', 'Not checked'],
  ['a text that stays invisible', look({ unseen: [named('<section>', 'For harbours')] }), 'fail', 'section { opacity: 1 !important'],
  ['a number that stays at 0', faulty('zero', named('<b data-count="7">', '0')), 'fail', 'A number stays at 0'],
])
