import { menus } from '../../../../../shared/audit/checks/tried/menus.ts'
import { judge } from '../../../../support/judge.ts'
import { faulty, look, named, onPhone, opened, press, untried } from '../../../../support/literal-tried.ts'
import { faultless, literalWatched, phoneRendered } from '../../../../support/literal-watched.ts'

judge(menus, [
  ['one that opens and closes', literalWatched(), 'pass', 'open and close.'],
  ['none', literalWatched({ tried: { menus: { ...faultless.menus, presses: [] } }, triedOnPhone: null }), 'pass', 'no menus'],
  ['not tried', untried, 'pass', 'Not checked'],
  ['a menu that does nothing', opened(press('menu', 'nothing')), 'fail', 'Nothing happens when “Plans” is pressed.'],
  ['an answer that does nothing', opened(press('opener', 'nothing')), 'warn', 'Nothing happens'],
  ['one that fails', opened(press('opener', 'throws', 'TypeError: x')), 'warn', 'causes an error: TypeError: x'],
  ['a dialog that Escape doesn’t close', opened(press('opener', 'stays', '<div role="dialog">')), 'warn', '<div role="dialog">'],
  [
    'a dialog that nothing closes after one that jumps',
    opened(press('opener', 'jumps'), press('opener', 'stuck', '<div>')),
    'fail',
    'can’t be closed',
  ],
  [
    'a cover whose button does nothing',
    look({ stuckCover: [named('<div class="news">', 'Our newsletter')] }),
    'fail',
    'Nothing closes what covers the page (“Our newsletter”)',
  ],
  ['a notice that stays', faulty('notice', named('<div>', 'We use cookies')), 'fail', 'The cookie notice doesn’t close'],
  ['a menu that leaves the page inert', opened(press('menu', 'dead')), 'fail', 'after “Plans” has been opened and closed.'],
  ['a menu that locks the page', opened(press('menu', 'locks')), 'fail', 'after “Plans” has been opened and closed.'],
  ['a link that phones don’t show', onPhone({ reached: [] }), 'warn', '<a href="https://acme.dev/pricing">Pricing</a>'],
  ['a button in place of a link', onPhone({ reached: ['pricing'] }), 'pass'],
  ['a phone’s menu that doesn’t open', onPhone({ reached: [], presses: [press('menu', 'unpressed')] }), 'pass'],
  [
    'a window that stays wide',
    { ...onPhone({ reached: [] }), ...literalWatched({ phone: phoneRendered({ view: { width: 620 } }) }) },
    'pass',
  ],
])
