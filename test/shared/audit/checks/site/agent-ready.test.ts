import { agentReady } from '../../../../../shared/audit/checks/site/agent-ready.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalPage } from '../../../../support/literal-page.ts'

judge(agentReady, [
  ['llms.txt passes', literalFacts(), 'pass'],
  [
    'one that lists a missing page',
    literalFacts({ llmsTxt: { found: true, gone: ['https://acme.dev/docs/start.md'] } }),
    'warn',
    'llms.txt lists https://acme.dev/docs/start.md, which returns 404.',
  ],
  [
    'none gets a draft',
    literalFacts({ llmsTxt: { found: false } }),
    'warn',
    'https://acme.dev/llms.txt:\n# Acme\n\n> Acme turns harbour gauges',
  ],
  [
    'a project of a shared host gets it in its own folder',
    literalFacts({ llmsTxt: { found: false }, page: literalPage({ url: 'https://acme.github.io/tides/' }) }),
    'warn',
    'Save this as https://acme.github.io/tides/llms.txt:',
  ],
  [
    'dummy text isn’t copied',
    literalFacts({
      llmsTxt: { found: false },
      page: literalPage({
        paragraphs: ['Every gauge reports twice an hour. Lorem ipsum dolor sit amet. Ut enim.', 'Lorem ipsum dolor sit amet.'],
      }),
    }),
    'warn',
    '\n\nEvery gauge reports twice an hour.\n\n## Pages',
  ],
  [
    'the draft links the site’s pages',
    literalFacts({ llmsTxt: { found: false } }),
    'warn',
    '## Pages\n\n- [Pricing](https://acme.dev/pricing)',
  ],
])
