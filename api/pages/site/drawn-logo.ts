import { logoSvg } from '../../drawing/logo-svg.ts'
import { isSlug } from './badge.ts'

/**
 * The placeholder logo for a launch without one, served at `/logos/{slug}.svg` (domain/listing/listing-address.ts). Drawn from the slug alone, so
 * that it reveals nothing about unpublished launches. Null when the text cannot be a slug.
 */
export function drawnLogoSvg(file: string): string | null {
  const [, slug] = /^(.+)\.svg$/u.exec(file) ?? []
  return slug !== undefined && isSlug(slug) ? logoSvg({ slug, name: slug }) : null
}
