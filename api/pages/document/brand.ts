import type { Context } from 'koa'
import { LRUCache } from 'lru-cache'
import { paths } from '../../../shared/paths.ts'
import { accentCss } from '../../../shared/ui/accent.ts'
import { Failure } from '../../domain/failure.ts'
import { currentAccent, currentSite } from '../../domain/settings/current-site.ts'
import { siteSettings, standardSite, type SiteValues } from '../../domain/settings/site-settings.ts'
import { pictureSize, pictureVersion, type LaunchPicture } from '../../drawing/launch-picture/launch-picture.ts'
import { sendImage } from '../../http/send-image.ts'
import type { World } from '../../ports/world.ts'
import { assets } from './assets.ts'
import type { PageImage } from './layout.tsx'

/** What pictures drawn for the site show of it. */
export const drawnBrand = (siteUrl: string): Pick<LaunchPicture, 'site' | 'host' | 'icon' | 'rail'> => ({
  site: currentSite().name,
  host: new URL(siteUrl).host,
  icon: currentSite().icon,
  rail: currentAccent().rail,
})

/** The style sheet of the site’s own color and font: its path says what’s in it. Null while they are the standard ones. */
export function brandStyles({ accent, accentDark, font }: Pick<SiteValues, 'accent' | 'accentDark' | 'font'>): string | null {
  const isStandard = accent === standardSite.accent && accentDark === standardSite.accentDark && font === standardSite.font
  return isStandard ? null : lookStyles({ accent, accentDark, font })
}

export const lookStyles = ({ accent, accentDark, font }: Pick<SiteValues, 'accent' | 'accentDark' | 'font'>): string =>
  paths.brandFile({ file: `${accent.slice(1)}-${accentDark.slice(1)}-${font}.css` })

const fonts: Record<SiteValues['font'], string> = {
  standard: '',
  geist: '--font-display:var(--font-text)',
  system: '--font-text:ui-sans-serif,system-ui,sans-serif;--font-display:var(--font-text)',
  serif: "--font-text:ui-serif,Charter,'Iowan Old Style',Georgia,serif;--font-display:var(--font-text)",
}

/** Pixels along a side of the icon’s files. */
const iconSides = [32, 64, 180, 192] as const

/** The site’s icon; without one, our mark. */
export function iconPath(side: (typeof iconSides)[number]): string {
  const { icon } = currentSite()
  if (icon === '') return side === 180 ? assets.touchIcon : paths.favicon()
  return paths.brandFile({ file: `icon-${side}-${versionOf(icon)}.png` })
}

/** The first letters of its hash. */
const versionOf = (picture: string) => paths.picture.match(picture)?.picture.slice(0, 12) ?? ''

const drawnSite = (siteUrl: string): LaunchPicture => {
  const { name, tagline, icon } = currentSite()
  return { slug: 'site', name, tagline, category: '', logo: icon, score: null, ...drawnBrand(siteUrl) }
}

/** The site’s own social image: the owner’s, or a drawn one. */
export function siteImage(siteUrl: string): PageImage {
  const { name, tagline, shareImage } = currentSite()
  const version = shareImage === '' ? pictureVersion(drawnSite(siteUrl)) : versionOf(shareImage)
  return { url: siteUrl + paths.brandFile({ file: `share-${version}.png` }), ...pictureSize, type: 'image/png', alt: `${name}: ${tagline}` }
}

const fitted = new LRUCache<string, Uint8Array>({ max: 20 })

/** A picture of the site as a PNG of this size. Throws NOT_FOUND if it can’t be read. */
async function fit(
  { fitPicture }: Pick<World, 'fitPicture'>,
  picture: string,
  size: { width: number; height: number },
): Promise<Uint8Array> {
  const key = `${picture} ${size.width}`
  const known = fitted.get(key)
  if (known !== undefined) return known
  const made = await fitPicture(picture, { size, ground: size.width === size.height ? 'clear' : 'edge' })
  if ('error' in made) throw notFound()
  fitted.set(key, made.png)
  return made.png
}

/** The owner’s icon as a PNG; null if there’s none. */
export async function readIcon(world: Pick<World, 'fitPicture'>, side: number): Promise<Uint8Array | null> {
  const { icon } = currentSite()
  return icon === '' ? null : fit(world, icon, { width: side, height: side })
}

const notFound = () => new Failure('NOT_FOUND', 'File not found.')

const yearInSeconds = 31_536_000

/** Sends the style sheet, icon or social image of the site. An outdated name gets the current file, cached briefly. */
export async function sendBrandFile(world: World, ctx: Context & { params: Record<string, string> }): Promise<void> {
  const { file = '' } = ctx.params
  const [, accent, dark, font = ''] = /^([\da-f]{6})-([\da-f]{6})?-([a-z]+)\.css$/.exec(file) ?? []
  const look = siteSettings.font.read(font)
  if (accent !== undefined && 'value' in look) {
    ctx.type = 'css'
    ctx.set('Cache-Control', `public, max-age=${yearInSeconds}, immutable`)
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
    ctx.body = `${accentCss(`#${accent}`, dark === undefined ? '' : `#${dark}`)}:root{${fonts[look.value]}}`
    return
  }
  const side = iconSides.find((each) => file.startsWith(`icon-${each}-`))
  const isShare = file.startsWith('share-')
  const { shareImage } = currentSite()
  const png =
    side !== undefined
      ? await readIcon(world, side)
      : !isShare
        ? null
        : shareImage === ''
          ? await world.drawPicture(drawnSite(world.siteUrl))
          : await fit(world, shareImage, pictureSize)
  if (png === null) throw notFound()
  const path = isShare ? siteImage(world.siteUrl).url.slice(world.siteUrl.length) : iconPath(side ?? 32)
  sendImage(ctx, png, path === ctx.path ? yearInSeconds : 60)
}
