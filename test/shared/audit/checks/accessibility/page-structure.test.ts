import { judge } from '../../../../support/judge.ts'
import { fault, faulty, literalAccessibility } from '../../../../support/literal-accessibility.ts'
import { literalFacts } from '../../../../support/literal-page.ts'

import { pageStructure } from '../../../../../shared/audit/checks/accessibility/page-structure.ts'

const facts = (...faults: ReturnType<typeof fault>[]) => literalFacts({ accessibility: literalAccessibility({ faults }) })

judge(pageStructure, [
  ['nothing wrong', facts(), 'pass'],
  ['a list', facts(fault('list', faulty('<ul>'))), 'warn', 'A list contains something other than list items.'],
  ['a frame', facts(fault('frame-title', faulty('<iframe src="/demo">'))), 'warn', '<iframe title="…" src="/demo">'],
  ['no title, which the title check finds', facts(fault('document-title', faulty('<html>'))), 'pass'],
])
