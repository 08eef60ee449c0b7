import { defineCheck, fail, pass, paste } from '../../check.ts'
import { wrongWeekdays } from '../../words/weekdays.ts'

export const weekdays = defineCheck({
  id: 'weekdays',
  label: 'Weekdays of dates',
  weight: 3,
  learnMore: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  run({ page }) {
    const found = wrongWeekdays(page).map(({ said, right }) => `“${said}” is a ${right}`)
    if (found.length === 0) return pass('No date has the weekday of another.')
    return fail(
      `Weekday and date contradict each other: ${found.join('; ')}.`,
      paste('Correct the weekday or the day of:', found.join('\n')),
    )
  },
})
