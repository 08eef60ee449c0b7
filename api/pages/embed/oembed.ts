import type { Context } from 'koa'
import { escapeMarkup } from '../../../shared/escape-markup.ts'
import { paths } from '../../../shared/paths.ts'
import { findLiveLaunch } from '../../actions/launches/find-launch.ts'
import { countEmbed, embedSizes, type EmbedSize } from '../../domain/count-embed.ts'
import { Failure, invalidField } from '../../domain/failure.ts'
import { toProduct, type LiveLaunch } from '../../domain/launch/launch.ts'
import type { World } from '../../ports/world.ts'
import { pictureOfLaunch } from '../launch/launch-picture.ts'
import { cleanLine } from '../feeds/feed.ts'
import { siteName } from '../../domain/settings/current-site.ts'

/** How long consumers may keep the answer, in seconds. The frame in it counts votes by itself. */
const cacheAge = 3600

/**
 * Describes how to embed a launch page (oembed.com). Throws NOT_FOUND for every other URL, launches that aren’t live included. A format that
 * doesn’t exist answers 501, as the specification says.
 */
export async function oembed(world: World, ctx: Context): Promise<void> {
  const query = new URLSearchParams(ctx.querystring)
  const format = query.get('format') ?? 'json'
  if (format !== 'json' && format !== 'xml') {
    ctx.status = 501
    ctx.type = 'text/plain'
    ctx.set('Cache-Control', 'no-store')
    ctx.body = 'This format isn’t supported. Use json or xml.\n'
    return
  }
  const url = query.get('url')
  if (url === null || url === '') throw invalidField('url', 'Enter the URL of a launch page.', 'required')
  const [width, height] = [readMost(query, 'maxwidth'), readMost(query, 'maxheight')]
  const slug = slugOf(url, world.siteUrl)
  if (slug === null) throw new Failure('NOT_FOUND', 'This isn’t the URL of a launch page.')
  const launch = await findLiveLaunch(world, { slug })
  const description = describeEmbed(launch, world.siteUrl, { width, height })
  ctx.set('Cache-Control', `public, max-age=${cacheAge}`)
  if (format === 'json') ctx.body = description
  else {
    ctx.type = 'text/xml; charset=utf-8'
    ctx.body = toXml(description)
  }
}

/** The slug in the URL of a launch page of this site, with either scheme; null for any other text. */
function slugOf(text: string, siteUrl: string): string | null {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol) || url.host !== new URL(siteUrl).host) return null
  return paths.launch.match(url.pathname)?.slug ?? null
}

function readMost(query: URLSearchParams, field: string): number {
  const text = query.get(field)
  if (text === null || text === '') return Infinity
  if (!/^[1-9]\d{0,8}$/.test(text)) throw invalidField(field, 'Enter a number of pixels.', 'pattern')
  return Number(text)
}

function describeEmbed(launch: LiveLaunch, siteUrl: string, room: { width: number; height: number }) {
  const { name, tagline, maker, ownerId } = launch
  const size: EmbedSize = embedSizes.large.width <= room.width && embedSizes.large.height <= room.height ? 'large' : 'small'
  const width = Math.min(embedSizes[size].width, room.width)
  const height = Math.min(embedSizes[size].height, room.height)
  const picture = pictureOfLaunch(toProduct(launch, siteUrl), siteUrl)
  const hasThumbnail = picture.width <= room.width && picture.height <= room.height
  return {
    version: '1.0',
    type: 'rich',
    title: cleanLine(`${name}: ${tagline}`),
    author_name: cleanLine(maker.name),
    ...(ownerId !== null && maker.handle !== null && { author_url: `${siteUrl}${paths.maker({ handle: maker.handle })}` }),
    provider_name: siteName(),
    provider_url: `${siteUrl}/`,
    cache_age: cacheAge,
    ...(hasThumbnail && { thumbnail_url: picture.url, thumbnail_width: picture.width, thumbnail_height: picture.height }),
    html: countEmbed({ ...launch, name: cleanLine(name) }, siteUrl, { theme: 'auto', size }, { width, height }),
    width,
    height,
  }
}

const toXml = (fields: Record<string, string | number>): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<oembed>',
    ...Object.entries(fields).map(([name, value]) => `<${name}>${escapeMarkup(String(value))}</${name}>`),
    '</oembed>\n',
  ].join('\n')
