import { responseTime } from '../../../../../shared/audit/checks/transport/response-time.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalSite } from '../../../../support/literal-page.ts'

const answeredIn = (ms: number, late = 0) => literalFacts({ response: { ...literalSite().response, ms, late } })

judge(responseTime, [
  ['below 600 ms passes', answeredIn(599.4), 'pass', '599 ms'],
  ['600 ms', answeredIn(600), 'warn', 'Cache-Control: public'],
  ['below 1000 ms', answeredIn(999), 'warn'],
  ['1000 ms fails', answeredIn(1000), 'fail', '1000 ms'],
  ['a warning that our own delay may have made', answeredIn(700, 150), 'pass', 'Not checked: we were busy.'],
  ['an error that would be a warning without our own delay', answeredIn(1100, 150), 'pass', 'Not checked: we were busy.'],
  ['an error whatever our own delay', answeredIn(1300, 150), 'fail', '1300 ms'],
])
