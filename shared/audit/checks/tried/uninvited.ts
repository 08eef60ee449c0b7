import { defineCheck, pass } from '../../check.ts'
import { judgeDoubts } from '../../judge-doubts.ts'
import { faultsIn, notTried, triedIn } from '../../watched/tried.ts'

/** Source: Lighthouse, notification-on-start and geolocation-on-start; WCAG 2.2 failures F41 and F58; users’ reports of a Back button that doesn’t lead back. */
export const uninvited = defineCheck({
  id: 'uninvited',
  label: 'Unprompted actions',
  weight: 4,
  learnMore: 'https://developer.chrome.com/docs/lighthouse/best-practices/notification-on-start',
  needs: ['watched'],
  run: ({ watched }) =>
    triedIn(watched, 'look').length === 0
      ? pass(notTried)
      : judgeDoubts('uninvited', faultsIn(watched), 'The page shows no alerts, asks for no permission, and doesn’t reload itself.'),
})
