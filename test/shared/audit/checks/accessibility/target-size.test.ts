import { judge } from '../../../../support/judge.ts'
import { fault, faulty, literalAccessibility } from '../../../../support/literal-accessibility.ts'
import { literalFacts } from '../../../../support/literal-page.ts'

import { targetSize } from '../../../../../shared/audit/checks/accessibility/target-size.ts'

const facts = (...faults: ReturnType<typeof fault>[]) => literalFacts({ accessibility: literalAccessibility({ faults }) })

judge(targetSize, [
  ['nothing wrong', facts(), 'pass'],
  ['a small button', facts(fault('target-size', faulty('<button>'))), 'warn', 'main > button { min-width: 24px; min-height: 24px; }'],
  [
    'a small link',
    facts(fault('target-size', faulty('<a href="/">', { isInline: true }))),
    'warn',
    'main > a { display: inline-block; min-width: 24px;',
  ],
])
