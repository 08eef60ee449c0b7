import { agentReady } from '../../../../../shared/audit/checks/site/agent-ready.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'

judge(agentReady, [
  ['llms.txt passes', literalFacts(), 'pass'],
  [
    'none gets a draft',
    literalFacts({ llmsTxt: { found: false } }),
    'warn',
    'https://acme.dev/llms.txt:\n# Acme\n\n> Acme turns harbour gauges',
  ],
  [
    'the draft links the site’s pages',
    literalFacts({ llmsTxt: { found: false } }),
    'warn',
    '## Pages\n\n- [Pricing](https://acme.dev/pricing)',
  ],
])
