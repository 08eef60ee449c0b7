import { logoSvg } from '../../drawing/logo-svg.ts'
import { isSlug } from '../../domain/launch/slug.ts'

/**
 * The placeholder logo for a launch without one, served at `paths.drawnLogo`. Drawn from the slug alone, so
 * that it reveals nothing about unpublished launches. Null when the text cannot be a slug.
 */
export const drawnLogoSvg = (slug: string): string | null => (isSlug(slug) ? logoSvg({ slug, name: slug }) : null)
