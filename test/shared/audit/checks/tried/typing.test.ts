import { typing } from '../../../../../shared/audit/checks/tried/typing.ts'
import { judge } from '../../../../support/judge.ts'
import { named, typed, untried } from '../../../../support/literal-tried.ts'
import { literalWatched } from '../../../../support/literal-watched.ts'

const field = named('<input name="name">', 'Your name')
judge(typing, [
  ['fields that keep everything', literalWatched(), 'pass', 'Fields keep what is typed'],
  ['not tried', untried, 'pass', 'Not checked'],
  ['a lost focus', typed('unfocuses', field), 'fail', 'loses the focus with each letter that is typed into it: “Your name”'],
  ['a lost letter', typed('swallows', named('<input>', 's')), 'fail', 'A shortcut takes a letter'],
  ['an emptied field', typed('empties', field), 'fail', 'when the window changes its size'],
  ['joined numbers', typed('joined', named('<input>', '1160450')), 'fail', 'instead of their sum: “1160450”'],
  ['another copy', typed('copies', named('<button>', 'npm i a” instead of “npm i b')), 'fail', '“npm i a” instead of “npm i b”'],
])
