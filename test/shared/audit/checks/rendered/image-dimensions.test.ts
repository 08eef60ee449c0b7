import { imageDimensions } from '../../../../../shared/audit/checks/rendered/image-dimensions.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'
import { literalRendered } from '../../../../support/literal-rendered.ts'

const unsized = (html: string) => ({
  url: 'https://acme.dev/a.png',
  isOwn: true,
  place: { path: 'img', html },
  alt: '',
  natural: [640, 400] as [number, number],
})
const facts = (...tags: string[]) => literalFacts({ rendered: literalRendered({ pictures: { unsized: tags.map(unsized) } }) })

judge(imageDimensions, [
  ['space is reserved for every image', facts(), 'pass', 'Space is reserved'],
  ['Firefox doesn’t tell', literalFacts({ rendered: literalRendered({ pictures: { unsized: null } }) }), 'pass', 'Not measured'],
  ['the fix is the tag with its size', facts('<img src="/a.png">'), 'warn', '<img width="640" height="400" src="/a.png">'],
  ['a single attribute is replaced', facts('<img width="99" src="/a.png" />'), 'warn', '<img width="640" height="400" src="/a.png" />'],
])
