import { cutText } from '../cut-text.ts'
import { cardOf, findPicture, plainHost, isAtLeast } from '../preview-facts.ts'
import { blank, cutOrNull, drawn, type NetworkCards, mayPick, type Network, type NetworkId } from './network.ts'
import { decodeSafely } from '../../decode-safely.ts'
import rules from './rules.json' with { type: 'json' }
import type { NetworkRules } from '../preview.ts'

const discord: NetworkCards = {
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

const facebook: NetworkCards = {
  id: 'facebook',
  name: 'Facebook',
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

const google: NetworkCards = {
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

const imessage: NetworkCards = {
  id: 'imessage',
  name: 'iMessage',
  show(facts) {
    const found = findPicture(facts, ['og:image', 'twitter:image'])
    const { picture, notes } = drawn(found, 'large', 'small')
    return {
      ...blank(facts),
      title: cutText(facts.openGraph.title ?? facts.title ?? plainHost(facts.url), 90),
      picture,
      notes,
      icon: picture === null ? facts.favicon : null,
      empty: picture === null && facts.favicon === null ? 'small' : null,
    }
  },
}

const linkedin: NetworkCards = {
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

const slack: NetworkCards = {
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

const whatsapp: NetworkCards = {
  id: 'whatsapp',
  name: 'WhatsApp',
  show(facts) {
    const found = findPicture(facts, ['og:image'])
    const missing = (['title', 'description', 'url'] as const).filter((key) => facts.openGraph[key] === undefined)
    const isLarge = found.picture !== null && isAtLeast(found.picture, { width: 300, height: 200 })
    const shown = drawn(found, isLarge ? 'large' : 'small', 'small')
    return {
      ...blank(facts),
      title: cutText(facts.openGraph.title ?? facts.title ?? plainHost(facts.url), 80),
      description: cutOrNull(facts.openGraph.description ?? facts.description, 80),
      ...shown,
      notes: missing.length === 0 ? shown.notes : [`WhatsApp may show no card without og:${missing.join(' and og:')}.`, ...shown.notes],
    }
  },
}

const x: NetworkCards = {
  id: 'x',
  name: 'X',
  show(facts) {
    const { twitter, openGraph } = facts
    const title = twitter.title ?? openGraph.title
    // “If og:type, og:title and og:description exist in the markup but twitter:card is absent, then a summary card may be rendered.”
    const card = cardOf(facts) ?? (openGraph.type && openGraph.title && openGraph.description ? 'summary' : null)
    if (card === null || title === undefined) {
      const note = title === undefined ? 'No card: the page has no twitter:title or og:title.' : 'No card: the page has no twitter:card.'
      return { ...blank(facts), kind: 'link', notes: [note] }
    }
    const isLarge = card === 'summary_large_image'
    const found = findPicture(facts, ['twitter:image', 'og:image'])
    return {
      ...blank(facts),
      title: cutText(title, 70),
      description: isLarge && found.picture !== null ? null : cutOrNull(twitter.description ?? openGraph.description, 200),
      ...drawn(found, isLarge ? 'large' : 'small', 'small'),
    }
  },
}

function rulesOf(id: NetworkId): NetworkRules {
  const { read, published, reported } = rules[id]
  return { read, published, reported }
}

/** In the order shown. */
export const networks: readonly Network[] = [google, x, linkedin, facebook, slack, discord, whatsapp, imessage].map((network) => ({
  ...network,
  rules: rulesOf(network.id),
}))
