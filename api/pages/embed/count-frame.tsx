import type { Context } from 'koa'
import { renderToString } from 'preact-render-to-string'
import { findLiveLaunch } from '../../actions/launches/find-launch.ts'
import { embedPath, embedSizes, embedThemes, type EmbedLook } from '../../domain/count-embed.ts'
import { Failure } from '../../domain/failure.ts'
import type { LiveLaunch } from '../../domain/launch/launch.ts'
import type { World } from '../../ports/world.ts'
import { Logo } from '../parts/picture.tsx'
import { unlessGone } from '../launch/unless-gone.ts'
import { addStylesheet } from '../document/assets.ts'
import { brandStyles } from '../document/brand.ts'
import { paths } from '../../../shared/paths.ts'
import { pluralForm } from '../../../shared/plural.ts'
import { currentSite, siteName } from '../../domain/settings/current-site.ts'
import { locale } from '../../../shared/locale.ts'

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
