import type { Product } from '../../../shared/schemas/product.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { pictureOfLaunch } from './launch-picture.ts'
import { feedPaths } from '../../domain/feed-paths.ts'
import { feedAlternates, oembedAlternates, type PageHead } from '../document/layout.tsx'
import { applicationCategory } from '../../../shared/listing/taxonomy.ts'
import { siteName } from '../../domain/settings/current-site.ts'
import type { PreviewFacts } from '../../../shared/previews/preview-facts.ts'
import { paths } from '../../../shared/paths.ts'
import { locale } from '../../../shared/locale.ts'

/** What search engines and social cards show for a launch page, within the lengths that the audit recommends. */
export function launchHead(product: Product, siteUrl: string): PageHead {
  const { slug, name, tagline, productUrl } = product
  return {
    title: shareTitle(name, tagline),
    description: describe(product),
    canonical: productUrl,
    image: pictureOfLaunch(product, siteUrl),
    alternates: [...feedAlternates(feedPaths.updates(slug), `${name}: updates`), ...oembedAlternates(productUrl, siteUrl, name)],
    section: 'catalog',
    styles: 'launch',
    data: softwareApplication(product),
  }
}

/** 70 to 158 characters: the description, extended with the tagline and the launch date when it is short. */
function describe({ description, tagline, launchDate, maker }: Product): string {
  const sentence = (text: string) => (/[\p{L}\p{N}]$/u.test(text) ? `${text}.` : text)
  const parts = [() => description, () => tagline, () => `Launched on ${dayWords(launchDate)} by ${maker.name} on ${siteName()}`]
  let words = ''
  for (const part of parts) if (words.length < 70) words = `${words} ${sentence(part().trim())}`.trim()
  return clip(words, 158)
}

function softwareApplication(product: Product): object {
  const { name, description, tagline, url, logo, screenshots, categories, pricing, maker, launchDate, upvotes, commentCount } = product
  const isFree = pricing === 'free' || pricing === 'freemium'
  return {
    '@type': 'SoftwareApplication',
    name,
    description: description === '' ? tagline : description,
    url,
    image: logo,
    ...(screenshots.length > 0 && { screenshot: screenshots }),
    applicationCategory: applicationCategory(categories[0]),
    operatingSystem: 'Any',
    datePublished: launchDate,
    author: { '@type': 'Person', name: maker.name },
    // Votes are no ratings: an aggregateRating of them would be made up.
    interactionStatistic: [counted('LikeAction', upvotes), counted('CommentAction', commentCount)],
    // The listing knows no amounts, so a price is stated only for free products.
    ...(pricing !== null && {
      offers: { '@type': 'Offer', ...(isFree ? { price: '0', priceCurrency: 'USD' } : { category: pricing }), url },
    }),
  }
}

const counted = (action: string, times: number) => ({
  '@type': 'InteractionCounter',
  interactionType: `https://schema.org/${action}`,
  userInteractionCount: times,
})

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
