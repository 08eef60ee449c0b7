import { ogTags } from '../../../../../shared/audit/checks/page/og-tags.ts'
import { judge } from '../../../../support/judge.ts'
import { emptyPage, literalPage, localFacts } from '../../../../support/literal-page.ts'

const drawing = { url: 'https://acme.dev/hero.svg?v=2', alt: '', width: 1280, height: 800 }
const full = literalPage().openGraph
const without = (...properties: string[]) =>
  localFacts({ openGraph: Object.fromEntries(Object.entries(full).filter(([property]) => !properties.includes(property))) })

judge(ogTags, [
  ['all four pass', localFacts(), 'pass'],
  ['a missing type', without('type'), 'warn', '<meta property="og:type" content="website">'],
  ['a missing URL', without('url'), 'warn', '<meta property="og:url" content="https://acme.dev/">'],
  ['a missing title fails', without('title'), 'fail', '<meta property="og:title" content="Acme – Tide tables for harbour pilots">'],
  [
    'a missing image is taken from the page',
    without('image'),
    'fail',
    '<meta property="og:image" content="https://acme.dev/shots/table.png">',
  ],
  [
    'an SVG isn’t a social image: the next image is',
    localFacts({ openGraph: {}, images: [drawing, ...literalPage().images] }),
    'fail',
    '<meta property="og:image" content="https://acme.dev/shots/table.png">',
  ],
  [
    'a placeholder page gets no tags with the name of its host',
    localFacts({ ...emptyPage, title: 'Redirecting' }),
    'fail',
    'once the page describes the product',
  ],
  ['drawings alone don’t count', localFacts({ openGraph: {}, images: [drawing] }), 'fail', 'Save a 1200 × 630 px image as'],
  [
    'a page without images is told where to save one',
    localFacts({ openGraph: {}, images: [] }),
    'fail',
    'Save a 1200 × 630 px image as https://acme.dev/social.png and add this to your <head>:',
  ],
  [
    'a project on a shared host keeps its files in its own folder',
    localFacts({ url: 'https://host.example/acme/', openGraph: {}, images: [] }),
    'fail',
    'as https://host.example/acme/social.png and',
  ],
  [
    'all that is missing comes as one block',
    localFacts({ openGraph: {} }),
    'fail',
    [
      '<meta property="og:title" content="Acme – Tide tables for harbour pilots">',
      '<meta property="og:description" content="Acme turns harbour gauges into tide tables that pilots can trust. Plan every arrival with forecasts that are checked against the water itself, hour by hour.">',
      '<meta property="og:type" content="website">',
      '<meta property="og:url" content="https://acme.dev/">',
      '<meta property="og:image" content="https://acme.dev/shots/table.png">',
    ].join('\n'),
  ],
])
