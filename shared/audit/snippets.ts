import { escapeMarkup } from '../escape-markup.ts'
import { paths } from '../paths.ts'

export const metaTag = (name: string, content: string): string => `<meta name="${name}" content="${escapeMarkup(content)}">`
export const propertyTag = (property: string, content: string): string => `<meta property="${property}" content="${escapeMarkup(content)}">`
export const linkTag = (rel: string, href: string): string => `<link rel="${rel}" href="${escapeMarkup(href)}">`
export const alternateTag = (lang: string, href: string): string =>
  `<link rel="alternate" hreflang="${escapeMarkup(lang)}" href="${escapeMarkup(href)}">`
export const anchor = (href: string, text: string): string => `<a href="${escapeMarkup(href)}">${escapeMarkup(text)}</a>`
export const image = (src: string, alt: string, width: number, height: number): string =>
  `<img src="${escapeMarkup(src)}" alt="${escapeMarkup(alt)}" width="${width}" height="${height}">`

/** CSS rules that apply under a media condition only, if there is one. */
export const inMedia = (rules: string, media: string | undefined): string =>
  media === undefined ? rules : `@media ${media} {\n${rules}\n}`

/** The badge for a maker’s page, linked to the listing. `siteUrl` is the catalog’s origin without a trailing slash. */
export function badgeEmbed({ slug, name }: Badged, siteUrl: string, theme: BadgeTheme = 'light'): string {
  const picture = image(siteUrl + badgePath(slug, theme), `${name} on ${new URL(siteUrl).host}`, 220, 48)
  return anchored(siteUrl + paths.launch({ slug }), picture)
}

/** The same in Markdown, for a README. */
export function badgeMarkdown({ slug, name }: Badged, siteUrl: string, theme: BadgeTheme = 'light'): string {
  const label = `${name} on ${new URL(siteUrl).host}`.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]<>&!]/g, String.raw`\$&`)
  return `[![${label}](${siteUrl}${badgePath(slug, theme)})](${siteUrl}${paths.launch({ slug })})`
}

/** The badge with a report’s latest score, linked to the report. `link` is its URL, with a slash at the end. */
export const scoreBadgeEmbed = (link: string): string =>
  anchored(link, image(`${link}badge.svg`, `Audit score on ${new URL(link).host}`, 220, 48))

/** The same in Markdown. */
export const scoreBadgeMarkdown = (link: string): string => `[![Audit score on ${new URL(link).host}](${link}badge.svg)](${link})`

const anchored = (href: string, markup: string): string => `<a href="${escapeMarkup(href)}">${markup}</a>`

/** The badge check accepts both themes (badge.ts). */
export const badgePath = (slug: string, theme: BadgeTheme): string => paths.badge({ slug }, { theme: theme === 'dark' ? theme : null })

type Badged = { slug: string; name: string }
type BadgeTheme = 'light' | 'dark'

/** JSON-LD for a page; "<" is escaped, so that no text can close the script. */
export const jsonLdScript = (node: object): string =>
  `<script type="application/ld+json">\n${JSON.stringify(node, null, 2).replaceAll('<', '\\u003c')}\n</script>`
