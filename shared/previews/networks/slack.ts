import { cutText } from '../cut-text.ts'
import { findPicture, plainHost } from '../read-facts.ts'
import { blank, cutOrNull, drawn, published, seen, type Network } from './network.ts'

export const slack: Network = {
  id: 'slack',
  name: 'Slack',
  rules: {
    sources: published(
      'https://medium.com/slack-developer-blog/everything-you-ever-wanted-to-know-about-unfurling-but-were-afraid-to-ask-or-how-to-make-your-e64b4bb9254',
    ),
    observed: { what: 'Descriptions end after about 300 characters; pictures are small for a summary card and large otherwise.', on: seen },
  },
  show(facts) {
    const { twitter, openGraph } = facts
    return {
      ...blank(facts),
      siteName: cutText(openGraph.site_name ?? plainHost(facts.url), 60),
      title: cutText(openGraph.title ?? twitter.title ?? facts.title ?? plainHost(facts.url), 150),
      description: cutOrNull(openGraph.description ?? twitter.description ?? facts.description, 300),
      icon: facts.favicon,
      ...drawn(findPicture(facts, ['twitter:image', 'og:image']), twitter.card === 'summary' ? 'small' : 'large', null),
    }
  },
}
