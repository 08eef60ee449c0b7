import { defineCheck } from '../../check.ts'
import { judgeTried } from '../../watched/tried.ts'

/** Source: CSS Paged Media; users’ reports of blank printouts. */
export const printing = defineCheck({
  id: 'printing',
  label: 'Printing',
  weight: 2,
  learnMore: 'https://developer.mozilla.org/docs/Web/CSS/CSS_media_queries/Printing',
  needs: ['watched'],
  run: ({ watched }) => judgeTried('printing', watched, 'The page can be printed.'),
})
