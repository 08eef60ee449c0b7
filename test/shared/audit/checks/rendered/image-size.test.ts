import { imageSize } from '../../../../../shared/audit/checks/rendered/image-size.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'
import { literalRendered } from '../../../../support/literal-rendered.ts'

const large = (bytes: number | null) => ({
  url: 'https://acme.dev/a.png',
  isOwn: true,
  place: { path: 'img', html: '<img src="/a.png">' },
  alt: '',
  natural: [4000, 3000] as [number, number],
  needed: [800, 600] as [number, number],
  bytes,
})
const facts = (...list: (number | null)[]) => literalFacts({ rendered: literalRendered({ pictures: { large: list.map(large) } }) })

judge(imageSize, [
  ['none is large', facts(), 'pass'],
  ['one of known weight', facts(812_345), 'warn', 'https://acme.dev/a.png (4000 × 3000, 812 kB): 800 × 600 is enough'],
  ['one from another host', facts(null), 'warn', '(4000 × 3000): 800 × 600'],
  ['two', facts(1, 2), 'warn', 'Picture a.png and 1 more picture are much larger than displayed.'],
])
