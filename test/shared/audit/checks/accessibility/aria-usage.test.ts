import { judge } from '../../../../support/judge.ts'
import { violation, faulty, literalAccessibility } from '../../../../support/literal-accessibility.ts'
import { literalFacts } from '../../../../support/literal-page.ts'

import { ariaUsage } from '../../../../../shared/audit/checks/accessibility/aria-usage.ts'

const facts = (...violations: ReturnType<typeof violation>[]) => literalFacts({ accessibility: literalAccessibility({ violations }) })

const slider = faulty('<div role="slider" aria-pressed="true">')

judge(ariaUsage, [
  ['nothing wrong', facts(), 'pass'],
  [
    'an attribute that the role doesn’t support',
    facts(violation('aria-allowed-attr', { ...slider, attributes: ['aria-pressed'] })),
    'warn',
    '\n<div role="slider">',
  ],
  [
    'a missing required attribute',
    facts(violation('aria-required-attr', { ...slider, attributes: ['aria-valuenow'] })),
    'warn',
    '<div aria-valuenow="…" role="slider"',
  ],
  ['a role that doesn’t exist', facts(violation('aria-roles', faulty("<p role='slidr' id=a>"))), 'warn', '\n<p id=a>'],
  ['the whole page hidden', facts(violation('aria-hidden-body', faulty('<body aria-hidden="true">'))), 'fail', '\n<body>'],
  [
    'a hidden link that can be focused',
    facts(violation('aria-hidden-focus', faulty('<div aria-hidden="true">', { causes: [{ path: 'a', html: '<a href="/">' }] }))),
    'warn',
    '\n<a tabindex="-1" href="/">',
  ],
  [
    'two faults on one tag: the last snippet fixes both',
    facts(violation('aria-allowed-attr', { ...slider, attributes: ['aria-pressed'] }), violation('aria-roles', slider)),
    'warn',
    '\n<div role="slider">\n\n<!-- Replace these tags with: -->\n<div>',
  ],
])
