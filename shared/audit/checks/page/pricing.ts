import { linkBeside } from '../../address.ts'
import { judgeTopic, withoutBroken } from '../../broken.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import { otherPages } from '../../other-pages.ts'
import { priceIn } from '../../words/price-in.ts'
import { dearerYears } from '../../words/yearly-prices.ts'
import { languageOf } from '../../words/language.ts'
import { anchor } from '../../snippets.ts'
import { labelFor, mentions } from '../../topics/topic.ts'
import { freeTopic, pricingTopic } from '../../topics/topics.ts'

/** Pages on which an amount of money is hardly ever a price of the product. */
const notOfPrices = ['docs', 'privacy', 'terms']

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
    const price = priceIn(page.text)
    if (price !== undefined) return pass(`Found: ${price}`)
    // A menu, a list of rooms or a course has its prices where it is described.
    const other = otherPages(facts).find((one) => one.page.price !== undefined && !notOfPrices.includes(one.topic ?? ''))
    if (other !== undefined) return pass(`Found on ${new URL(other.page.url).pathname}: ${other.page.price}`)
    if (listing.pricing !== null || mentions(page.text, freeTopic)) return pass('Pricing found in the text.')
    const link = anchor(linkBeside(page, 'pricing'), labelFor(pricingTopic, languageOf(page)))
    return warn('No pricing found, not even “free”.', paste('Add a pricing page and link to it from your header:', link))
  },
})
