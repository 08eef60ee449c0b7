import { cutText } from '../cut-text.ts'
import { cardOf, findPicture, plainHost } from '../preview-facts.ts'
import { blank, cutOrNull, drawn, type NetworkCards } from './network.ts'

export const slack: NetworkCards = {
  id: 'slack',
  name: 'Slack',
  show(facts) {
    const { twitter, openGraph } = facts
    return {
      ...blank(facts),
      siteName: cutText(openGraph.site_name ?? plainHost(facts.url), 60),
      title: cutText(openGraph.title ?? twitter.title ?? facts.title ?? plainHost(facts.url), 150),
      description: cutOrNull(openGraph.description ?? twitter.description ?? facts.description, 300),
      icon: facts.favicon,
      ...drawn(findPicture(facts, ['twitter:image', 'og:image']), cardOf(facts) === 'summary' ? 'small' : 'large', null),
    }
  },
}
