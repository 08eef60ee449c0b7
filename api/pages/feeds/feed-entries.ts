import { escapeMarkup } from '../../../shared/escape-markup.ts'
import { categoryLabel } from '../../../shared/listing/taxonomy.ts'
import { toProduct, type LiveLaunch } from '../../domain/launch.ts'
import type { ChangelogEntry } from '../../domain/records.ts'
import { pictureOfLaunch } from '../launch/launch-picture.ts'
import { webUrl } from '../parts/web-url.ts'
import { tagOf, type FeedEntry } from './feed.ts'
import { cleanLine, cleanText, toParagraphs } from './xml-text.ts'

/** A launch with its whole listing. Votes and comments aren’t part of it: they’d change it all the time. */
export function launchEntry(launch: LiveLaunch, siteUrl: string): FeedEntry {
  const product = toProduct(launch, siteUrl)
  const { tagline, description, screenshots, url } = product
  const about = webUrl(url)
  const published = `${launch.launchDate}T00:00:00Z`
  const changed = launch.listingChangedAt ?? published
  const shots = screenshots.map(webUrl).filter((source) => source !== null)
  return {
    ...frameOf(launch, siteUrl),
    id: tagOf(siteUrl, `launches/${encodeURIComponent(launch.id)}`),
    title: cleanLine(product.name),
    url: pageOf(launch, siteUrl),
    about,
    published,
    updated: Date.parse(changed) > Date.parse(published) ? changed : published,
    summary: cleanLine(tagline),
    html: [
      toParagraphs(tagline),
      toParagraphs(description),
      ...shots.map((source) => `<p><img src="${escapeMarkup(source)}" alt=""></p>`),
      about === null ? '' : `<p><a href="${escapeMarkup(about)}">Visit ${escapeMarkup(cleanLine(product.name))}</a></p>`,
    ]
      .filter((part) => part !== '')
      .join('\n'),
  }
}

/** An update of a launch. `withName` puts the launch’s name before its title, for feeds of several launches. */
export function updateEntry(entry: ChangelogEntry, launch: LiveLaunch, siteUrl: string, withName: boolean): FeedEntry {
  const title = cleanLine(entry.title)
  return {
    ...frameOf(launch, siteUrl),
    id: tagOf(siteUrl, `updates/${encodeURIComponent(entry.id)}`),
    title: withName ? `${cleanLine(launch.name)}: ${title}` : title,
    url: `${pageOf(launch, siteUrl)}?news=all#news-${encodeURIComponent(entry.id)}`,
    about: null,
    published: entry.at,
    updated: entry.at,
    summary: cleanLine(entry.text).slice(0, 280).toWellFormed(),
    html: toParagraphs(cleanText(entry.text)),
  }
}

const pageOf = ({ slug }: LiveLaunch, siteUrl: string): string => `${siteUrl}/launches/${encodeURIComponent(slug)}/`

/** What entries of both kinds take from their launch. */
function frameOf(launch: LiveLaunch, siteUrl: string): Pick<FeedEntry, 'author' | 'categories' | 'image'> {
  const { maker, ownerId, categories } = launch
  const { url, type } = pictureOfLaunch(toProduct(launch, siteUrl), siteUrl)
  const hasPage = ownerId !== null && maker.handle !== null
  return {
    // Every entry needs the name of an author (RFC 4287 section 4.2.1).
    author: {
      name: cleanLine(maker.name) || 'A maker',
      url: hasPage ? `${siteUrl}/makers/${encodeURIComponent(maker.handle ?? '')}/` : null,
    },
    categories: categories.map((slug) => ({ slug: cleanLine(slug), label: cleanLine(categoryLabel(slug)) })),
    image: { url, type },
  }
}
