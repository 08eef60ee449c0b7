import { defineCheck } from '../../check.ts'
import { judgeTried } from '../../watched/tried.ts'

/** Source: Lighthouse, notification-on-start and geolocation-on-start; WCAG 2.2 failures F41 and F58; users’ reports of a Back button that doesn’t lead back. */
export const uninvited = defineCheck({
  id: 'uninvited',
  label: 'Unprompted actions',
  weight: 4,
  learnMore: 'https://developer.chrome.com/docs/lighthouse/best-practices/notification-on-start',
  needs: ['watched'],
  run: ({ watched }) => judgeTried('uninvited', watched, 'The page shows no alerts, asks for no permission, and doesn’t reload itself.'),
})
