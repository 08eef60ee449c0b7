import type { Context } from 'koa'
import { findShownLaunch } from '../../actions/launches/find-launch.ts'
import { noLaunch } from '../../actions/access/launch-access.ts'
import { isLive, type Launch } from '../../domain/launch/launch.ts'
import { keptKey, picturePath as keptPath } from '../../domain/pictures/picture.ts'
import { pictureSize, pictureVersion, type LaunchPicture } from '../../drawing/launch-picture/launch-picture.ts'
import type { World } from '../../ports/world.ts'
import { categoryLabel } from '../../../shared/listing/taxonomy.ts'
import { paths } from '../../../shared/paths.ts'
import { accountOf, redirect } from '../session/session.ts'
import { webUrl } from '../parts/web-url.ts'
import { unlessGone } from './unless-gone.ts'
import type { PageImage } from '../document/layout.tsx'
import { drawnBrand } from '../document/brand.ts'

type Shown = Pick<Launch, 'slug' | 'name' | 'tagline' | 'categories' | 'logo'>

const pictureOf = ({ slug, name, tagline, categories: [category], logo }: Shown, siteUrl: string): LaunchPicture => ({
  slug,
  name,
  tagline,
  category: category === undefined ? '' : categoryLabel(category),
  logo: drawableLogo(logo, siteUrl),
  ...drawnBrand(siteUrl),
  score: null,
})

/** Other logos on this site are drawn ones. A product’s logo URL is absolute, a launch’s is as entered. */
function drawableLogo(logo: string, siteUrl: string): string {
  const key = keptKey(logo, siteUrl)
  if (key !== null) return siteUrl + keptPath(key)
  return webUrl(logo) === null || logo.startsWith(`${siteUrl}/`) ? '' : logo
}

/** The path of a launch’s social image, which changes with what the image shows. */
export const picturePath = (launch: Shown, siteUrl: string): string =>
  paths.launchPicture({ slug: launch.slug, version: pictureVersion(pictureOf(launch, siteUrl)) })

/** For the head of a page, with alt text. */
export const pictureOfLaunch = (launch: Shown, siteUrl: string): PageImage => ({
  url: siteUrl + picturePath(launch, siteUrl),
  ...pictureSize,
  type: 'image/png',
  alt: `${launch.name}: ${launch.tagline}`,
})

/**
 * Sends the social image of a live launch; before that, only to its owner and moderators. An outdated URL redirects to the current image. Throws
 * NOT_FOUND for everyone else, and GONE if it was live.
 */
export async function launchPicture(world: World, ctx: Context & { params: Record<string, string> }): Promise<void> {
  const { slug = '', version = '' } = ctx.params
  if (!/^[0-9a-z]{1,20}$/.test(version)) throw noLaunch()
  const launch = await unlessGone(world, slug, () => findShownLaunch(world, { slug }, accountOf(ctx)))
  const picture = pictureOf(launch, world.siteUrl)
  if (launch.slug !== slug || version !== pictureVersion(picture)) return redirect(ctx, picturePath(launch, world.siteUrl))
  const png = await world.drawPicture(picture)
  ctx.type = 'image/png'
  ctx.set('Cache-Control', isLive(launch) ? 'public, max-age=31536000, immutable' : 'private, no-store')
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
  ctx.body = Buffer.from(png)
}
