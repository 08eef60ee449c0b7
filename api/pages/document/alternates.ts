import type { FeedPath } from '../../domain/feed-paths.ts'
import { paths } from '../../../shared/paths.ts'

export const feedTypes = { atom: 'application/atom+xml', json: 'application/feed+json' }

/** Another form of a page, for the link that leads programs to it. */
export type Alternate = { type: string; title: string; href: string }

/** A feed in both formats. */
export const feedAlternates = (path: FeedPath, title: string): Alternate[] => [
  { type: feedTypes.atom, title, href: path('atom') },
  { type: feedTypes.json, title, href: path('json') },
]

/** How to embed a launch page (oembed.com, discovery). */
export const oembedAlternates = (pageUrl: string, siteUrl: string, title: string): Alternate[] =>
  [
    { type: 'application/json+oembed', format: 'json' },
    { type: 'text/xml+oembed', format: 'xml' },
  ].map(({ type, format }) => ({ type, title, href: `${siteUrl}${paths.oembed({ url: pageUrl, format })}` }))
