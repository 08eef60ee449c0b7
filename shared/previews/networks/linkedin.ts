import { cutText } from '../cut-text.ts'
import { findPicture, isAtLeast, plainHost } from '../preview-facts.ts'
import { blank, drawn, mayPick, type NetworkCards } from './network.ts'

export const linkedin: NetworkCards = {
  id: 'linkedin',
  name: 'LinkedIn',
  show(facts) {
    const found = findPicture(facts, ['og:image'])
    const isLarge = found.picture === null || isAtLeast(found.picture, { width: 401, height: 1 })
    const shown = drawn(found, isLarge ? 'large' : 'small', 'small')
    const title = cutText(facts.openGraph.title ?? facts.title ?? plainHost(facts.url), 120)
    return { ...blank(facts), title, ...shown, notes: mayPick('LinkedIn', facts, shown) }
  },
}
