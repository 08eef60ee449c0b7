import { phoneWidth } from '../../../../../shared/audit/checks/watched/phone-width.ts'
import { judge } from '../../../../support/judge.ts'
import { literalRendered } from '../../../../support/literal-rendered.ts'
import { literalWatched, phoneRendered } from '../../../../support/literal-watched.ts'

const wide = (contentWidth: number) => ({
  contentWidth,
  wide: [{ place: { path: '.plans', html: '<table class="plans">' }, width: contentWidth }],
})
const everywhere = { desktop: literalRendered({ layout: wide(1900) }), phone: phoneRendered({ layout: wide(1900) }) }
const wideOnPhones = literalWatched({ phone: phoneRendered({ layout: wide(700) }) })

judge(phoneWidth, [
  ['as wide as the phone', literalWatched(), 'pass', 'on a 390 px phone screen'],
  ['wider than the phone', wideOnPhones, 'fail', '.plans { display: block; max-width: 100%; overflow-x: auto; }'],
  ['as wide on a desktop', literalWatched(everywhere), 'pass', 'Not checked: the page already scrolls sideways in a 1280 px window.'],
  ['wider still on the phone', literalWatched({ ...everywhere, phone: phoneRendered({ layout: wide(2400) }) }), 'fail', '2400 px wide'],
  [
    'a window that stays wide',
    literalWatched({ phone: phoneRendered({ view: { width: 620 }, layout: wide(700) }) }),
    'pass',
    'narrower than 620 px',
  ],
  ['a second load that failed', literalWatched({ phone: null }), 'pass', 'Not checked'],
  ['no viewport, so that phones zoom out', { ...wideOnPhones, page: { ...wideOnPhones.page, viewport: null } }, 'pass', 'Not checked'],
])
