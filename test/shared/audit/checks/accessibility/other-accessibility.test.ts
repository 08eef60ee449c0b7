import { judge } from '../../../../support/judge.ts'
import { violation, faulty, literalAccessibility } from '../../../../support/literal-accessibility.ts'
import { literalFacts } from '../../../../support/literal-page.ts'

import { otherAccessibility } from '../../../../../shared/audit/checks/accessibility/other-accessibility.ts'

const facts = (...violations: ReturnType<typeof violation>[]) => literalFacts({ accessibility: literalAccessibility({ violations }) })

const unseen = (unseenFrames: number, ...violations: ReturnType<typeof violation>[]) =>
  literalFacts({ accessibility: literalAccessibility({ violations, unseenFrames }) })

judge(otherAccessibility, [
  ['nothing wrong', facts(), 'pass'],
  [
    'faults of other kinds',
    facts(violation('list', faulty('<ul>')), violation('color-contrast', faulty('<p>')), violation('label', faulty('<input>'))),
    'pass',
  ],
  [
    'no zoom, which `viewport` reports',
    facts(violation('meta-viewport', faulty('<meta name="viewport" content="user-scalable=no">'))),
    'pass',
  ],
  [
    'a link that stands out only by color',
    facts(violation('link-in-text-block', faulty('<a href="/">'))),
    'warn',
    'main > a { text-decoration: underline; }',
  ],
  ['a rule of a newer axe-core', facts(violation('new-rule', faulty('<p>'), faulty('<b>'))), 'warn', '2 elements: Help for new-rule.'],
  ['a frame from another site', unseen(1), 'pass', 'One frame from another site couldn’t be checked.'],
  [
    'frames of other sites, and a fault',
    unseen(2, violation('marquee', faulty('<marquee>'))),
    'warn',
    'Text moves automatically. 2 frames',
  ],
  ['a positive tabindex', facts(violation('tabindex', faulty('<a href="/" tabindex="2">'))), 'warn', '<a tabindex="0" href="/">'],
])
