import type { SiteFacts } from '../../../shared/audit/facts.ts'
import { emptyListing, type Listing } from '../../../shared/fields/listing-fields.ts'
import { hostOf } from '../../../shared/hosts.ts'
import { readHandle, readRepository } from '../../../shared/listing/own-links.ts'
import { readOpenSource } from '../../../shared/listing/open-source.ts'
import { twitterHandle, webAddress } from './listing-address.ts'

/** Smaller icons look blurred in the catalog. */
const smallestLogo = 48

/** The listing that a crawl suggests; what it can’t know stays empty. Pictures that the visit gave up are suggested as the page declares them. */
export function crawledListing({ page, listing, favicon, socialImage, unreached = [] }: SiteFacts): Listing {
  const fetched = socialImage !== null && socialImage.reason === null ? socialImage.url : undefined
  const social = secure(unreached.includes('socialImage') ? declaredImage(page) : fetched)
  const name = listing.name ?? hostOf(page.url)
  return {
    ...emptyListing,
    name,
    tagline: listing.tagline ?? '',
    description: listing.description ?? '',
    url: webAddress(page.url) ?? page.url,
    categories: listing.categories,
    pricing: listing.pricing,
    openSource: readOpenSource(page) ?? false,
    logo: findLogo(page, favicon) ?? (unreached.includes('favicon') ? secure(page.favicon ?? undefined) : null) ?? '',
    screenshots: social === null ? [] : [social],
    twitterUsername: twitterHandle(page.twitter['site'] ?? page.twitter['creator'] ?? '') ?? readHandle(page, name),
    repository: readRepository(page, name),
  }
}

/** The declared icon if it's large enough, else the Apple touch icon, else the small icon. */
function findLogo(page: SiteFacts['page'], favicon: SiteFacts['favicon']): string | null {
  const icon = favicon !== null && favicon.reason === null ? favicon : null
  const isLarge = icon !== null && (icon.type?.includes('svg') === true || (icon.width ?? 0) >= smallestLogo)
  const touchIcon = page.icons.find(({ rel }) => rel.toLowerCase().includes('apple-touch-icon'))
  return (isLarge ? secure(icon.url) : null) ?? secure(touchIcon?.url) ?? secure(icon?.url)
}

function declaredImage({ url, openGraph, twitter }: SiteFacts['page']): string | undefined {
  const declared = openGraph['image'] ?? openGraph['image:url'] ?? openGraph['image:secure_url'] ?? twitter['image']
  return declared === undefined ? undefined : URL.parse(declared, url)?.href
}

/** Catalog pages only show https images. */
const secure = (address: string | undefined): string | null => (address?.startsWith('https://') === true ? webAddress(address) : null)

const most = 10
/** CSS pixels, as far as the page says so: smaller ones are icons and decoration. */
const smallest = 200

/** The addresses of a page’s own pictures that could be a logo or screenshots: icons, pictures for sharing, then those in the text. */
export function foundPictures({
  page: { url, icons, openGraph, twitter, images },
  socialImage,
}: Pick<SiteFacts, 'page' | 'socialImage'>): string[] {
  const touchIcons = icons.toSorted((a, b) => Number(isTouch(b.rel)) - Number(isTouch(a.rel)))
  const inText = images.filter(({ width, height }) => (width ?? smallest) >= smallest && (height ?? smallest) >= smallest / 2)
  const declared = [
    ...touchIcons.slice(0, 2).map((icon) => icon.url),
    socialImage?.url,
    openGraph['image'],
    twitter['image'],
    ...inText.map((image) => image.url),
  ]
  const addresses = declared
    .map((each) => webAddress(URL.parse(each ?? '', url)?.href ?? ''))
    .filter((each) => each !== null && each !== url)
  return [...new Set(addresses)].filter((each) => each !== null).slice(0, most)
}

const isTouch = (rel: string): boolean => rel.toLowerCase().includes('apple-touch-icon')
