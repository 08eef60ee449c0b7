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
const weighing = (bytes: number) =>
  literalFacts({ rendered: literalRendered({ requests: { heaviest: [{ url: 'https://acme.dev/hero.png', kind: 'picture', bytes }] } }) })

judge(imageSize, [
  ['none is large', facts(), 'pass'],
  ['one of known weight', facts(812_345), 'warn', 'https://acme.dev/a.png (4000 × 3000, 812 kB): 800 × 600 is enough'],
  ['one from another host', facts(null), 'warn', '(4000 × 3000): 800 × 600'],
  ['one as large as displayed, but badly compressed', weighing(2_906_922), 'warn', 'Picture hero.png weighs more than 1.5 MB.'],
  ['a large photo', weighing(900_000), 'pass'],
  ['two', facts(1, 2), 'warn', 'Picture a.png and 1 more picture are much larger than displayed.'],
])
