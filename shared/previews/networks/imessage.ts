import { cutText } from '../cut-text.ts'
import { findPicture, plainHost } from '../read-facts.ts'
import { blank, drawn, read, type Network } from './network.ts'

export const imessage: Network = {
  id: 'imessage',
  name: 'iMessage',
  rules: {
    published: read('https://developer.apple.com/library/archive/technotes/tn2444/_index.html'),
    reported: {
      what: 'Shows no description. Without an image, the icon appears beside the title.',
      by: read('https://blog.branch.io/how-to-configure-your-apps-sharing-for-ios-10s-imessage-update'),
    },
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
