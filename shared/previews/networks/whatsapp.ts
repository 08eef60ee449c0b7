import { cutText } from '../cut-text.ts'
import { findPicture, isAtLeast, plainHost } from '../read-facts.ts'
import { blank, cutOrNull, drawn, seen, type Network } from './network.ts'

export const whatsapp: Network = {
  id: 'whatsapp',
  name: 'WhatsApp',
  rules: {
    sources: [],
    observed: {
      what: 'Shows og:title or the page’s title in two lines, one line of description and the host; pictures less than 300 pixels wide stay small.',
      on: seen,
    },
  },
  show(facts) {
    const found = findPicture(facts, ['og:image'])
    const isLarge = found.picture !== null && isAtLeast(found.picture, { width: 300, height: 150 })
    return {
      ...blank(facts),
      title: cutText(facts.openGraph.title ?? facts.title ?? plainHost(facts.url), 80),
      description: cutOrNull(facts.openGraph.description ?? facts.description, 80),
      ...drawn(found, isLarge ? 'large' : 'small', 'small'),
    }
  },
}
