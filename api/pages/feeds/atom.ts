import { escapeMarkup } from '../../../shared/escape-markup.ts'
import { feedTypes } from '../document/alternates.ts'
import type { Feed, FeedEntry } from './feed.ts'

/** The feed as Atom (RFC 4287). */
export function toAtom(feed: Feed): string {
  const { id, title, description, pageUrl, url, icon, hub, updated, entries } = feed
  return lines(
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    element('id', id),
    element('title', title),
    element('subtitle', description),
    element('updated', updated),
    link({ rel: 'self', type: feedTypes.atom, href: url('atom') }),
    link({ rel: 'alternate', type: 'text/html', href: pageUrl }),
    hub !== null && link({ rel: 'hub', href: hub }),
    element('icon', icon),
    element('generator', 'Slipway'),
    ...entries.map(toEntry),
    '</feed>\n',
  )
}

function toEntry({ id, title, url, about, published, updated, summary, html, author, categories, image }: FeedEntry): string {
  return lines(
    '<entry>',
    element('id', id),
    element('title', title),
    element('published', published),
    element('updated', updated),
    link({ rel: 'alternate', type: 'text/html', href: url }),
    about !== null && link({ rel: 'related', href: about }),
    image !== null && link({ rel: 'enclosure', type: image.type, href: image.url }),
    `<author>${element('name', author.name)}${author.url === null ? '' : element('uri', author.url)}</author>`,
    ...categories.map(({ slug, label }) => tag('category', { term: slug, label })),
    element('summary', summary),
    `<content type="html">${escapeMarkup(html)}</content>`,
    '</entry>',
  )
}

const lines = (...parts: (string | false)[]): string => parts.filter((part) => part !== false).join('\n')

/** An element of plain text, which is the default type of Atom’s texts. */
const element = (name: string, text: string): string => `<${name}>${escapeMarkup(text)}</${name}>`

const link = (attributes: Record<string, string>): string => tag('link', attributes)

const tag = (name: string, attributes: Record<string, string>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`)
    .join('')}/>`
