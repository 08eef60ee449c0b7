import { defineCheck, pass, paste, warn } from '../../check.ts'
import { metaTag } from '../../snippets.ts'
import { clean } from '../../words/text.ts'

/** X takes title, text and picture from the Open Graph tags; the card's size it takes from here alone. */
export const twitterCard = defineCheck({
  id: 'twitter-card',
  label: 'Large card on X',
  weight: 1,
  run({ page }) {
    const card = clean(page.twitter['card']).toLowerCase()
    if (card === 'summary_large_image') return pass('Found: summary_large_image.')
    const tag = metaTag('twitter:card', 'summary_large_image')
    if (card === '') return warn('Without twitter:card, X shows a small card.', paste('Put this into <head>:', tag))
    return warn(`“${card}” shows a small card or none.`, paste('Replace the twitter:card meta in <head> with:', tag))
  },
})
