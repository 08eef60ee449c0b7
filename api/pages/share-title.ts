import { clip } from './clip.ts'

/** The title of a launch page, and so of its card: with the catalog's name behind it where that fits. Used while somebody types, too. */
export function shareTitle(name: string, tagline: string): string {
  const title = `${name}: ${tagline}`
  return title.length <= 50 ? `${title} · Slipway` : clip(title, 60)
}
