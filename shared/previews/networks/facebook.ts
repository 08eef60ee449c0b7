import { cutText } from '../cut-text.ts'
import { findPicture, isAtLeast, plainHost } from '../read-facts.ts'
import { blank, cutOrNull, drawn, mayPick, read, type Network } from './network.ts'

export const facebook: Network = {
  id: 'facebook',
  name: 'Facebook',
  rules: {
    published: read('https://developers.facebook.com/docs/sharing/webmasters/images/'),
    reported: { what: 'Titles are cut after about two lines, descriptions after one. Lengths are our estimate.', by: [] },
  },
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
