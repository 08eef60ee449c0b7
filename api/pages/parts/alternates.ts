import { feedFormats } from '../../domain/feed-paths.ts'
import { atomType } from '../feeds/atom.ts'
import { jsonFeedType } from '../feeds/json-feed.ts'

/** Another form of a page, for the link that leads programs to it. */
export type Alternate = { type: string; title: string; href: string }

/** A feed in both formats, by its path without the ending. */
export const feedAlternates = (path: string, title: string): Alternate[] => [
  { type: atomType, title, href: path + feedFormats.atom },
  { type: jsonFeedType, title, href: path + feedFormats.json },
]

/** How to embed a launch page (oembed.com, discovery). */
export const oembedAlternates = (pageUrl: string, siteUrl: string, title: string): Alternate[] =>
  [
    { type: 'application/json+oembed', format: 'json' },
    { type: 'text/xml+oembed', format: 'xml' },
  ].map(({ type, format }) => ({ type, title, href: `${siteUrl}/oembed/?url=${encodeURIComponent(pageUrl)}&format=${format}` }))
