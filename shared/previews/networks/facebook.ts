import { cutText } from '../cut-text.ts'
import { findPicture, isAtLeast, plainHost } from '../preview-facts.ts'
import { blank, cutOrNull, drawn, mayPick, type NetworkCards } from './network.ts'

export const facebook: NetworkCards = {
  id: 'facebook',
  name: 'Facebook',
  show(facts) {
    const found = findPicture(facts, ['og:image'])
    const card = {
      ...blank(facts),
      title: cutText(facts.openGraph.title ?? facts.title ?? plainHost(facts.url), 88),
      description: cutOrNull(facts.openGraph.description ?? facts.description, 110),
    }
    if (found.picture !== null && !isAtLeast(found.picture, { width: 200, height: 200 }))
      return { ...card, empty: 'small', notes: ['No image: og:image is smaller than 200 × 200 pixels.'] }
    const isLarge = found.picture === null || isAtLeast(found.picture, { width: 600, height: 315 })
    const shown = drawn(found, isLarge ? 'large' : 'small', 'small')
    return { ...card, ...shown, notes: mayPick('Facebook', facts, shown) }
  },
}
