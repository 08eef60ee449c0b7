import { favicon } from '../../../../../shared/audit/checks/site/favicon.ts'
import type { ImageFacts } from '../../../../../shared/audit/facts.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalPage } from '../../../../support/literal-page.ts'

const png: ImageFacts = { url: 'https://acme.dev/icon.png', reason: null, type: 'image/png', width: 64, height: 64, bytes: 2000 }
const icon = (overrides: Partial<ImageFacts>) => literalFacts({ favicon: { ...png, ...overrides } })
const touch = { url: 'https://acme.dev/touch.png', rel: 'apple-touch-icon', sizes: null, type: null }

judge(favicon, [
  ['an SVG passes', literalFacts(), 'pass', 'SVG'],
  ['48 pixels pass', icon({ width: 48, height: 48 }), 'pass', '48 × 48'],
  ['47 pixels are small', icon({ width: 48, height: 47 }), 'warn', 'Found only 48 × 47 px; Google recommends more than 48 × 48.'],
  [
    'a large touch icon makes up for it, as Google takes either',
    literalFacts({ favicon: { ...png, width: 32, height: 32 }, touchIcon: { ...png, width: 180, height: 180 } }),
    'pass',
    '180 × 180 px touch icon',
  ],
  ['under 8 pixels Google takes none', icon({ width: 4, height: 4 }), 'warn', '4 × 4'],
  ['an unknown size passes', icon({ width: null, height: null }), 'pass'],
  ['one that can’t be fetched fails', icon({ reason: 'status 404' }), 'fail', 'status 404'],
  ['none fails', literalFacts({ favicon: null }), 'fail', '<link rel="icon" href="https://acme.dev/icon.svg" type="image/svg+xml">'],
  [
    'a working touch icon is reused',
    literalFacts({ favicon: null, touchIcon: png, page: literalPage({ icons: [touch], favicon: null }) }),
    'fail',
    'Reuse your touch icon as the favicon. Add this to your <head>:\n<link rel="icon" href="https://acme.dev/touch.png">',
  ],
  [
    'a touch icon that can’t be used isn’t',
    literalFacts({ favicon: null, touchIcon: { ...png, reason: 'status 404' }, page: literalPage({ icons: [touch], favicon: null }) }),
    'fail',
    'https://acme.dev/icon.svg and add this to your <head>:',
  ],
  [
    'nor one that is small',
    literalFacts({ favicon: null, touchIcon: { ...png, width: 32, height: 32 }, page: literalPage({ icons: [touch], favicon: null }) }),
    'fail',
    'icon.svg',
  ],
  [
    'a broken declared icon is replaced',
    literalFacts({ favicon: { ...png, reason: 'status 404' }, page: literalPage({ favicon: 'https://acme.dev/old.png' }) }),
    'fail',
    'as https://acme.dev/icon.svg and replace the <link rel="icon"> for https://acme.dev/old.png with this:\n<link rel="icon"',
  ],
  [
    'a broken inline icon is named, not spelled out',
    literalFacts({
      favicon: { ...png, url: 'data:image/png;base64,AAAA', reason: 'it isn’t an image' },
      page: literalPage({ favicon: 'data:image/png;base64,AAAA' }),
    }),
    'fail',
    'The inline image (data:) can’t be used: it isn’t an image.\nSave a square SVG of your logo as https://acme.dev/icon.svg and replace the first <link rel="icon"> with this:',
  ],
])
