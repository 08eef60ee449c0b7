import { judge } from '../../../../support/judge.ts'
import { violation, faulty, literalAccessibility } from '../../../../support/literal-accessibility.ts'
import { literalFacts } from '../../../../support/literal-page.ts'

import { controlNames } from '../../../../../shared/audit/checks/accessibility/control-names.ts'

const facts = (...violations: ReturnType<typeof violation>[]) => literalFacts({ accessibility: literalAccessibility({ violations }) })

const button = faulty('<button class="menu">', { hint: 'Menu' })

judge(controlNames, [
  ['nothing wrong', facts(), 'pass'],
  ['faults of other kinds', facts(violation('list', faulty('<ul>'))), 'pass'],
  ['a button', facts(violation('button-name', button)), 'fail', 'A button has no accessible name.'],
  ['two buttons', facts(violation('button-name', button, button)), 'fail', '2 buttons have no accessible name.'],
  ['the fix names it as its icon does', facts(violation('button-name', button)), 'fail', '<button aria-label="Menu" class="menu">'],
  ['the fix leaves a blank for the words', facts(violation('link-name', faulty('<a href="/x">'))), 'fail', '<a aria-label="…" href="/x">'],
  [
    'the fix replaces an empty name',
    facts(violation('link-name', faulty('<a href="/x" aria-label="">', { hint: 'X' }))),
    'fail',
    '\n<a aria-label="X" href="/x">',
  ],
  [
    'the fix escapes words',
    facts(violation('button-name', faulty('<button>', { hint: '"><script>' }))),
    'fail',
    'aria-label="&quot;&gt;&lt;script&gt;"',
  ],
  ['a form button', facts(violation('input-button-name', faulty('<input type="button">'))), 'fail', '<input value="…" type="button">'],
  ['a tooltip', facts(violation('aria-tooltip-name', faulty('<div role="tooltip">'))), 'warn', 'A tooltip has no text.'],
  [
    'two kinds',
    facts(violation('button-name', button), violation('link-name', button, button)),
    'fail',
    'A button has no accessible name. 2 links have no accessible name.',
  ],
  [
    'in a frame',
    facts(violation('button-name', { ...button, frame: 'https://acme.dev/demo' })),
    'fail',
    '<!-- In the frame https://acme.dev/demo -->\n<button',
  ],
])
