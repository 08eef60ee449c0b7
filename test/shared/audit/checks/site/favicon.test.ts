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
  ['47 pixels are small', icon({ width: 48, height: 47 }), 'warn', '48 × 47'],
  ['an unknown size passes', icon({ width: null, height: null }), 'pass'],
  ['one that cannot be fetched fails', icon({ reason: 'status 404' }), 'fail', 'status 404'],
  ['none fails', literalFacts({ favicon: null }), 'fail', '<link rel="icon" href="https://acme.dev/icon.svg" type="image/svg+xml">'],
  [
    'the touch icon stands in',
    literalFacts({ favicon: null, page: literalPage({ icons: [touch] }) }),
    'fail',
    '<link rel="icon" href="https://acme.dev/touch.png">',
  ],
])
