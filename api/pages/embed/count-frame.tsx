import type { Context } from 'koa'
import { renderToString } from 'preact-render-to-string'
import { findLiveLaunch } from '../../actions/launches/find-launch.ts'
import { embedPath, embedSizes, embedThemes, countEmbed, type EmbedLook, type EmbedSize } from '../../domain/count-embed.ts'
import { Failure, invalidField } from '../../domain/failure.ts'
import { toProduct, type LiveLaunch } from '../../domain/launch/launch.ts'
import type { World } from '../../ports/world.ts'
import { Logo } from '../parts/picture.tsx'
import { unlessGone } from '../launch/unless-gone.ts'
import { addStylesheet } from '../document/assets.ts'
import { brandStyles } from '../document/brand.ts'
import { paths } from '../../../shared/paths.ts'
import { pluralForm } from '../../../shared/plural.ts'
import { currentSite, siteName } from '../../domain/settings/current-site.ts'
import { locale } from '../../../shared/locale.ts'
import { escapeMarkup } from '../../../shared/escape-markup.ts'
import { pictureOfLaunch } from '../launch/launch-picture.ts'
import { cleanLine } from '../feeds/feed.ts'

const styles = addStylesheet('embed')

/** The only page that other sites may frame. It runs no scripts, sends nothing and doesn’t know the visitor. */
const policy = "default-src 'none'; style-src 'self'; img-src 'self' https: data:; base-uri 'none'; form-action 'none'; frame-ancestors *"

/** A launch’s vote count, for frames on other sites. A former slug leads to the current one. A launch that isn’t live says so in the frame. */
export async function countFrame(world: World, ctx: Context & { params: Record<string, string> }): Promise<void> {
  const { slug = '' } = ctx.params
  const look = readLook(new URLSearchParams(ctx.querystring))
  ctx.remove('X-Frame-Options')
  ctx.set('Content-Security-Policy', policy)
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
  ctx.set('X-Robots-Tag', 'noindex')
  ctx.type = 'html'
  try {
    const launch = await unlessGone(world, slug, () => findLiveLaunch(world, { slug }))
    if (launch.slug !== slug) {
      ctx.status = 307
      ctx.set('Location', embedPath(launch, look))
      ctx.set('Cache-Control', 'no-cache')
      ctx.body = ''
      return
    }
    ctx.body = renderFrame(look, launch.name, <Count launch={launch} look={look} siteUrl={world.siteUrl} />)
  } catch (error) {
    if (!(error instanceof Failure) || (error.code !== 'NOT_FOUND' && error.code !== 'GONE')) throw error
    ctx.status = error.status
    ctx.set('Cache-Control', 'no-store')
    ctx.body = renderFrame(look, siteName(), <p class="count count--none">This launch isn’t available.</p>)
  }
}

/** Unknown values are ignored: the frame shows its usual look. */
const readLook = (query: URLSearchParams): EmbedLook => ({
  theme: embedThemes.find((theme) => theme === query.get('theme')) ?? 'auto',
  size: query.get('size') === 'small' ? 'small' : 'large',
})

function renderFrame({ theme, size }: EmbedLook, title: string, content: preact.ComponentChildren): Buffer {
  const page = (
    <html lang={locale} data-theme={theme} data-size={size}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href={styles} />
        {brandStyles(currentSite()) !== null && <link rel="stylesheet" href={brandStyles(currentSite()) ?? ''} />}
      </head>
      <body>{content}</body>
    </html>
  )
  return Buffer.from(`<!doctype html>${renderToString(page)}`)
}

function Count({ launch, look, siteUrl }: { launch: LiveLaunch; look: EmbedLook; siteUrl: string }) {
  const { slug, name, upvotes, logo } = launch
  const side = embedSizes[look.size].height - 28
  return (
    <a class="count" href={`${siteUrl}${paths.launch({ slug })}`} target="_blank" rel="noopener">
      <Logo address={logo} slug={slug} size={side} class="count__logo" />
      <span class="count__name">
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>on {siteName()}</small>
      </span>
      <span class="count__votes">
        <svg viewBox="0 0 12 10" width="12" height="10" aria-hidden="true">
          <path d="M6 1.2 11 8.8H1z" />
        </svg>
        <span>
          {upvotes}
          <span class="hidden">{pluralForm(upvotes, ' vote')}</span>
        </span>
      </span>
    </a>
  )
}

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
