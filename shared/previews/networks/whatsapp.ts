import { cutText } from '../cut-text.ts'
import { findPicture, isAtLeast, plainHost } from '../preview-facts.ts'
import { blank, cutOrNull, drawn, type NetworkCards } from './network.ts'

export const whatsapp: NetworkCards = {
  id: 'whatsapp',
  name: 'WhatsApp',
  show(facts) {
    const found = findPicture(facts, ['og:image'])
    const missing = (['title', 'description', 'url'] as const).filter((key) => facts.openGraph[key] === undefined)
    const isLarge = found.picture !== null && isAtLeast(found.picture, { width: 300, height: 200 })
    const shown = drawn(found, isLarge ? 'large' : 'small', 'small')
    return {
      ...blank(facts),
      title: cutText(facts.openGraph.title ?? facts.title ?? plainHost(facts.url), 80),
      description: cutOrNull(facts.openGraph.description ?? facts.description, 80),
      ...shown,
      notes: missing.length === 0 ? shown.notes : [`WhatsApp may show no card without og:${missing.join(' and og:')}.`, ...shown.notes],
    }
  },
}
