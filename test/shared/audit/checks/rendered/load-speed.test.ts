import { loadSpeed } from '../../../../../shared/audit/checks/rendered/load-speed.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'
import { literalRendered } from '../../../../support/literal-rendered.ts'

const facts = (ms: number | null, load: 'first' | 'cached' = 'first', firstByte = 80, cpuShare: number | null = 0.95) =>
  literalFacts({
    rendered: literalRendered({ view: { load }, speed: { firstByte, cpuShare, largestPaint: ms === null ? null : { ms, place: null } } }),
  })

judge(loadSpeed, [
  ['fast', facts(900), 'pass', 'The largest element appeared after 0.9 s on this first visit.'],
  ['not measured', facts(null), 'pass', 'Not measured'],
  ['a load from the cache isn’t judged', facts(9000, 'cached'), 'pass', 'A first visit takes longer.'],
  ['slow', facts(3000), 'warn', 'preload its image or font'],
  ['very slow', facts(6000), 'fail'],
  ['slow on a machine that is busy', facts(3000, 'first', 80, 0.4), 'pass', 'Not checked: this computer was busy'],
  ['slow in a tab that nobody watched', facts(3000, 'first', 80, null), 'pass', 'Not checked: this computer may have been busy'],
  ['fast in a tab that nobody watched', facts(900, 'first', 80, null), 'pass', 'The largest element appeared after 0.9 s'],
  ['a slow server is named', facts(6000, 'first', 5000), 'fail', 'Speed up your server, which took 5.0 s to respond'],
])
