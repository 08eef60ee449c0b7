import type { Router } from '@koa/router'
import type { Context } from 'koa'
import { findLiveLaunch } from '../../actions/launches/find-launch.ts'
import { Failure } from '../../domain/failure.ts'
import { feedFormats, type FeedFormat } from '../../domain/feed-paths.ts'
import { limitRate, type Limits } from '../../http/limits/limit-rate.ts'
import { paths } from '../../../shared/paths.ts'
import type { World } from '../../ports/world.ts'
import { redirect } from '../session/session.ts'
import { unlessGone } from '../launch/unless-gone.ts'
import { feedTypes } from '../document/layout.tsx'
import type { Feed, FeedEntry } from './feed.ts'
import { catalogFeed, categoryFeed, makerFeed, updatesFeed, weekFeed } from './read-feeds.ts'
import { escapeMarkup } from '../../../shared/escape-markup.ts'
import { siteName } from '../../domain/settings/current-site.ts'

type FeedContext = Context & { params: Record<string, string> }

export function routeFeeds(router: Router, world: World, limits: Limits): void {
  const limitReads = limitRate(limits.pages)
  const route = (pattern: string, read: (params: Record<string, string>) => Promise<Feed>) =>
    router.get(pattern, limitReads, async (ctx) => send(ctx, await read(ctx.params), formatOf(ctx)))
  route(paths.catalogFeed.pattern, () => catalogFeed(world))
  route(paths.categoryFeed.pattern, ({ category = '' }) => categoryFeed(world, category))
  route(paths.weekFeed.pattern, ({ week = '' }) => weekFeed(world, week))
  route(paths.makerFeed.pattern, ({ handle = '' }) => makerFeed(world, handle))
  router.get(paths.updatesFeed.pattern, limitReads, (ctx) => launchUpdates(world, ctx, formatOf(ctx)))
}

/** Throws NOT_FOUND for other formats. */
function formatOf({ params }: FeedContext): FeedFormat {
  const format = feedFormats.find((known) => known === params['format'])
  if (format === undefined) throw new Failure('NOT_FOUND', 'Page not found.')
  return format
}

/** A launch’s former slug leads to the feed under its new one. Throws NOT_FOUND, and GONE for a launch that was unpublished. */
async function launchUpdates(world: World, ctx: FeedContext, format: FeedFormat): Promise<void> {
  const { slug = '' } = ctx.params
  const launch = await unlessGone(world, slug, () => findLiveLaunch(world, { slug }))
  if (launch.slug !== slug) return redirect(ctx, paths.updatesFeed({ slug: launch.slug, format }))
  send(ctx, await updatesFeed(world, launch), format)
}

function send(ctx: Context, feed: Feed, format: FeedFormat): void {
  if (feed.hub !== null) {
    // WebSub section 4. The hub reads the feed as soon as it’s told, so that no CDN may hold an older one.
    ctx.set('Link', `<${feed.hub}>; rel="hub", <${feed.url(format)}>; rel="self"`)
    ctx.set('Cache-Control', 'public, max-age=0, must-revalidate')
  }
  if (format === 'atom') {
    ctx.type = `${feedTypes.atom}; charset=utf-8`
    ctx.body = toAtom(feed)
  } else {
    ctx.type = `${feedTypes.json}; charset=utf-8`
    ctx.body = JSON.stringify(toJsonFeed(feed))
  }
}

const toJsonFeed = ({ title, description, pageUrl, url, icon, hub, entries }: Feed): object => ({
  version: 'https://jsonfeed.org/version/1.1',
  title,
  home_page_url: pageUrl,
  feed_url: url('json'),
  description,
  icon,
  ...(hub !== null && { hubs: [{ type: 'WebSub', url: hub }] }),
  items: entries.map(toItem),
})

const toItem = ({ id, title, url, about, published, updated, summary, html, author, categories, image }: FeedEntry): object => ({
  id,
  url,
  ...(about !== null && { external_url: about }),
  title,
  content_html: html,
  ...(summary !== '' && { summary }),
  ...(image !== null && { image: image.url, attachments: [{ url: image.url, mime_type: image.type }] }),
  date_published: published,
  date_modified: updated,
  authors: [author.url === null ? { name: author.name } : { name: author.name, url: author.url }],
  ...(categories.length > 0 && { tags: categories.map(({ label }) => label) }),
})

/** The feed as Atom (RFC 4287). */
function toAtom(feed: Feed): string {
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
    element('generator', siteName()),
    ...entries.map(toEntry),
    '</feed>\n',
  )
}

const toEntry = ({ id, title, url, about, published, updated, summary, html, author, categories, image }: FeedEntry): string =>
  lines(
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

const lines = (...parts: (string | false)[]): string => parts.filter((part) => part !== false).join('\n')

/** An element of plain text, which is the default type of Atom’s texts. */
const element = (name: string, text: string): string => `<${name}>${escapeMarkup(text)}</${name}>`

const link = (attributes: Record<string, string>): string => tag('link', attributes)

const tag = (name: string, attributes: Record<string, string>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`)
    .join('')}/>`
