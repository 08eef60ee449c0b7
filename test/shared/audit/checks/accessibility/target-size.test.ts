import { judge } from '../../../../support/judge.ts'
import { violation, faulty, literalAccessibility } from '../../../../support/literal-accessibility.ts'
import { literalFacts } from '../../../../support/literal-page.ts'

import { targetSize } from '../../../../../shared/audit/checks/accessibility/target-size.ts'

const facts = (...violations: ReturnType<typeof violation>[]) => literalFacts({ accessibility: literalAccessibility({ violations }) })

judge(targetSize, [
  ['nothing wrong', facts(), 'pass'],
  ['a small button', facts(violation('target-size', faulty('<button>'))), 'warn', 'main > button { min-width: 24px; min-height: 24px; }'],
  [
    'a small link',
    facts(violation('target-size', faulty('<a href="/">', { isInline: true }))),
    'warn',
    'main > a { display: inline-block; min-width: 24px;',
  ],
])
