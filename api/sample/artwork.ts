import { logoSvg } from '../drawing/logo-svg.ts'
import { screenshotSvg } from './screenshot-svg.ts'
import { sampleProducts } from './sample-products.ts'

/**
 * The generated image at a path of the sample catalog: `/sample/logos/{slug}.svg` or `/sample/screenshots/{slug}-{number from 1}.svg`.
 * Null if there is none.
 */
export function artworkAt(path: string): string | null {
  const [, logoSlug, shotSlug, number] = /^\/sample\/(?:logos\/([a-z0-9-]+)|screenshots\/([a-z0-9-]+)-([1-9]))\.svg$/.exec(path) ?? []
  const product = sampleProducts.find(({ slug }) => slug === (logoSlug ?? shotSlug))
  if (product === undefined) return null
  return number === undefined ? logoSvg(product) : screenshotSvg(product, Number(number))
}
