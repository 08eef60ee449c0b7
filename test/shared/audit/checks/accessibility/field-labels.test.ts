import { judge } from '../../../../support/judge.ts'
import { violation, faulty, literalAccessibility } from '../../../../support/literal-accessibility.ts'
import { literalFacts } from '../../../../support/literal-page.ts'

import { fieldLabels } from '../../../../../shared/audit/checks/accessibility/field-labels.ts'

const facts = (...violations: ReturnType<typeof violation>[]) => literalFacts({ accessibility: literalAccessibility({ violations }) })

const email = faulty('<input type="email">', { hint: 'Email' })

judge(fieldLabels, [
  ['nothing wrong', facts(), 'pass'],
  ['a field', facts(violation('label', email)), 'fail', '<label>Email <input type="email"></label>'],
  [
    'a field of several lines',
    facts(violation('label', faulty('<textarea name="note">'))),
    'fail',
    '<textarea aria-label="…" name="note">',
  ],
  ['a list', facts(violation('select-name', faulty('<select>', { hint: 'Country' }))), 'fail', '<select aria-label="Country">'],
  [
    'a made-up autocomplete value',
    facts(violation('autocomplete-valid', faulty('<input autocomplete="mail" name="a">'))),
    'warn',
    '\n<input name="a">',
  ],
])
