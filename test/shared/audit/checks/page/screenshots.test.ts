import { screenshots } from '../../../../../shared/audit/checks/page/screenshots.ts'
import { judge } from '../../../../support/judge.ts'
import { localFacts } from '../../../../support/literal-page.ts'
import { literalRendered } from '../../../../support/literal-rendered.ts'

const image = (url: string, width: number | null = null, height: number | null = null) => ({ url, alt: '', width, height })
const images = (...images: ReturnType<typeof image>[]) => localFacts({ images })
const shot = image('https://acme.dev/shot.png', 1280, 800)

const lost = { url: shot.url, isOwn: true, place: { path: 'img', html: '<img>' }, alt: null }

judge(screenshots, [
  [
    'one that the browser couldn’t load, which `broken-images` reports',
    { ...images(shot, image('https://acme.dev/b.png', 1280, 800)), rendered: literalRendered({ pictures: { broken: [lost] } }) },
    'pass',
    'See “Broken images”',
  ],
  [
    'one alone that is broken is as bad as none, and two are asked for',
    { ...images(shot), rendered: literalRendered({ pictures: { broken: [lost] } }) },
    'fail',
    'Only one screenshot, and it’s broken: https://acme.dev/shot.png\nSave 1280 × 800 px screenshots as https://acme.dev/screenshots/1.png and https://acme.dev/screenshots/2.png, and add this in place of the broken one:',
  ],
  [
    'one alone on another host that this browser may not reach',
    { ...images(shot), rendered: literalRendered({ pictures: { broken: [{ ...lost, isOwn: false }] } }) },
    'warn',
    'Only one screenshot, and it’s broken',
  ],
  [
    'an icon that JSON-LD calls a screenshot',
    localFacts({
      images: [],
      jsonLd: { nodes: [{ '@type': 'WebApplication', screenshot: 'https://acme.dev/app-icon-256.png' }], errors: [] },
    }),
    'fail',
    'No usable product screenshots.',
  ],
  ['a logo whose name has spaces', images(shot, image('https://acme.dev/logo%20acme%20boats.jpg')), 'warn', 'Only one usable screenshot'],
  ['a picture with other words', images(shot, image('https://acme.dev/the%20dialogo%20view.jpg')), 'pass'],
  ['two pass', localFacts(), 'pass', '2 usable'],
  ['pictures of unknown size count', images(image('https://acme.dev/a.webp'), image('https://acme.dev/b.webp')), 'pass'],
  ['the same picture twice is one', images(shot, shot), 'warn', 'Only one'],
  [
    'one',
    images(shot),
    'warn',
    '<img src="https://acme.dev/screenshots/2.png" alt="Acme: Tide tables for harbour pilots" width="1280" height="800">',
  ],
  ['one more is asked for', images(shot), 'warn', 'Save another 1280 × 800 px screenshot as https://acme.dev/screenshots/2.png, and add'],
  [
    'none fails',
    images(),
    'fail',
    'Save 1280 × 800 px screenshots as https://acme.dev/screenshots/1.png and https://acme.dev/screenshots/2.png, and add',
  ],
  ['300 × 150 pixels are enough', images(shot, image('https://acme.dev/a.png', 300, 150)), 'pass'],
  ['299 pixels are too narrow', images(shot, image('https://acme.dev/a.png', 299, 150)), 'warn'],
  ['149 pixels are too low', images(shot, image('https://acme.dev/a.png', 300, 149)), 'warn'],
  ['logos and icons show no product', images(image('https://acme.dev/logo.png'), image('https://acme.dev/img/icon-3.png')), 'fail'],
  ['faces show no product', images(image('https://acme.dev/ada.jpg', 64, 64), image('https://acme.dev/avatars/b.jpg')), 'fail'],
  ['a word that contains "icon" is none', images(image('https://acme.dev/silicon.png'), image('https://acme.dev/lexicon.png')), 'pass'],
  [
    'JSON-LD screenshots count',
    localFacts({
      images: [],
      jsonLd: { nodes: [{ '@type': 'WebApplication', screenshot: ['/a.png', { '@type': 'ImageObject', url: '/b.png' }] }], errors: [] },
    }),
    'pass',
  ],
])
