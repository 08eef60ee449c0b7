import type { Feed, FeedEntry } from './feed.ts'

/** The feed as JSON Feed 1.1 (jsonfeed.org). */
export function toJsonFeed({ title, description, pageUrl, url, icon, hub, entries }: Feed): object {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: pageUrl,
    feed_url: url('json'),
    description,
    icon,
    ...(hub !== null && { hubs: [{ type: 'WebSub', url: hub }] }),
    items: entries.map(toItem),
  }
}

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
