import type { Product } from '../../../shared/schemas/product.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { clip, shareTitle } from './share-title.ts'
import type { PageHead } from '../parts/layout.tsx'
import { linkAddress } from './link-address.ts'
import { taxonomy } from '../../../shared/listing/taxonomy.ts'

/** What search engines and social cards say of a launch page, in the lengths that the audit asks of everybody's page. */
export function launchHead(product: Product): PageHead {
  const { name, tagline, productUrl, screenshots } = product
  return {
    title: shareTitle(name, tagline),
    description: describe(product),
    canonical: productUrl,
    image: screenshots.find((address) => linkAddress(address) !== null && /\.(png|jpe?g|webp)$/i.test(new URL(address).pathname)),
    section: 'catalog',
    data: softwareApplication(product),
  }
}

/** 70 to 158 characters: the description, and as much of the rest as it lacks. */
function describe({ description, tagline, launchDate, maker }: Product): string {
  const sentence = (text: string) => (/[\p{L}\p{N}]$/u.test(text) ? `${text}.` : text)
  const parts = [
    description,
    tagline,
    `Launched on ${dayWords(launchDate)} by ${maker.name} on Slipway, a catalog that makers run themselves`,
  ]
  let words = ''
  for (const part of parts) if (words.length < 70) words = `${words} ${sentence(part.trim())}`.trim()
  return clip(words, 158)
}

function softwareApplication(product: Product): object {
  const { name, description, tagline, url, logo, screenshots, categories, pricing, maker, launchDate } = product
  const isFree = pricing === 'free' || pricing === 'freemium'
  return {
    '@type': 'SoftwareApplication',
    name,
    description: description === '' ? tagline : description,
    url,
    image: logo,
    ...(screenshots.length > 0 && { screenshot: screenshots }),
    applicationCategory: applicationCategory(categories),
    operatingSystem: 'Any',
    datePublished: launchDate,
    author: { '@type': 'Person', name: maker.name },
    // Only what the listing knows: a price is stated where the product is free.
    ...(pricing !== null && {
      offers: { '@type': 'Offer', ...(isFree ? { price: '0', priceCurrency: 'USD' } : { category: pricing }), url },
    }),
  }
}

/** schema.org's category of the first category that the taxonomy knows. */
function applicationCategory(slugs: string[]): string {
  return taxonomy.find(({ slug }) => slug === slugs[0])?.applicationCategory ?? 'BusinessApplication'
}
