import { siteName } from '../../domain/settings/current-site.ts'
/** The title of a launch page and its social card, followed by the catalog's name where that fits. Also used for live previews. */
export function shareTitle(name: string, tagline: string): string {
  const title = `${name}: ${tagline}`
  return title.length <= 50 ? `${title} · ${siteName()}` : clip(title, 60)
}

/** Shortens text to at most `length` characters, between words. */
export function clip(text: string, length: number): string {
  const plain = text.replaceAll(/\s{2,}|[^\S ]/g, ' ').trim()
  if (plain.length <= length) return plain
  const end = plain.lastIndexOf(' ', length - 2)
  return `${plain.slice(0, end === -1 ? length - 1 : end)}…`
}
