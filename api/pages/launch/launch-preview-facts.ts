import type { Product } from '../../../shared/schemas/product.ts'
import type { PreviewFacts } from '../../../shared/previews/preview-facts.ts'
import { paths } from '../../../shared/paths.ts'
import { launchHead } from './launch-head.ts'
import { siteName } from '../../domain/settings/current-site.ts'
import { locale } from '../../../shared/locale.ts'

/** What link previews of a launch page are made from: the tags in its head (parts/layout.tsx). */
export function launchPreviewFacts(product: Product, siteUrl: string): PreviewFacts {
  const { title, description, canonical, image } = launchHead(product, siteUrl)
  const picture = image && { image: image.url, 'image:alt': image.alt }
  return {
    url: canonical ?? siteUrl,
    lang: locale,
    title,
    description,
    excerpt: null,
    siteName: siteName(),
    openGraph: { title, description, type: 'website', url: canonical ?? siteUrl, site_name: siteName(), ...picture },
    twitter: { card: 'summary_large_image', ...picture },
    favicon: `${siteUrl}${paths.favicon()}`,
    themeColor: '#f5f3ee',
    pictures: image === undefined ? [] : [{ url: image.url, width: image.width, height: image.height, error: null }],
  }
}
