import { keyboardFocus } from '../../../../../shared/audit/checks/tried/keyboard-focus.ts'
import { judge } from '../../../../support/judge.ts'
import { faulty, look, named, typed, untried } from '../../../../support/literal-tried.ts'
import { faultless, literalWatched } from '../../../../support/literal-watched.ts'

const link = named('<a href="/docs">', 'Docs')
judge(keyboardFocus, [
  ['a focus that shows', literalWatched(), 'pass', 'on 4 controls'],
  ['not tried', untried, 'pass', 'Not checked'],
  [
    'no focus in this window',
    literalWatched({ tried: { look: { ...faultless.look, walked: 0 } }, triedOnPhone: null }),
    'pass',
    'Not checked',
  ],
  ['one of four that shows none', look({ unmarked: [link] }), 'warn', 'a:focus-visible { outline: 3px solid !important'],
  ['the only one', look({ unmarked: [link], walked: 1 }), 'warn', 'Keyboard focus is invisible on the only control, “Docs”.'],
  ['most that show none', look({ unmarked: [link, link, link] }), 'fail', 'on 3 of 4 controls, such as “Docs”'],
  ['a trap', look({ traps: [link] }), 'fail', 'can’t get past “Docs”'],
  [
    'a choice that no key makes',
    typed('unchosen', named('<input type="radio" name="plan">', 'One bag')),
    'fail',
    'made with the keyboard, because its radio buttons or checkbox can’t be focused: “One bag”',
  ],
  ['a control for the mouse', faulty('mouse', named('<div onclick="go()">', 'Go')), 'warn', '<div onclick="go()">'],
])
