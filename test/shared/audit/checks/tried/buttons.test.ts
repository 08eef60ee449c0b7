import { buttons } from '../../../../../shared/audit/checks/tried/buttons.ts'
import { judge } from '../../../../support/judge.ts'
import { press, pressed, untried } from '../../../../support/literal-tried.ts'
import { literalWatched } from '../../../../support/literal-watched.ts'

judge(buttons, [
  ['none', literalWatched(), 'pass', 'Not checked'],
  ['not tried', untried, 'pass', 'Not checked'],
  ['one that works', pressed(press('button', 'works')), 'pass', 'react'],
  [
    'two that do nothing',
    pressed(press('button', 'nothing'), press('button', 'nothing')),
    'warn',
    '2 buttons are pressed: “Plans”, “Plans”.',
  ],
  [
    'one that locks the page',
    pressed(press('button', 'harms', 'the page can’t be scrolled')),
    'fail',
    'After “Plans” is pressed, the page can’t',
  ],
  ['one that fails', pressed(press('button', 'throws', 'TypeError: x')), 'warn', 'causes an error: TypeError: x'],
])
