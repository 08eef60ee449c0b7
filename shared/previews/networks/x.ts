import { cutText } from '../cut-text.ts'
import { cardOf, findPicture } from '../read-facts.ts'
import { blank, cutOrNull, drawn, read, type Network } from './network.ts'

export const x: Network = {
  id: 'x',
  name: 'X',
  rules: {
    published: read('https://developer.x.com/cards/markup', 'https://developer.x.com/en/docs/x-for-websites/cards/overview/summary'),
    reported: {
      what: 'A large card shows the title over the image and no description.',
      by: read(
        'https://icaro.icaromediagroup.com/media/news_stories/tecnologia/icaro-media-group/x-brings-back-post-headlines-on-link-previews-but-with-controversial-changes/43914632',
      ),
    },
  },
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
