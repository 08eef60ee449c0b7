import { responseTime } from '../../../../../shared/audit/checks/transport/response-time.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalSite } from '../../../../support/literal-page.ts'

const answeredIn = (ms: number) => literalFacts({ response: { ...literalSite().response, ms } })

judge(responseTime, [
  ['below 600 ms passes', answeredIn(599.4), 'pass', '599 ms'],
  ['600 ms', answeredIn(600), 'warn', 'Cache-Control: public'],
  ['below 1000 ms', answeredIn(999), 'warn'],
  ['1000 ms fails', answeredIn(1000), 'fail', '1000 ms'],
])
