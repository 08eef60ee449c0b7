import { cutText } from '../cut-text.ts'
import { findPicture, plainHost } from '../read-facts.ts'
import { blank, cutOrNull, drawn, published, seen, type Network } from './network.ts'

export const discord: Network = {
  id: 'discord',
  name: 'Discord',
  rules: {
    sources: published('https://discord.com/developers/docs/resources/message#embed-object'),
    observed: {
      what: 'Reads theme-color; the picture is large only with twitter:card set to summary_large_image; descriptions end after about 350 characters.',
      on: seen,
    },
  },
  show(facts) {
    const { twitter, openGraph } = facts
    const title = openGraph.title ?? twitter.title ?? facts.title
    const description = openGraph.description ?? twitter.description ?? facts.description
    const found = findPicture(facts, ['twitter:image', 'og:image'])
    if (title === null && description === null && found.picture === null)
      return { ...blank(facts), kind: 'link', notes: ['No card: the page has no title, description or picture.'] }
    return {
      ...blank(facts),
      siteName: cutOrNull(openGraph.site_name, 256),
      title: cutText(title ?? plainHost(facts.url), 256),
      description: cutOrNull(description, 350),
      color: facts.themeColor,
      ...drawn(found, twitter.card === 'summary_large_image' ? 'large' : 'small', null),
    }
  },
}
