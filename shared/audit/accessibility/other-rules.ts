import type { RuleTable } from './judge-rules.ts'
import { asIs, sets, styles } from './tags.ts'

/** axe-core’s rules about zooming, motion and the keyboard (WCAG 2.2, 1.4.1, 1.4.4, 1.4.12, 2.1.1, 2.2.1, 2.2.2 and 2.4.3). */
export const otherRules: RuleTable = {
  'meta-refresh': {
    says: ['The page reloads or redirects automatically', 'documents reload or redirect automatically'],
    todo: 'Remove this tag, and redirect on the server instead:',
    cure: asIs,
  },
  'link-in-text-block': {
    says: ['A link in text stands out only by color', 'links in text stand out only by color'],
    todo: 'Underline them, for example with this CSS:',
    cure: styles('text-decoration: underline;'),
  },
  'scrollable-region-focusable': {
    says: ['A scrollable area can’t be reached by keyboard', 'scrollable areas can’t be reached by keyboard'],
    todo: 'Replace these tags with:',
    cure: sets('tabindex', '0'),
  },
  'frame-focusable-content': {
    says: ['A frame with controls can’t be reached by keyboard', 'frames with controls can’t be reached by keyboard'],
    todo: 'Remove tabindex="-1" from the frames that contain:',
    cure: asIs,
  },
  tabindex: {
    says: ['A tabindex above 0 sends the keyboard there first', 'elements have a tabindex above 0, which sends the keyboard there first'],
    todo: 'Replace these tags with:',
    cure: sets('tabindex', '0'),
  },
  'avoid-inline-spacing': {
    says: ['Text spacing is fixed with !important', 'elements fix their text spacing with !important'],
    todo: 'Move the spacing in these into a style sheet, without !important:',
    cure: asIs,
  },
  blink: { says: ['Text blinks', 'elements blink'], todo: 'Replace these with a <span>:', cure: asIs },
  marquee: { says: ['Text moves automatically', 'elements move automatically'], todo: 'Replace these with a <p>:', cure: asIs },
}
