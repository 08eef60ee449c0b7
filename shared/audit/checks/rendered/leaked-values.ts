import { defineCheck, fail, pass, paste } from '../../check.ts'
import { leftoversOf } from '../../words/leftovers.ts'
import { nameLeftovers } from './placeholder-text.ts'

export const leakedValues = defineCheck({
  id: 'leaked-values',
  label: 'Missing values and garbled text',
  weight: 5,
  isOfView: true,
  learnMore: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  ofEachPage: 'any',
  run(facts) {
    const found = leftoversOf(facts).filter(({ group }) => group === 'value')
    if (found.length === 0) return pass('No missing values, stray codes or garbled characters.')
    const { detail, lines } = nameLeftovers(found)
    return fail(detail, paste('Fix these, then test the page with missing and unusual data:', lines), found)
  },
})
