import { categoryLabel, currentCategory } from '../../../shared/listing/taxonomy.ts'
import { paths } from '../../../shared/paths.ts'
import { listNewestLaunches } from '../../actions/catalog/find-catalog-page.ts'
import { listChangelog } from '../../actions/community/read-talk.ts'
import { readMaker } from '../../actions/makers/read-maker.ts'
import { readWeek } from '../../actions/weeks/read-week.ts'
import { Failure } from '../../domain/failure.ts'
import { feedPaths, type FeedPath } from '../../domain/feed-paths.ts'
import { linkRel, toProduct, type LiveLaunch } from '../../domain/launch/launch.ts'
import { launchTimestamp } from '../../domain/launch/launch-time.ts'
import { weekPath } from '../../domain/weeks/week-id.ts'
import type { World } from '../../ports/world.ts'
import { iconPath } from '../document/brand.ts'
import { daysWords } from '../parts/week-place.tsx'
import { maxEntries, newestOf, tagOf, cleanLine, cleanText, strictUrl, toParagraphs, type Feed, type FeedEntry } from './feed.ts'
import { siteName } from '../../domain/settings/current-site.ts'
import { escapeMarkup } from '../../../shared/escape-markup.ts'
import type { ChangelogEntry } from '../../domain/records.ts'
import { pictureOfLaunch } from '../launch/launch-picture.ts'
import { webUrl } from '../parts/web-url.ts'

/** A launch with its whole listing. Votes and comments aren’t part of it: they’d change it all the time. */
function launchEntry(launch: LiveLaunch, siteUrl: string): FeedEntry {
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
function updateEntry(entry: ChangelogEntry, launch: LiveLaunch, siteUrl: string, withName: boolean): FeedEntry {
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

/** While a feed has no entry: a date that stays the same. */
const noDate = '2026-01-01T00:00:00Z'

type Head = { tag: string; title: string; description: string; page: string; path: FeedPath; since?: string }

function toFeed({ siteUrl, websubHub }: World, head: Head, entries: FeedEntry[]): Feed {
  const { tag, title, description, page, path, since = noDate } = head
  return {
    id: tagOf(siteUrl, tag),
    title: cleanLine(title),
    description: cleanLine(description),
    pageUrl: siteUrl + page,
    url: (format) => siteUrl + path(format),
    icon: siteUrl + iconPath(180),
    hub: websubHub,
    updated: newestOf(entries, since),
    entries,
  }
}

const launchEntries = ({ siteUrl }: World, launches: LiveLaunch[]): FeedEntry[] =>
  launches.slice(0, maxEntries).map((launch) => launchEntry(launch, siteUrl))

export async function catalogFeed(world: World): Promise<Feed> {
  const head = { tag: 'feed', title: `New launches on ${siteName()}`, description: 'New launches, newest first.', page: paths.home() }
  return toFeed(world, { ...head, path: feedPaths.catalog }, launchEntries(world, await listNewestLaunches(world, maxEntries)))
}

/** A retired category’s feed is that of the one that has replaced it. Throws NOT_FOUND for a category that doesn’t exist. */
export async function categoryFeed(world: World, named: string): Promise<Feed> {
  const category = currentCategory(named)
  if (category === null) throw new Failure('NOT_FOUND', 'Category not found.')
  const launches = await listNewestLaunches(world, maxEntries, category)
  const label = categoryLabel(category)
  const head = {
    tag: `categories/${category}`,
    title: `${label}: new launches on ${siteName()}`,
    description: `New launches in ${label}, newest first.`,
    page: paths.home({ category }),
    path: feedPaths.category(category),
  }
  return toFeed(world, head, launchEntries(world, launches))
}

/** The launches of a week in the order of the catalog, because their rank changes with every vote. Throws NOT_FOUND for weeks without a page. */
export async function weekFeed(world: World, id: string): Promise<Feed> {
  const week = await readWeek(world, id)
  if (week === null) throw new Failure('NOT_FOUND', 'Week not found.')
  const launches = week.launches.map(({ launch }) => launch).toSorted(newestFirst)
  const head = {
    tag: `weeks/${id}`,
    title: `Launches of week ${week.week}, ${week.year}`,
    description: `Products launching on ${siteName()}, ${daysWords(week)}.`,
    page: weekPath(week),
    path: feedPaths.week(week.from),
    since: `${week.from}T00:00:00Z`,
  }
  return toFeed(world, head, launchEntries(world, launches))
}

const newestFirst = (a: LiveLaunch, b: LiveLaunch): number =>
  a.launchDate === b.launchDate ? (a.slug < b.slug ? -1 : 1) : a.launchDate < b.launchDate ? 1 : -1

/** A maker’s launches and updates. Throws NOT_FOUND for people without a page. */
export async function makerFeed(world: World, handle: string): Promise<Feed> {
  const maker = await readMaker(world, handle)
  if (maker === null) throw new Failure('NOT_FOUND', 'Maker not found.')
  const entries = [
    ...launchEntries(world, maker.launches),
    ...maker.updates.map(({ launch, entry }) => updateEntry(entry, launch, world.siteUrl, true)),
  ].toSorted((a, b) => Date.parse(b.published) - Date.parse(a.published))
  const head = {
    tag: `makers/${encodeURIComponent(maker.handle)}`,
    title: `${maker.name} on ${siteName()}`,
    description: `Launches and updates by ${maker.name}.`,
    page: paths.maker(maker),
    path: feedPaths.maker(maker.handle),
    since: `${maker.since}T00:00:00Z`,
  }
  return toFeed(world, head, entries.slice(0, maxEntries))
}

export async function updatesFeed(world: World, launch: LiveLaunch): Promise<Feed> {
  const changelog = await listChangelog(world, launch)
  const head = {
    tag: `launches/${encodeURIComponent(launch.id)}/updates`,
    title: `${launch.name}: updates`,
    description: `What’s new in ${launch.name}.`,
    page: paths.launch(launch),
    path: feedPaths.updates(launch.slug),
    since: launchTimestamp(launch.launchDate),
  }
  return toFeed(
    world,
    head,
    changelog.slice(0, maxEntries).map((entry) => updateEntry(entry, launch, world.siteUrl, false)),
  )
}
