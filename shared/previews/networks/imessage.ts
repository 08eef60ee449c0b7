import { cutText } from '../cut-text.ts'
import { findPicture, plainHost } from '../preview-facts.ts'
import { blank, drawn, type NetworkCards } from './network.ts'

export const imessage: NetworkCards = {
  id: 'imessage',
  name: 'iMessage',
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
