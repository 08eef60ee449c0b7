import { pluralForm } from '../../../plural.ts'
import { defineCheck, pass, paste, warn } from '../../check.ts'
import { formerLaws } from '../../words/former-laws.ts'
import { oldNotices, pastDates as readPastDates, postsToCome } from '../../words/past-dates.ts'

/** Only a visit by the server has a date: a tab’s finding could differ from one reading to the next. */
export const pastDates = defineCheck({
  id: 'past-dates',
  label: 'Outdated and future dates',
  weight: 2,
  learnMore: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  needs: ['response'],
  ofEachPage: 'general',
  run({ page, response }) {
    const found = readPastDates(page, response.at).map((said) => `“${said}”`)
    const notices = oldNotices(page, response.at)
    const later = postsToCome(page, response.at)
    if (found.length === 0 && later.length > 0)
      return warn(`A date that should be in the past is in the future: “${later[0]}”.`, paste('Correct the date in:', later.join('\n')))
    const [law] = formerLaws(page)
    if (found.length === 0 && law !== undefined)
      return warn(`The page cites a law that no longer applies: “${law.cited}”.`, paste(`Cite ${law.better} instead of:`, law.cited))
    if (found.length === 0 && notices.length > 0)
      return warn(`The copyright year is out of date: “${notices[0]}”.`, paste('Update this year, or leave it out:', notices.join('\n')))
    if (found.length === 0) return pass('No launch or offer is out of date, and no post is dated in the future.')
    const detail = `The page still announces ${pluralForm(found.length, 'something whose date has', 'things whose dates have')} passed: ${found.join(', ')}.`
    return warn(detail, paste('Update or remove these announcements:', found.join('\n')))
  },
})
