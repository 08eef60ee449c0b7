import { logoSvg } from '../../drawing/logo-svg.ts'
import { isSlug } from './badge.ts'

/**
 * The mark of a launch that has no logo, for `/logos/{slug}.svg` (domain/listing-address.ts): drawn from the slug alone, so that it says
 * nothing of what is not public. Null for what can be no slug.
 */
export function drawnLogoSvg(file: string): string | null {
  const [, slug] = /^(.+)\.svg$/u.exec(file) ?? []
  return slug !== undefined && isSlug(slug) ? logoSvg({ slug, name: slug }) : null
}
