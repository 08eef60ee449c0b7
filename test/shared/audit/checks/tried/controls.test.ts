import { controls } from '../../../../../shared/audit/checks/tried/controls.ts'
import { judge } from '../../../../support/judge.ts'
import { faulty, named, untried } from '../../../../support/literal-tried.ts'
import { literalWatched } from '../../../../support/literal-watched.ts'

const one = named('<div>', 'Week view')
judge(controls, [
  ['nothing', literalWatched(), 'pass', 'menus and links work'],
  ['not tried', untried, 'pass', 'Not checked'],
  ['a stuck checkbox', faulty('unticked', one), 'fail', 'A checkbox can’t be checked: “Week view”'],
  ['a switch without a theme', faulty('theme', one), 'warn', 'doesn’t change any color'],
  ['a menu that closes', faulty('gap', one), 'fail', 'closes on the way to it'],
  ['another check’s fault', faulty('mouse', one), 'pass'],
])
