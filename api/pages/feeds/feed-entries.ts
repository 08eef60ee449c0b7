import { escapeMarkup } from '../../../shared/escape-markup.ts'
import { categoryLabel } from '../../../shared/listing/taxonomy.ts'
import { paths } from '../../../shared/paths.ts'
import { linkRel, toProduct, type LiveLaunch } from '../../domain/launch/launch.ts'
import type { ChangelogEntry } from '../../domain/records.ts'
import { pictureOfLaunch } from '../launch/launch-picture.ts'
import { webUrl } from '../parts/web-url.ts'
import { tagOf, type FeedEntry, cleanLine, cleanText, strictUrl, toParagraphs } from './feed.ts'
import { launchTimestamp } from '../../domain/launch/launch-time.ts'

/** A launch with its whole listing. Votes and comments aren’t part of it: they’d change it all the time. */
export function launchEntry(launch: LiveLaunch, siteUrl: string): FeedEntry {
  const product = toProduct(launch, siteUrl)
  const { tagline, description, screenshots, url } = product
  const about = strictWebUrl(url)
  const rel = linkRel(launch)
  const published = launchTimestamp(launch.launchDate)
  const changed = launch.listingChangedAt ?? published
  const shots = screenshots.map(strictWebUrl).filter((source) => source !== null)
  return {
    ...frameOf(launch, siteUrl),
    id: tagOf(siteUrl, `launches/${encode(launch.id)}`),
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
      about === null
        ? ''
        : `<p><a href="${escapeMarkup(about)}"${rel === null ? '' : ` rel="${rel}"`}>Visit ${escapeMarkup(cleanLine(product.name))}</a></p>`,
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
    id: tagOf(siteUrl, `updates/${encode(entry.id)}`),
    title: withName ? `${cleanLine(launch.name)}: ${title}` : title,
    url: siteUrl + paths.launch(launch, { news: 'all' }, `news-${encode(entry.id)}`),
    about: null,
    published: entry.at,
    updated: entry.at,
    summary: cleanLine(entry.text).slice(0, 280).toWellFormed(),
    html: toParagraphs(cleanText(entry.text)),
  }
}

function strictWebUrl(text: string): string | null {
  const url = webUrl(text)
  return url === null ? null : strictUrl(url)
}

const encode = (text: string): string => encodeURIComponent(text.toWellFormed())

const pageOf = ({ slug }: LiveLaunch, siteUrl: string): string => `${siteUrl}${paths.launch({ slug })}`

/** What entries of both kinds take from their launch. */
function frameOf(launch: LiveLaunch, siteUrl: string): Pick<FeedEntry, 'author' | 'categories' | 'image'> {
  const { maker, ownerId, categories } = launch
  const { url, type } = pictureOfLaunch(toProduct(launch, siteUrl), siteUrl)
  const hasPage = ownerId !== null && maker.handle !== null
  return {
    // Every entry needs the name of an author (RFC 4287 section 4.2.1).
    author: {
      name: cleanLine(maker.name) || 'A maker',
      url: hasPage ? `${siteUrl}${paths.maker({ handle: maker.handle ?? '' })}` : null,
    },
    categories: categories.map((slug) => ({ slug: cleanLine(slug), label: cleanLine(categoryLabel(slug)) })),
    image: { url, type },
  }
}
