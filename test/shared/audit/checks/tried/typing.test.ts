import { typing } from '../../../../../shared/audit/checks/tried/typing.ts'
import { judge } from '../../../../support/judge.ts'
import { named, typed, untried } from '../../../../support/literal-tried.ts'
import { literalWatched } from '../../../../support/literal-watched.ts'

const field = named('<input name="name">', 'Your name')
judge(typing, [
  ['fields that keep everything', literalWatched(), 'pass', 'Fields keep what’s entered'],
  ['not tried', untried, 'pass', 'Not checked'],
  ['a lost focus', typed('unfocuses', field), 'fail', 'loses the focus after each letter: “Your name”'],
  ['a lost letter', typed('swallows', named('<input>', 's')), 'fail', 'A keyboard shortcut swallows what is typed'],
  ['an emptied field', typed('empties', field), 'fail', 'when the window is resized'],
  ['joined numbers', typed('joined', named('<input>', '1160450')), 'fail', 'instead of their sum: “1160450”'],
  ['a search for naught', typed('unfound', field), 'fail', 'A search finds nothing, even what the page has just listed: “Your name”'],
  ['another copy', typed('copies', named('<button>', 'npm i a” instead of “npm i b')), 'fail', '“npm i a” instead of “npm i b”'],
])
