import { defineCheck, fail, pass, paste } from '../../check.ts'
import { impossibleDates, turnedTimes, wrongWeekdays } from '../../words/weekdays.ts'

export const weekdays = defineCheck({
  id: 'weekdays',
  label: 'Weekdays and dates',
  weight: 3,
  learnMore: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  ofEachPage: 'general',
  run({ page }) {
    const found = wrongWeekdays(page).map(({ said, right }) => `“${said}” is a ${right}`)
    if (found.length > 0)
      return fail(`Weekday and date don’t match: ${found.join('; ')}.`, paste('Fix the weekday or the date in:', found.join('\n')))
    const impossible = [...new Set([...impossibleDates(page), ...turnedTimes(page)])].slice(0, 8)
    return impossible.length === 0
      ? pass('No weekday contradicts its date.')
      : fail(
          `No such date or time exists: ${impossible.map((one) => `“${one}”`).join(', ')}.`,
          paste('Fix the date or time in:', impossible.join('\n')),
        )
  },
})
