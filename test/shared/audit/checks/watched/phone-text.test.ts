import { phoneText } from '../../../../../shared/audit/checks/watched/phone-text.ts'
import { judge } from '../../../../support/judge.ts'
import { literalRendered } from '../../../../support/literal-rendered.ts'
import { literalWatched, phoneRendered } from '../../../../support/literal-watched.ts'

const texts = { small: 600, smallest: [{ place: { path: 'main > p', html: '<p>' }, size: 9, text: 'Tides' }] }

judge(phoneText, [
  ['large enough', literalWatched(), 'pass'],
  [
    'small on phones',
    literalWatched({ phone: phoneRendered({ texts }) }),
    'warn',
    '67% of the text is smaller than 12 px on a 390 px phone screen.',
  ],
  ['the fix names the element', literalWatched({ phone: phoneRendered({ texts }) }), 'warn', 'main > p { font-size: 0.875rem; }'],
  ['small everywhere', literalWatched({ desktop: literalRendered({ texts }), phone: phoneRendered({ texts }) }), 'pass', 'Not checked'],
  ['a second load that failed', literalWatched({ phone: null }), 'pass', 'Not checked'],
])
