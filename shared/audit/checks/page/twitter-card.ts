import { addressNote } from '../../address.ts'
import { defineCheck, pass, paste, warn } from '../../check.ts'
import { isCertainly, isSquareCard, twitterImageOf } from '../../images.ts'
import { metaTag } from '../../snippets.ts'
import { isForeign } from './og-tags.ts'
import { clean } from '../../words/text.ts'

/** X takes title, text and image from the Open Graph tags, and only the card’s size from this one. */
export const twitterCard = defineCheck({
  id: 'twitter-card',
  label: 'X (Twitter) card',
  weight: 1,
  learnMore: 'https://developer.x.com/en/docs/x-for-websites/cards/overview/abouts-cards',
  run(facts) {
    const { page, markup, declaredImages = [] } = facts
    const card = clean(page.twitter['card']).toLowerCase()
    const relative = markup?.relative.find(({ property }) => property.startsWith('twitter:image'))
    const image = twitterImageOf(page)
    const tag = metaTag('twitter:card', 'summary_large_image')
    if (relative !== undefined && image !== undefined) {
      const { property, content } = relative
      const instruction = `Replace any twitter:card and ${property} tags in <head> with these${addressNote(page)}:`
      return warn(
        `${property} (“${content}”) isn’t a full URL, so X can’t find it.`,
        paste(instruction, `${tag}\n${metaTag(property, image)}`),
      )
    }
    const broken = declaredImages.find(
      ({ url, reason }) => url === URL.parse(image ?? '', page.url)?.href && reason !== null && isCertainly(reason),
    )
    if (broken !== undefined)
      return warn(
        `X can’t show the twitter:image (${broken.url}): ${broken.reason}.`,
        `Remove the twitter:image tag, so X shows your og:image, or publish the image at ${broken.url}.`,
      )
    const other = (['title', 'description'] as const).find((name) => isForeign(clean(page.twitter[name]), page))
    if (other !== undefined)
      return warn(
        `twitter:${other} (“${clean(page.twitter[other])}”) shares no words with the page, so X seems to show another page’s text.`,
        `Remove the twitter:${other} tag from <head>, so X uses the Open Graph one.`,
      )
    if (card === 'summary_large_image') return pass('Found: summary_large_image.')
    const isSquare = isSquareCard(facts)
    if (isSquare === null) return pass('Not checked: “summary” is right for a square image, and the size of this one isn’t known.')
    if (isSquare) return pass('Found: summary, for a square image.')
    if (card === '') return warn('Without twitter:card, X shows a small preview.', paste('Add this to your <head>:', tag))
    return warn(
      `The X card “${card}” shows a small preview or none.`,
      paste(`Replace the twitter:card tag (“${card}”) in <head> with:`, tag),
    )
  },
})
