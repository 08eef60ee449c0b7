import { seeded } from '../../../shared/seeded.ts'

/** What the social image of a launch shows, or that of an audit. */
export type LaunchPicture = {
  slug: string
  name: string
  tagline: string
  category: string
  /** The URL of its own logo; empty to draw one. */
  logo: string
  /** The catalog’s name, its host, the address of its icon (empty for our mark) and the color beside it. */
  site: string
  host: string
  icon: string
  rail: string
  /** The score of an audit, from 0 to 100; null for a launch. */
  score: number | null
}

/** Pixels. The size that every network shows large (Meta, “Images in link shares”). */
export const pictureSize = { width: 1200, height: 630 }

/** Increase it when the design changes, so that every image gets a new URL. */
const drawing = 2

/** Changes with anything the image shows. Two 32-bit hashes are enough to tell the versions of one launch apart. */
export function pictureVersion(picture: LaunchPicture): string {
  const text = JSON.stringify([
    drawing,
    picture.slug,
    picture.name,
    picture.tagline,
    picture.category,
    picture.logo,
    picture.site,
    picture.host,
    picture.icon,
    picture.rail,
    picture.score,
  ])
  return [text, `${text} again`]
    .map((part) =>
      seeded(part, 2 ** 32)
        .toString(36)
        .padStart(7, '0'),
    )
    .join('')
}
