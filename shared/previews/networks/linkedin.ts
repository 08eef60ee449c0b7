import { cutText } from '../cut-text.ts'
import { findPicture, isAtLeast, plainHost } from '../read-facts.ts'
import { blank, drawn, published, seen, type Network } from './network.ts'

export const linkedin: Network = {
  id: 'linkedin',
  name: 'LinkedIn',
  rules: {
    sources: published('https://www.linkedin.com/help/linkedin/answer/a521928'),
    observed: {
      what: 'Titles end after two lines, descriptions aren’t shown in the feed, and narrow pictures become thumbnails.',
      on: seen,
    },
  },
  show(facts) {
    const found = findPicture(facts, ['og:image'])
    const isLarge = found.picture === null || isAtLeast(found.picture, { width: 401, height: 1 })
    return {
      ...blank(facts),
      title: cutText(facts.openGraph.title ?? facts.title ?? plainHost(facts.url), 120),
      ...drawn(found, isLarge ? 'large' : 'small', 'small'),
    }
  },
}
