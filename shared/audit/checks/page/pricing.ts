import { linkBeside } from '../../address.ts'
import { judgeTopic, withoutBroken } from '../../broken.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import { dearerYears } from '../../words/yearly-prices.ts'
import { languageOf } from '../../words/language.ts'
import { anchor } from '../../snippets.ts'
import { labelFor, mentions } from '../../topics/topic.ts'
import { freeTopic, pricingTopic } from '../../topics/topics.ts'

/** An amount with its currency, on either side. */
const amount =
  /(?:\p{Sc}|R\$|US\$|A\$|C\$|CHF|USD|EUR|GBP)\s?\d[\d.,]{0,12}|(?<![\d.,])\d[\d.,]{0,12}\s?(?:\p{Sc}|kr\b|zł|Kč|Ft\b|元|円|원|USD\b|EUR\b|GBP\b|руб)/u
const inWords =
  /\b(?:\d[\d.,]{0,12}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|a hundred) (?:dollars?|euros?|pounds|Euro|Dollar|dólares)\b/iu

export const pricing = defineCheck({
  id: 'pricing',
  label: 'Pricing',
  weight: 3,
  run(facts) {
    const { page, listing } = withoutBroken(facts)
    const dearer = dearerYears(page)
    if (dearer.length > 0)
      return fail(
        `A year costs more than twelve months, though the page promises to save: ${dearer.join('; ')}.`,
        paste('Correct one of these prices:', dearer.join('\n')),
      )
    const found = judgeTopic(facts, pricingTopic, 'your prices')
    if (found !== null) return found
    const price = (amount.exec(page.text) ?? inWords.exec(page.text))?.[0]
    if (price !== undefined) return pass(`Found: ${price}`)
    if (listing.pricing !== null || mentions(page.text, freeTopic)) return pass('Pricing found in the text.')
    const link = anchor(linkBeside(page, 'pricing'), labelFor(pricingTopic, languageOf(page)))
    return warn('No pricing found, not even “free”.', paste('Add a pricing page and link to it from your header:', link))
  },
})
