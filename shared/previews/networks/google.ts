import { decodeSafely } from '../../decode-safely.ts'
import { cutText } from '../cut-text.ts'
import { plainHost } from '../preview-facts.ts'
import { blank, cutOrNull, type NetworkCards } from './network.ts'

export const google: NetworkCards = {
  id: 'google',
  name: 'Google',
  show(facts) {
    const { pathname } = URL.parse(facts.url) ?? { pathname: '/' }
    const path = pathname
      .split('/')
      .filter(Boolean)
      .map((part) => cutText(decodeSafely(part), 24))
    return {
      ...blank(facts),
      siteName: cutText(facts.siteName ?? facts.openGraph.site_name ?? plainHost(facts.url), 40),
      host: [plainHost(facts.url), ...path.slice(0, 3)].join(' › '),
      title: cutText(facts.title ?? facts.openGraph.title ?? plainHost(facts.url), 60),
      description: cutOrNull(facts.description ?? facts.excerpt, 160),
      icon: facts.favicon,
      notes: facts.description === null && facts.excerpt !== null ? ['No meta description: Google picks text from the page.'] : [],
    }
  },
}
