import { addressNote, besidePage } from '../../address.ts'
import { defineCheck, pass, paste, warn } from '../../check.ts'
import { languageOf } from '../../words/language.ts'
import { anchor } from '../../snippets.ts'
import { findLabel, labelFor, mentions } from '../../topics/topic.ts'
import { freeTopic, pricingTopic } from '../../topics/pricing.ts'

/** An amount with its currency, on either side. */
const amount =
  /(?:[$€£¥₹₩₽₺₴₪฿]|R\$|US\$|A\$|C\$|CHF|USD|EUR|GBP)\s?\d[\d.,]{0,12}|(?<![\d.,])\d[\d.,]{0,12}\s?(?:€|£|₽|₺|₴|kr\b|zł|Kč|Ft\b|元|円|원|USD\b|EUR\b|GBP\b|руб)/u

export const pricing = defineCheck({
  id: 'pricing',
  label: 'Pricing',
  weight: 3,
  run({ page, listing }) {
    const label = findLabel(page, pricingTopic)
    if (label !== null) return pass(`Found: “${label}”.`)
    const price = amount.exec(page.text)?.[0]
    if (price !== undefined) return pass(`Found: ${price}`)
    if (listing.pricing !== null || mentions(page.text, freeTopic)) return pass('Pricing found in the text.')
    const link = anchor(besidePage(page, 'pricing'), labelFor(pricingTopic, languageOf(page)))
    return warn(
      'No pricing found, not even “free”.',
      paste(`Add a pricing page and link to it from your header${addressNote(page)}:`, link),
    )
  },
})
