import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import { contradictions, endedOffers, wrongDates } from '../../structured-data/contradictions.ts'
import { isCertainly, twitterImageOf } from '../../images.ts'
import { scriptsFix, valueErrors } from '../../structured-data/scripts-fix.ts'
import type { DataError } from '../../structured-data/right-scripts.ts'

const shown = 6

/** Search engines drop a price or URL that they can’t read, and the rich result with it. */
const isGrave = ({ kind }: DataError) => kind === 'price' || kind === 'address'

const sentence = ({ where, problem }: DataError) => `${where} ${problem}`

/** The values in the page’s JSON-LD, by the definitions of schema.org and Google’s pages on software and products. */
export const structuredValues = defineCheck({
  id: 'structured-values',
  label: 'Structured data values',
  weight: 1,
  learnMore: 'https://schema.org/docs/gs.html#schemaorg_expected',
  ofEachPage: 'any',
  run(facts) {
    const { jsonLd } = facts.page
    if (jsonLd.nodes.length === 0) return pass('The page has no JSON-LD to check.')
    if (jsonLd.sources === undefined) return pass('Not checked: the JSON-LD is too long.')
    const { response } = facts
    const ended = response === undefined ? [] : [...endedOffers(facts.page, response.at), ...wrongDates(facts.page, response.at)]
    const lost = (facts.declaredImages ?? [])
      .filter(({ url, reason }) => url !== twitterImageOf(facts.page) && reason !== null && isCertainly(reason))
      .map(({ url, reason }) => `the image ${url} can’t be shown: ${reason}`)
    const against = [...new Set([...contradictions(facts.page), ...ended, ...lost])]
    const errors = [...new Map(valueErrors(facts).map((error) => [sentence(error), error])).values()]
    if (errors.length === 0 && against.length > 0) {
      const fix = paste('Change these values in your JSON-LD to what the page says, or show them on the page:', against.join('\n'))
      return warn(`JSON-LD contradicts the page: ${against.join('; ')}.`, fix)
    }
    if (errors.length === 0) return pass('Types, prices, ratings, dates and URLs are valid.')
    const listed = [...errors.slice(0, shown).map(sentence), ...against].join('; ')
    const rest = errors.length > shown ? `; and ${errors.length - shown} more` : ''
    const fix = scriptsFix(facts) ?? paste('Fix these values in your JSON-LD:', errors.map(sentence).join('\n'))
    return (errors.some(isGrave) ? fail : warn)(`In JSON-LD, ${listed}${rest}.`, fix)
  },
})
