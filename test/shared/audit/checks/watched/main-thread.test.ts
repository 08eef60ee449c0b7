import { mainThread } from '../../../../../shared/audit/checks/watched/main-thread.ts'
import { judge } from '../../../../support/judge.ts'
import { literalRendered } from '../../../../support/literal-rendered.ts'
import { literalWatched, phoneRendered } from '../../../../support/literal-watched.ts'

const watched = (wide: number | null, narrow: number | null, heard: Parameters<typeof literalWatched>[0] = {}) =>
  literalWatched({ desktop: literalRendered({ speed: { blocked: wide } }), phone: phoneRendered({ speed: { blocked: narrow } }), ...heard })

judge(mainThread, [
  ['a moment', watched(300, 200), 'pass', 'Scripts block the page for 0.2 s while it loads.'],
  ['not measured', watched(null, null), 'pass', 'Not measured'],
  ['for long in both loads', watched(2400, 2100), 'warn', 'Scripts block the page for 2.1 s'],
  ['for very long', watched(6000, 5000), 'fail', 'for 5.0 s'],
  ['for long in one load, in which the computer may have been slow', watched(2400, 300), 'pass', 'for 0.3 s'],
  ['on a busy computer', watched(2400, 2100, { heard: { cpuShareInAll: 0.4 } }), 'pass', 'Not checked: this computer was busy'],
  ['on a computer of which nothing is known', watched(2400, 2100, { heard: null }), 'pass', 'Not checked'],
])
