import { fixedBars } from '../../../../../shared/audit/checks/tried/fixed-bars.ts'
import { judge } from '../../../../support/judge.ts'
import { faulty, named, untried } from '../../../../support/literal-tried.ts'
import { faultless, literalWatched } from '../../../../support/literal-watched.ts'

const link = named('<a href="/docs">', 'Docs')
judge(fixedBars, [
  ['no bar over anything', literalWatched(), 'pass', 'No fixed bar covers'],
  ['not tried', untried, 'pass', 'Not checked'],
  ['another fault', faulty('zero', link), 'pass'],
  [
    'a bar over the page’s end',
    faulty('end', link),
    'warn',
    'A fixed bar covers a control at the end of the page, where it can’t be scrolled into view: “Docs”',
  ],
  ['a heading beneath the header', faulty('target', named('<h2>', 'Prices')), 'warn', 'scroll-padding-top'],
  [
    'a focus beneath a bar that only phones have',
    literalWatched({ triedOnPhone: { look: { ...faultless.look, faults: [{ ...link, kind: 'buried' }] } } }),
    'pass',
  ],
  ['a focus beneath a bar', faulty('buried', link, named('<a href="/help">', 'Help')), 'warn', '2 controls are covered'],
])
