import { pluralForm } from '../../../plural.ts'
import { defineCheck, pass, paste, warn } from '../../check.ts'
import { pastDates as readPastDates } from '../../words/past-dates.ts'

/** Only the server says what day it is: a finding of a tab could differ from the next one’s. */
export const pastDates = defineCheck({
  id: 'past-dates',
  label: 'Dates in the past',
  weight: 2,
  learnMore: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  needs: ['response'],
  run({ page, response }) {
    const found = readPastDates(page, response.at).map((said) => `“${said}”`)
    if (found.length === 0) return pass('No launch or offer is announced for a day in the past.')
    const detail = `The page announces what was due ${pluralForm(found.length, 'on a day', 'on days')} in the past: ${found.join(', ')}.`
    return warn(detail, paste('Update or remove these announcements:', found.join('\n')))
  },
})
