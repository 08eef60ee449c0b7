import { defineCheck } from '../../check.ts'
import { judgeTried } from '../../watched/tried.ts'

/** Source: users’ reports of fields that lose the focus after each letter, lose letters to shortcuts, or clear themselves; WCAG 2.2, 2.1.4. */
export const typing = defineCheck({
  id: 'typing',
  label: 'Typing and copying',
  weight: 5,
  learnMore: 'https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts.html',
  needs: ['watched'],
  run: ({ watched }) => judgeTried('typing', watched, 'Fields keep what’s entered, and copy buttons copy what they show.', 'fields'),
})
