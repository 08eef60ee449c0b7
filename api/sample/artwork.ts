import { paths } from '../../shared/paths.ts'
import { logoSvg } from '../drawing/logo-svg.ts'
import { screenshotSvg } from './screenshot-svg.ts'
import { sampleProducts } from './sample-products.ts'

/** `logos/{slug}.svg` or `screenshots/{slug}-{number from 1}.svg`; null if there is none. */
export function artworkAt(path: string): string | null {
  const { kind, file } = paths.sampleImage.match(path) ?? {}
  const [, logoSlug, shotSlug, number] = /^(?:logos\/([a-z0-9-]+)|screenshots\/([a-z0-9-]+)-([1-9]))\.svg$/.exec(`${kind}/${file}`) ?? []
  const product = sampleProducts.find(({ slug }) => slug === (logoSlug ?? shotSlug))
  if (product === undefined) return null
  return number === undefined ? logoSvg(product) : screenshotSvg(product, Number(number))
}
