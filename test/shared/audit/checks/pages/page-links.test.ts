import { pageLinks } from '../../../../../shared/audit/checks/pages/page-links.ts'
import type { FurtherFault } from '../../../../../shared/audit/facts-around.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalPage } from '../../../../support/literal-page.ts'

const fault = (overrides: Partial<FurtherFault>): FurtherFault => ({
  page: 'https://acme.dev/guides/start',
  url: 'https://acme.dev/guides/css/site.css',
  kind: 'style',
  text: '',
  status: 404,
  reason: null,
  ...overrides,
})
const further = (...failed: FurtherFault[]) =>
  literalFacts({
    further: { count: 9, failed },
    page: literalPage({ resources: [{ url: 'https://acme.dev/css/site.css', kind: 'style', tag: '<link>' }] }),
  })

judge(pageLinks, [
  [
    'a heavy picture',
    literalFacts({
      further: { count: 9, failed: [], heavy: [{ page: 'https://acme.dev/team', url: 'https://acme.dev/team.png', bytes: 2_377_510 }] },
    }),
    'warn',
    '/team shows team.png, which weighs 2.4 MB.',
  ],
  ['nothing to request', literalFacts({ further: { count: 0, failed: [] } }), 'pass', 'nothing else'],
  ['everything works', further(), 'pass', '9 checked'],
  [
    'styles looked for in the page’s folder',
    further(fault({})),
    'fail',
    '/guides/start doesn’t get its style sheet /guides/css/site.css (status 404).\nFix these URLs on the pages named, or restore what they lead to:\nhttps://acme.dev/guides/start: https://acme.dev/guides/css/site.css (style sheet, status 404; this page loads it from https://acme.dev/css/site.css)',
  ],
  ['a picture', further(fault({ kind: 'picture', url: 'https://acme.dev/a.png' })), 'warn', 'doesn’t get its'],
  [
    'a link',
    further(fault({ kind: null, text: 'Old prices', url: 'https://acme.dev/old' })),
    'warn',
    '/guides/start links to /old (status 404).',
  ],
  [
    'a link called “canonical URL”',
    further(fault({ kind: null, text: 'canonical URL', url: 'https://acme.dev/old' })),
    'warn',
    '/guides/start links to /old (status 404).',
  ],
  [
    'a canonical URL',
    further(fault({ kind: null, text: null, url: 'https://acme.dev/old' })),
    'warn',
    'https://acme.dev/old (canonical URL, status 404)',
  ],
  ['a file that is something else', further(fault({ status: 200, reason: 'an HTML page instead' })), 'fail', '(an HTML page instead)'],
])
