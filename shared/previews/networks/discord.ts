import { cutText } from '../cut-text.ts'
import { cardOf, findPicture, plainHost } from '../preview-facts.ts'
import { blank, cutOrNull, drawn, type NetworkCards } from './network.ts'

export const discord: NetworkCards = {
  id: 'discord',
  name: 'Discord',
  show(facts) {
    const { twitter, openGraph } = facts
    const title = openGraph.title ?? twitter.title ?? facts.title
    const description = openGraph.description ?? twitter.description ?? facts.description
    const found = findPicture(facts, ['twitter:image', 'og:image'])
    if (title === null && description === null && found.picture === null)
      return { ...blank(facts), kind: 'link', notes: ['No card: the page has no title, description or image.'] }
    const shown = drawn(found, cardOf(facts) === 'summary_large_image' ? 'large' : 'small', null)
    const isTagged = (openGraph.title ?? twitter.title) !== undefined
    return {
      ...blank(facts),
      siteName: cutOrNull(openGraph.site_name, 256),
      title: cutText(title ?? plainHost(facts.url), 256),
      description: cutOrNull(description, 350),
      color: facts.themeColor,
      ...shown,
      notes: isTagged ? shown.notes : ['The page has no og:title. Discord may show no card at all.', ...shown.notes],
    }
  },
}
