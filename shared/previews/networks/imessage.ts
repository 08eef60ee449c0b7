import { cutText } from '../cut-text.ts'
import { findPicture, plainHost } from '../read-facts.ts'
import { blank, drawn, published, seen, type Network } from './network.ts'

export const imessage: Network = {
  id: 'imessage',
  name: 'iMessage',
  rules: {
    sources: published('https://developer.apple.com/library/archive/technotes/tn2444/_index.html'),
    observed: { what: 'Shows no description; without a picture, the site’s icon stands beside the title.', on: seen },
  },
  show(facts) {
    const found = findPicture(facts, ['og:image', 'twitter:image'])
    const { picture, notes } = drawn(found, 'large', 'small')
    return {
      ...blank(facts),
      title: cutText(facts.openGraph.title ?? facts.title ?? plainHost(facts.url), 90),
      picture,
      notes,
      icon: picture === null ? facts.favicon : null,
      empty: picture === null && facts.favicon === null ? 'small' : null,
    }
  },
}
