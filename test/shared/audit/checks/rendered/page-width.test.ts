import { pageWidth } from '../../../../../shared/audit/checks/rendered/page-width.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'
import { literalRendered } from '../../../../support/literal-rendered.ts'

const facts = (
  width: number,
  contentWidth: number,
  wide = [{ place: { path: '.plans', html: '<table class="plans">' }, width: contentWidth }],
) => literalFacts({ rendered: literalRendered({ view: { width }, layout: { contentWidth, wide: contentWidth > width ? wide : [] } }) })

const lost = { url: 'https://cdn.example/a.css', kind: 'style' as const, status: null, isOwn: false }
const wide = literalRendered({ layout: { contentWidth: 1900, wide: [{ place: { path: 'main', html: '<main>' }, width: 1900 }] } })
const unstyled = literalFacts({ rendered: { ...wide, requests: { ...wide.requests, failed: [lost] } } })

judge(pageWidth, [
  ['as wide as the window', facts(1280, 1280), 'pass'],
  ['a rounding error', facts(1280, 1283), 'pass'],
  ['wider than a window', facts(1280, 1900), 'fail', 'The page is 1900 px wide, so it scrolls sideways in a 1280 px window.'],
  ['wider than a phone', facts(390, 700), 'fail', 'in a 390 px window'],
  ['the fix names the element', facts(390, 700), 'fail', '.plans { display: block; max-width: 100%; overflow-x: auto; }'],
  ['without the styles of another host', unstyled, 'warn', 'Styles from cdn.example didn’t load in this browser'],
  ['no known cause', facts(1280, 1900, []), 'pass'],
])
