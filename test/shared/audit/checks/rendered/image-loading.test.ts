import { imageLoading } from '../../../../../shared/audit/checks/rendered/image-loading.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'
import { literalRendered } from '../../../../support/literal-rendered.ts'

const eager = (bytes: number) => ({
  url: 'https://acme.dev/a.png',
  isOwn: true,
  place: { path: 'img', html: '<img src="/a.png" loading="eager">' },
  alt: '',
  bytes,
})
const facts = (...sizes: number[]) => literalFacts({ rendered: literalRendered({ pictures: { eager: sizes.map(eager) } }) })

judge(imageLoading, [
  ['nothing below the fold', facts(), 'pass'],
  ['small ones', facts(40_000), 'pass'],
  ['large ones', facts(90_000, 60_000), 'warn', '150 kB of images'],
  ['the fix is the tag', facts(400_000), 'warn', '<img loading="lazy" src="/a.png">'],
])
