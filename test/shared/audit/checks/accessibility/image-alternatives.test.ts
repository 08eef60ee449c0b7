import { judge } from '../../../../support/judge.ts'
import { violation, faulty, literalAccessibility } from '../../../../support/literal-accessibility.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { literalFacts, localFacts } from '../../../../support/literal-page.ts'

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

const page = (body: string) => readPage(`<title>Tidewatch</title><body>${body}</body>`, { url: 'https://tidewatch.dev/' })
const markup = (body: string) => localFacts(page(body))

judge(imageAlternatives, [
  ['images described or decorative', markup('<img src="/a.png" alt=""><img src="/b.png" alt="The tide table">'), 'pass'],
  [
    'a file’s name',
    markup('<img src="/a.png" alt="hero-image.png"><img src="/b.png" alt="IMG_4032">'),
    'warn',
    '“hero-image.png” and “IMG_4032”',
  ],
  ['a word that says nothing', markup('<img src="/a.png" alt="image"><img src="/b.png" alt="Bild 2">'), 'warn', '“image” and “Bild 2”'],
  [
    'short words that say something',
    markup('<img src="/a.png" alt="Logo"><img src="/b.png" alt="Map 2"><img src="/c.png" alt="Node.js">'),
    'pass',
  ],
  ['words said twice', markup('<a href="/docs"><img src="/a.png" alt="Docs"> Docs</a>'), 'warn', 'repeats the words beside it: “Docs”'],
  ['words said once', markup('<a href="/docs"><img src="/a.png" alt=""> Docs</a><a href="/b"><img src="/b.png" alt="Start"></a>'), 'pass'],
  [
    'both, with the running page',
    literalFacts({
      page: page('<img src="/a.png" alt="image">'),
      accessibility: literalAccessibility({ violations: [violation('image-alt', faulty('<img src="/b.png">'))] }),
    }),
    'warn',
    'An image has no alt text. An alt text says nothing about the image: “image”.',
  ],
])
