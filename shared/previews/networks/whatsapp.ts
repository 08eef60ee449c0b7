import { cutText } from '../cut-text.ts'
import { findPicture, isAtLeast, plainHost } from '../read-facts.ts'
import { blank, cutOrNull, drawn, type NetworkCards } from './network.ts'

export const whatsapp: NetworkCards = {
  id: 'whatsapp',
  name: 'WhatsApp',
  show(facts) {
    const found = findPicture(facts, ['og:image'])
    const isLarge = found.picture !== null && isAtLeast(found.picture, { width: 300, height: 200 })
    return {
      ...blank(facts),
      title: cutText(facts.openGraph.title ?? facts.title ?? plainHost(facts.url), 80),
      description: cutOrNull(facts.openGraph.description ?? facts.description, 80),
      ...drawn(found, isLarge ? 'large' : 'small', 'small'),
    }
  },
}
