import { cutText } from '../cut-text.ts'
import { cardOf, findPicture } from '../preview-facts.ts'
import { blank, cutOrNull, drawn, type NetworkCards } from './network.ts'

export const x: NetworkCards = {
  id: 'x',
  name: 'X',
  show(facts) {
    const { twitter, openGraph } = facts
    const title = twitter.title ?? openGraph.title
    // “If og:type, og:title and og:description exist in the markup but twitter:card is absent, then a summary card may be rendered.”
    const card = cardOf(facts) ?? (openGraph.type && openGraph.title && openGraph.description ? 'summary' : null)
    if (card === null || title === undefined) {
      const note = title === undefined ? 'No card: the page has no twitter:title or og:title.' : 'No card: the page has no twitter:card.'
      return { ...blank(facts), kind: 'link', notes: [note] }
    }
    const isLarge = card === 'summary_large_image'
    const found = findPicture(facts, ['twitter:image', 'og:image'])
    return {
      ...blank(facts),
      title: cutText(title, 70),
      description: isLarge && found.picture !== null ? null : cutOrNull(twitter.description ?? openGraph.description, 200),
      ...drawn(found, isLarge ? 'large' : 'small', 'small'),
    }
  },
}
