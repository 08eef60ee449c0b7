import { favicon } from '../../../../../shared/audit/checks/site/favicon.ts'
import type { ImageFacts } from '../../../../../shared/audit/facts.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalPage } from '../../../../support/literal-page.ts'

const png: ImageFacts = { url: 'https://acme.dev/icon.png', reason: null, type: 'image/png', width: 64, height: 64, bytes: 2000 }
const icon = (overrides: Partial<ImageFacts>) => literalFacts({ favicon: { ...png, ...overrides } })
/** A page with these icons, of which some can’t be used. */
function declared(tags: [rel: string, path: string][], reasons: Record<string, string>) {
  const icons = tags.map(([rel, path]) => ({ url: `https://acme.dev${path}`, rel, sizes: null, type: null }))
  const found = tags.map(([, path]) => ({ ...png, url: `https://acme.dev${path}`, reason: reasons[path] ?? null }))
  const favicon = icons.find(({ rel }) => rel === 'icon')?.url ?? null
  return literalFacts({ favicon: found[0] ?? null, icons: found.slice(1), page: literalPage({ icons, favicon }) })
}
const touch = { url: 'https://acme.dev/touch.png', rel: 'apple-touch-icon', sizes: null, type: null }

judge(favicon, [
  [
    'the icon of a new Vite project',
    icon({ url: 'https://acme.dev/vite.svg', type: 'image/svg+xml', bytes: 1497 }),
    'warn',
    'framework’s own',
  ],
  [
    'the icon of a new SvelteKit project',
    icon({ url: 'https://acme.dev/favicon.svg', type: 'image/svg+xml', bytes: 1569 }),
    'warn',
    'framework’s own',
  ],
  ['another icon in its place', icon({ url: 'https://acme.dev/vite.svg', type: 'image/svg+xml', bytes: 820 }), 'pass'],
  ['an SVG passes', literalFacts(), 'pass', 'SVG'],
  ['a photo for an icon', icon({ width: 1024, height: 1024, bytes: 418_653 }), 'warn', 'The favicon weighs 419 kB'],
  ['an icon of many sizes', icon({ type: 'image/x-icon', bytes: 120_000 }), 'pass'],
  ['48 pixels pass', icon({ width: 48, height: 48 }), 'pass', '48 × 48'],
  ['47 pixels are small', icon({ width: 48, height: 47 }), 'warn', 'Found only 48 × 47 px; Google recommends more than 48 × 48.'],
  [
    'a large touch icon makes up for it, as Google takes either',
    literalFacts({
      favicon: { ...png, width: 32, height: 32 },
      icons: [{ ...png, ...touch, width: 180, height: 180 }],
      page: literalPage({ icons: [touch] }),
    }),
    'pass',
    '180 × 180 px touch icon',
  ],
  ['under 8 pixels Google takes none', icon({ width: 4, height: 4 }), 'warn', '4 × 4'],
  ['an unknown size passes', icon({ width: null, height: null }), 'pass'],
  [
    'one that can’t be fetched fails',
    declared([['icon', '/a.png']], { '/a.png': 'it returns 404' }),
    'fail',
    'a.png can’t be used: it returns 404',
  ],
  ['none fails', literalFacts({ favicon: null }), 'fail', '<link rel="icon" href="https://acme.dev/icon.svg" type="image/svg+xml">'],
  [
    'a working touch icon is reused',
    literalFacts({ favicon: null, icons: [{ ...png, url: touch.url }], page: literalPage({ icons: [touch], favicon: null }) }),
    'fail',
    'Reuse your touch icon as the favicon. Add this to your <head>:\n<link rel="icon" href="https://acme.dev/touch.png">',
  ],
  [
    'a touch icon that can’t be used isn’t',
    literalFacts({
      favicon: null,
      icons: [{ ...png, url: touch.url, reason: 'it returns 404' }],
      page: literalPage({ icons: [touch], favicon: null }),
    }),
    'fail',
    'https://acme.dev/touch.png can’t be used: it returns 404.\nSave a square SVG of your logo as https://acme.dev/icon.svg and a 180 × 180 px PNG of it as https://acme.dev/touch-icon.png. Replace the <link> tags of these icons: https://acme.dev/touch.png, with these:',
  ],
  [
    'nor one that is small',
    literalFacts({
      favicon: null,
      icons: [{ ...png, url: touch.url, width: 32, height: 32 }],
      page: literalPage({ icons: [touch], favicon: null }),
    }),
    'fail',
    'icon.svg',
  ],
  [
    'a broken declared icon is replaced',
    declared([['icon', '/old.png']], { '/old.png': 'it returns 404' }),
    'fail',
    'as https://acme.dev/icon.svg. Replace the <link> tags of these icons: https://acme.dev/old.png, with this:\n<link rel="icon"',
  ],
  [
    'all broken icons are named at once',
    declared(
      [
        ['icon', '/a.png'],
        ['apple-touch-icon', '/b.png'],
        ['icon', '/c.png'],
        ['mask-icon', '/d.svg'],
      ],
      {
        '/a.png': 'it returns 404',
        '/b.png': 'it isn’t an image',
        '/d.svg': 'it’s empty',
      },
    ),
    'fail',
    'Replace the <link> tags of these icons: https://acme.dev/a.png, https://acme.dev/b.png, https://acme.dev/d.svg, with this:\n<link rel="apple-touch-icon"',
  ],
  [
    'a broken second icon is only removed',
    declared(
      [
        ['icon', '/a.png'],
        ['icon', '/b.png'],
      ],
      { '/b.png': 'it returns 404' },
    ),
    'warn',
    'b.png can’t be used: it returns 404.\nRemove the <link> tags of these icons: https://acme.dev/b.png.',
  ],
  [
    'a second icon that didn’t answer in time',
    declared(
      [
        ['icon', '/a.png'],
        ['icon', '/b.png'],
      ],
      { '/b.png': 'it took too long' },
    ),
    'pass',
  ],
  [
    'icons that all work',
    declared(
      [
        ['icon', '/a.png'],
        ['apple-touch-icon', '/b.png'],
        ['mask-icon', '/c.svg'],
      ],
      {},
    ),
    'pass',
    '64 × 64',
  ],
  [
    'a broken inline icon is named, not spelled out',
    literalFacts({
      favicon: { ...png, url: 'data:image/png;base64,AAAA', reason: 'it isn’t an image' },
      page: literalPage({
        favicon: 'data:image/png;base64,AAAA',
        icons: [{ url: 'data:image/png;base64,AAAA', rel: 'icon', sizes: null, type: null }],
      }),
    }),
    'fail',
    'The inline image (data:) can’t be used: it isn’t an image.\nSave a square SVG of your logo as https://acme.dev/icon.svg. Replace the <link> tags of these icons: the inline one (data:), with this:',
  ],
])
