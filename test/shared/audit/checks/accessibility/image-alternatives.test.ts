import { judge } from '../../../../support/judge.ts'
import { fault, faulty, literalAccessibility } from '../../../../support/literal-accessibility.ts'
import { literalFacts } from '../../../../support/literal-page.ts'

import { imageAlternatives } from '../../../../../shared/audit/checks/accessibility/image-alternatives.ts'

const facts = (...faults: ReturnType<typeof fault>[]) => literalFacts({ accessibility: literalAccessibility({ faults }) })

judge(imageAlternatives, [
  ['nothing wrong', facts(), 'pass'],
  ['an image', facts(fault('image-alt', faulty('<img src="/a.png">'))), 'warn', '<img alt="" src="/a.png">'],
  ['a tag that is cut', facts(fault('image-alt', faulty('<img src="data:image/png;base64,AAAA…'))), 'warn', '<img alt="" src="data:'],
  [
    'an image button',
    facts(fault('input-image-alt', faulty('<input type="image">', { hint: 'Search' }))),
    'fail',
    '<input alt="Search" type="image">',
  ],
  ['a link in an image map', facts(fault('area-alt', faulty('<area href="/x">'))), 'fail', 'A link in an image map'],
  ['an SVG image', facts(fault('svg-img-alt', faulty('<svg role="img">'))), 'warn', '<svg aria-label="…" role="img">'],
])
