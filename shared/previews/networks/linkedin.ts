import { cutText } from '../cut-text.ts'
import { findPicture, isAtLeast, plainHost } from '../read-facts.ts'
import { blank, drawn, mayPick, read, type Network } from './network.ts'

export const linkedin: Network = {
  id: 'linkedin',
  name: 'LinkedIn',
  rules: {
    published: [],
    reported: {
      what: 'Reads only Open Graph tags. Images less than 401 pixels wide become thumbnails. The feed shows the title and host.',
      by: read('https://peek.dt.tools/linkedin-preview', 'https://www.techcompare.app/open-graph-viewer/linkedin-og-tags'),
    },
  },
  show(facts) {
    const found = findPicture(facts, ['og:image'])
    const isLarge = found.picture === null || isAtLeast(found.picture, { width: 401, height: 1 })
    const shown = drawn(found, isLarge ? 'large' : 'small', 'small')
    const title = cutText(facts.openGraph.title ?? facts.title ?? plainHost(facts.url), 120)
    return { ...blank(facts), title, ...shown, notes: mayPick('LinkedIn', facts, shown) }
  },
}
