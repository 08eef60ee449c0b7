import { imageQuality } from '../../../../../shared/audit/checks/rendered/image-quality.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'
import { literalRendered } from '../../../../support/literal-rendered.ts'

const image = (kind: 'stretched' | 'blurred' | 'placeholder' | 'unseen', url = 'https://acme.dev/screen.png') => ({
  url,
  kind,
  isOwn: true,
  place: { path: 'img', html: '<img>' },
  alt: 'Tides',
  natural: [640, 400] as [number, number],
  shown: [500, 120] as [number, number],
})
const facts = (...distorted: ReturnType<typeof image>[]) => literalFacts({ rendered: literalRendered({ pictures: { distorted } }) })

judge(imageQuality, [
  ['as they are', facts(), 'pass', 'No picture is a placeholder, stretched, blurred or the same color as its background.'],
  ['unseen', facts(image('unseen')), 'warn', 'A picture can’t be seen on a background of the same color.'],
  ['a placeholder', facts(image('placeholder')), 'warn', 'A picture is still a placeholder.'],
  ['stretched', facts(image('stretched')), 'warn', 'https://acme.dev/screen.png (stretched): 640 × 400 pixels shown as 500 × 120'],
  [
    'both kinds, all named',
    facts(image('stretched'), image('blurred'), image('blurred', 'https://acme.dev/b.png')),
    'warn',
    'An image is stretched; 2 images are blurred, with too few pixels.',
  ],
])
