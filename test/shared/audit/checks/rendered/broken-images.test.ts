import { brokenImages } from '../../../../../shared/audit/checks/rendered/broken-images.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'
import { literalRendered } from '../../../../support/literal-rendered.ts'

const picture = { url: 'https://acme.dev/a.png', isOwn: true, place: { path: 'img', html: '<img src="/a.png">' }, alt: null }
const shown = (count: number, broken: number) =>
  literalFacts({ rendered: literalRendered({ pictures: { count, broken: Array.from({ length: broken }, () => picture) } }) })

const foreign = { ...picture, url: 'https://cdn.example/a.png', isOwn: false }
const other = literalFacts({ rendered: literalRendered({ pictures: { count: 2, broken: [foreign] } }) })

const inHero = { ...picture, url: 'https://acme.dev/img/b%20c.png?v=2', place: { path: 'section.hero > img', html: '<img>' } }
const hero = literalFacts({ rendered: literalRendered({ pictures: { count: 4, broken: [picture, inHero, picture] } }) })

judge(brokenImages, [
  ['no images', shown(0, 0), 'pass', 'No images on the page.'],
  ['one that loads', shown(1, 0), 'pass', 'The only image loads.'],
  ['several that load', shown(3, 0), 'pass', 'All 3 images load.'],
  ['one that is broken', shown(1, 1), 'fail', 'Picture a.png is broken.'],
  ['one from another host', other, 'warn', 'An extension or your network may be blocking cdn.example.'],
  ['some that are broken', shown(5, 2), 'fail', 'https://acme.dev/a.png'],
  ['several', shown(5, 2), 'fail', 'Picture a.png and 1 more picture are broken.'],
  ['the hero', hero, 'fail', 'Hero picture b c.png and 2 more pictures are broken.'],
])
