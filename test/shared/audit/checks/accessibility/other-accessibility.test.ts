import { judge } from '../../../../support/judge.ts'
import { fault, faulty, literalAccessibility } from '../../../../support/literal-accessibility.ts'
import { literalFacts } from '../../../../support/literal-page.ts'

import { otherAccessibility } from '../../../../../shared/audit/checks/accessibility/other-accessibility.ts'

const facts = (...faults: ReturnType<typeof fault>[]) => literalFacts({ accessibility: literalAccessibility({ faults }) })

const unseen = (unseenFrames: number, ...faults: ReturnType<typeof fault>[]) =>
  literalFacts({ accessibility: literalAccessibility({ faults, unseenFrames }) })

judge(otherAccessibility, [
  ['nothing wrong', facts(), 'pass'],
  [
    'faults of other kinds',
    facts(fault('list', faulty('<ul>')), fault('color-contrast', faulty('<p>')), fault('label', faulty('<input>'))),
    'pass',
  ],
  [
    'no zoom',
    facts(fault('meta-viewport', faulty('<meta name="viewport" content="user-scalable=no">'))),
    'fail',
    'content="width=device-width, initial-scale=1"',
  ],
  [
    'a link that stands out only by color',
    facts(fault('link-in-text-block', faulty('<a href="/">'))),
    'warn',
    'main > a { text-decoration: underline; }',
  ],
  ['a rule of a newer axe-core', facts(fault('new-rule', faulty('<p>'), faulty('<b>'))), 'warn', '2 elements: Help for new-rule.'],
  ['a frame from another site', unseen(1), 'pass', 'One frame from another site couldn’t be checked.'],
  ['frames of other sites, and a fault', unseen(2, fault('video-caption', faulty('<video>'))), 'warn', 'A video has no captions. 2 frames'],
])
