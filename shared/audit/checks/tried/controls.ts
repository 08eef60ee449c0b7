import { defineCheck } from '../../check.ts'
import { judgeTried } from '../../watched/tried.ts'

/** Source: users’ reports of switches, choices, menus and links that do nothing, or close before they can be used. */
export const controls = defineCheck({
  id: 'controls',
  label: 'Switches, choices and links',
  weight: 4,
  learnMore: 'https://www.w3.org/WAI/WCAG22/Understanding/content-on-hover-or-focus.html',
  needs: ['watched'],
  run: ({ watched }) => judgeTried('controls', watched, 'Switches, choices, menus and links work.'),
})
