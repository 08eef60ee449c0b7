import { ogImage } from '../../../../../shared/audit/checks/site/og-image.ts'
import type { ImageFacts } from '../../../../../shared/audit/facts.ts'
import { readDocument } from '../../../../../shared/page/markup/read-document.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalPage } from '../../../../support/literal-page.ts'

const good: ImageFacts = { url: 'https://acme.dev/s.png', reason: null, type: 'image/png', width: 1200, height: 630, bytes: 90_000 }
const relativeImage = { ...readDocument('', { url: 'https://acme.dev/' }).markup, relative: [{ property: 'og:image', content: '/s.png' }] }
const image = (overrides: Partial<ImageFacts>) => literalFacts({ socialImage: { ...good, ...overrides } })

const square = (card: string, side: number) =>
  literalFacts({ socialImage: { ...good, width: side, height: side }, page: literalPage({ twitter: { card } }) })

const declared = (width: string, height: string) =>
  literalFacts({
    socialImage: good,
    page: literalPage({ openGraph: { ...literalPage().openGraph, 'image:width': width, 'image:height': height } }),
  })

judge(ogImage, [
  ['a size that is declared right passes', declared('1200', '630'), 'pass'],
  [
    'a size that is declared wrong',
    declared('1600', '900'),
    'warn',
    'say 1600 × 900, but the image is 1200 × 630 px.\nReplace all og:image:width and og:image:height tags in <head> with:',
  ],
  [
    'a small one that is declared wrong',
    { ...declared('250', '250'), socialImage: { ...good, width: 960, height: 470 } },
    'warn',
    'looks blurry on high-resolution screens. og:image:width and og:image:height say 250 × 250, but the image is 960 × 470 px.',
  ],
  ['a size that is no number', declared('wide', ''), 'pass'],
  ['1200 × 630 passes', image({}), 'pass', '1200 × 630'],
  ['twice that size passes', image({ width: 2400, height: 1260 }), 'pass'],
  ['a square for a small preview passes', square('summary', 600), 'pass', 'the small square preview'],
  ['a square for a large preview is cut', square('summary_large_image', 1200), 'warn', '1.91:1'],
  ['a square too small for any preview fails', square('summary', 200), 'fail', 'too small'],
  ['a square is cut', image({ width: 1200, height: 1200 }), 'warn', '1.91:1'],
  ['a size below the best', image({ width: 1199, height: 630 }), 'warn', 'looks blurry'],
  ['a size of the least', image({ width: 600, height: 315 }), 'warn', '600 × 315'],
  ['a size below the least fails', image({ width: 599, height: 315 }), 'fail', 'too small'],
  ['over 8 MB fails', image({ bytes: 8 * 1024 * 1024 + 1 }), 'fail', '8.0 MB'],
  ['one that cannot be fetched fails', image({ reason: 'status 404' }), 'fail', 'status 404'],
  ['an SVG fails', image({ type: 'image/svg+xml', width: null, height: null }), 'fail', 'SVG'],
  ['an unreadable size', image({ width: null, height: null }), 'warn', 'can’t be read'],
  ['one on the maker’s machine fails', image({ url: 'http://localhost:5173/s.png' }), 'fail', 'only works on your own machine'],
  [
    'one on another port while a page for the public is served locally',
    literalFacts({ page: literalPage({ url: 'http://127.0.0.1:4000/' }), socialImage: { ...good, url: 'http://localhost:5173/s.png' } }),
    'fail',
    'only works on your own machine',
  ],
  [
    'one beside a page for the public that is served locally passes',
    literalFacts({ page: literalPage({ url: 'http://127.0.0.1:4000/' }), socialImage: { ...good, url: 'http://127.0.0.1:4000/s.png' } }),
    'pass',
  ],
  [
    'none, which `og-tags` reports',
    literalFacts({ socialImage: null, page: literalPage({ openGraph: { title: 'Acme' } }) }),
    'pass',
    'See “Open Graph tags”',
  ],
  [
    'one on the maker’s machine, which `og-tags` reports',
    literalFacts({
      page: literalPage({ openGraph: { image: 'http://localhost:5173/s.png' } }),
      socialImage: { ...good, url: 'http://localhost:5173/s.png' },
    }),
    'pass',
    'See “Open Graph tags”',
  ],
  [
    'one that isn’t a full URL and can’t be fetched, which `og-tags` reports',
    { ...image({ reason: 'it returns 404' }), markup: relativeImage },
    'pass',
    'See “Open Graph tags”',
  ],
  ['none fails', literalFacts({ socialImage: null }), 'fail', '<meta property="og:image" content="https://acme.dev/social.png">'],
  [
    'its words come from the page',
    literalFacts({ socialImage: null }),
    'fail',
    '<meta property="og:image:alt" content="Acme: Tide tables for harbour pilots">',
  ],
])
