import { cutText } from '../cut-text.ts'
import { findPicture, isAtLeast, plainHost } from '../read-facts.ts'
import { blank, cutOrNull, drawn, read, type Network } from './network.ts'

export const whatsapp: Network = {
  id: 'whatsapp',
  name: 'WhatsApp',
  rules: {
    published: [],
    reported: {
      what: 'Reads Open Graph tags. Images of at least 300 × 200 pixels are shown large. Lengths are our estimate.',
      by: read('https://www.bluefroganalytics.com/documentation/issues/social/whatsapp-preview'),
    },
  },
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
