import type { SiteFacts } from '../../../shared/audit/facts.ts'
import { webAddress } from './listing-address.ts'

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
