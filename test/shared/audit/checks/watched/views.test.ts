import { views } from '../../../../../shared/audit/checks/watched/views.ts'
import { judge } from '../../../../support/judge.ts'
import { literalRendered } from '../../../../support/literal-rendered.ts'
import { literalWatched, phoneRendered } from '../../../../support/literal-watched.ts'

const stretched = phoneRendered({ view: { width: 620 } })
const facts = literalWatched()
const { watched } = facts
const late = { ...facts, ...(watched && { watched: { ...watched, unreached: ['/order', '/about'] } }) }

judge(views, [
  ['pages without time', late, 'pass', 'also checked on a phone. For lack of time, not opened: /order and /about.'],
  ['one color scheme', facts, 'pass', 'The page was also checked on a phone.'],
  ['two color schemes', literalWatched({ dark: literalRendered() }), 'pass', 'The page was also checked on a phone and in dark mode.'],
  [
    'a dark window, in which the other scheme is the light one',
    literalWatched({ desktop: literalRendered({ view: { scheme: 'dark' } }), dark: literalRendered() }),
    'pass',
    'in light mode.',
  ],
  [
    'a window that stays wide',
    literalWatched({ phone: stretched }),
    'pass',
    'Not checked: the browser window couldn’t be made narrower than 620 px.',
  ],
  ['a second load that failed', literalWatched({ phone: null }), 'pass', 'Not checked: the page didn’t load at phone width.'],
  [
    'no viewport, so that phones zoom out',
    { ...facts, page: { ...facts.page, viewport: null } },
    'pass',
    'Not checked: without a mobile viewport',
  ],
  [
    'a dark mode that couldn’t be shown',
    literalWatched({ dark: 'the browser refused.' }),
    'pass',
    'Not checked: In dark mode: the browser refused.',
  ],
])
