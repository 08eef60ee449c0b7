import { twitterCard } from '../../../../../shared/audit/checks/page/twitter-card.ts'
import { judge } from '../../../../support/judge.ts'
import { localFacts } from '../../../../support/literal-page.ts'

const tag = '<meta name="twitter:card" content="summary_large_image">'

judge(twitterCard, [
  ['a large card passes', localFacts(), 'pass'],
  ['none falls back to a small card', localFacts({ twitter: {} }), 'warn', tag],
  ['a small card', localFacts({ twitter: { card: 'summary' } }), 'warn', tag],
])
