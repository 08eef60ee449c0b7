import { printing } from '../../../../../shared/audit/checks/tried/printing.ts'
import { judge } from '../../../../support/judge.ts'
import { faulty, named, untried } from '../../../../support/literal-tried.ts'
import { literalWatched } from '../../../../support/literal-watched.ts'

judge(printing, [
  ['a page that can be printed', literalWatched(), 'pass', 'can be printed'],
  ['not tried', untried, 'pass', 'Not checked'],
  ['an empty sheet', faulty('paper', named('<body>', '')), 'warn', 'The page prints blank'],
])
