import { cutText } from '../cut-text.ts'
import { cardOf, findPicture, plainHost } from '../read-facts.ts'
import { blank, cutOrNull, drawn, read, type Network } from './network.ts'

export const slack: Network = {
  id: 'slack',
  name: 'Slack',
  rules: {
    published: read(
      'https://medium.com/slack-developer-blog/everything-you-ever-wanted-to-know-about-unfurling-but-were-afraid-to-ask-or-how-to-make-your-e64b4bb9254',
    ),
    reported: {
      what: 'twitter:card decides whether the image is large or a thumbnail. Lengths are our estimate.',
      by: read('https://opengraphplus.com/consumers/slack/tags'),
    },
  },
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
