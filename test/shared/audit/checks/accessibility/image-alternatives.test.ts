import { judge } from '../../../../support/judge.ts'
import { violation, faulty, literalAccessibility } from '../../../../support/literal-accessibility.ts'
import { literalFacts } from '../../../../support/literal-page.ts'

import { imageAlternatives } from '../../../../../shared/audit/checks/accessibility/image-alternatives.ts'

const facts = (...violations: ReturnType<typeof violation>[]) => literalFacts({ accessibility: literalAccessibility({ violations }) })

judge(imageAlternatives, [
  ['nothing wrong', facts(), 'pass'],
  ['an image', facts(violation('image-alt', faulty('<img src="/a.png">'))), 'warn', '<img alt="" src="/a.png">'],
  ['a tag that is cut', facts(violation('image-alt', faulty('<img src="data:image/png;base64,AAAA…'))), 'warn', '<img alt="" src="data:'],
  [
    'an image button',
    facts(violation('input-image-alt', faulty('<input type="image">', { hint: 'Search' }))),
    'fail',
    '<input alt="Search" type="image">',
  ],
  ['a link in an image map', facts(violation('area-alt', faulty('<area href="/x">'))), 'fail', 'A link in an image map'],
  ['an SVG image', facts(violation('svg-img-alt', faulty('<svg role="img">'))), 'warn', '<svg aria-label="…" role="img">'],
])
