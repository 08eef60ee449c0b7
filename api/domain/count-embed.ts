import { escapeMarkup } from '../../shared/escape-markup.ts'
import { paths } from '../../shared/paths.ts'
import { siteName } from './settings/current-site.ts'

/** The sizes in which other sites can show a launch’s vote count, in CSS pixels. */
export const embedSizes = { small: { width: 240, height: 56 }, large: { width: 340, height: 96 } } as const
export type EmbedSize = keyof typeof embedSizes

/** `auto` follows the reader’s system. */
export const embedThemes = ['auto', 'light', 'dark'] as const
export type EmbedTheme = (typeof embedThemes)[number]

export type EmbedLook = { theme: EmbedTheme; size: EmbedSize }
const usual: EmbedLook = { theme: 'auto', size: 'large' }

type Size = { width: number; height: number }
type Named = { slug: string; name: string }

export function embedPath({ slug }: Pick<Named, 'slug'>, { theme, size }: EmbedLook = usual): string {
  const query = new URLSearchParams()
  if (theme !== usual.theme) query.set('theme', theme)
  if (size !== usual.size) query.set('size', size)
  return paths.embed({ slug }, query)
}

export function countEmbed(launch: Named, siteUrl: string, look: EmbedLook = usual, { width, height }: Size = embedSizes[look.size]) {
  const source = escapeMarkup(siteUrl + embedPath(launch, look))
  const title = escapeMarkup(`Votes for ${launch.name} on ${siteName()}`)
  // Without its own color scheme, a browser would put an opaque ground behind the frame on dark pages.
  const style = `border:0;max-width:100%;color-scheme:${look.theme === 'auto' ? 'light dark' : look.theme}`
  return `<iframe src="${source}" title="${title}" width="${width}" height="${height}" loading="lazy" style="${style}"></iframe>`
}
