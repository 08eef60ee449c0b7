import { defineCheck, fail, pass, paste } from '../../check.ts'
import { wrongWeekdays } from '../../words/weekdays.ts'

export const weekdays = defineCheck({
  id: 'weekdays',
  label: 'Weekdays and dates',
  weight: 3,
  learnMore: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  run({ page }) {
    const found = wrongWeekdays(page).map(({ said, right }) => `“${said}” is a ${right}`)
    if (found.length === 0) return pass('No weekday contradicts its date.')
    return fail(`Weekday and date don’t match: ${found.join('; ')}.`, paste('Fix the weekday or the date in:', found.join('\n')))
  },
})
