import { judge } from '../../../../support/judge.ts'
import { violation, faulty, literalAccessibility } from '../../../../support/literal-accessibility.ts'
import { literalFacts } from '../../../../support/literal-page.ts'

import { pageStructure } from '../../../../../shared/audit/checks/accessibility/page-structure.ts'

const facts = (...violations: ReturnType<typeof violation>[]) => literalFacts({ accessibility: literalAccessibility({ violations }) })

judge(pageStructure, [
  ['nothing wrong', facts(), 'pass'],
  ['a list', facts(violation('list', faulty('<ul>'))), 'warn', 'A list contains something other than list items.'],
  ['a frame', facts(violation('frame-title', faulty('<iframe src="/demo">'))), 'warn', '<iframe title="…" src="/demo">'],
  ['no title, which the title check finds', facts(violation('document-title', faulty('<html>'))), 'pass'],
  ['an empty heading', facts(violation('empty-heading', faulty('<h2>'))), 'warn', 'A heading is empty.\nWrite what follows'],
])
