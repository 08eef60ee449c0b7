import { mainAction } from '../../../../../shared/audit/checks/tried/main-action.ts'
import type { Press } from '../../../../../shared/tried/tried.ts'
import { judge } from '../../../../support/judge.ts'
import { literalWatched } from '../../../../support/literal-watched.ts'

const main = (overrides: Partial<Press>): Press => ({
  place: { path: '.start', html: '<button class="start">' },
  text: 'Start free',
  kind: 'main',
  outcome: 'works',
  detail: '',
  ...overrides,
})
const on = (overrides: Partial<Press>) => literalWatched({ tried: { presses: [main(overrides)] } })

judge(mainAction, [
  ['a button that works', literalWatched(), 'pass', '“Start free” reacts when it’s pressed.'],
  ['a link', on({ outcome: 'unpressed' }), 'pass', '“Start free” can be reached.'],
  ['a page that couldn’t be tried', literalWatched({ tried: null, triedOnPhone: null }), 'pass', 'Not checked'],
  ['no button', literalWatched({ tried: { presses: [] }, triedOnPhone: null }), 'pass', 'Not checked'],
  ['another button that does nothing', on({ kind: 'button', outcome: 'nothing' }), 'pass', 'Start free'],
  ['one that does nothing', on({ outcome: 'nothing' }), 'fail', '<button class="start">'],
  [
    'one whose script fails',
    on({ outcome: 'nothing', detail: 'TypeError: tides is undefined' }),
    'fail',
    'Its script fails: TypeError: tides',
  ],
  ['one that works in spite of an error', on({ outcome: 'throws', detail: 'TypeError: x' }), 'warn', 'causes an error: TypeError: x'],
  ['one under a layer', on({ outcome: 'covered', detail: '.shine { pointer-events: none; }' }), 'fail', '.shine { pointer-events: none; }'],
  ['one outside the window', on({ outcome: 'outside' }), 'fail', 'outside the window'],
  [
    'one that does nothing on a phone',
    literalWatched({ triedOnPhone: { presses: [main({ outcome: 'nothing' })] } }),
    'fail',
    'is pressed on a 390 px phone screen.',
  ],
])
