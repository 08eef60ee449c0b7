import { decodeSafely } from '../decode-safely.ts'
import type { Page, PageImage } from '../page/page.ts'
import { besidePage, publicUrl } from './address.ts'
import { urlError } from './url-error.ts'
import type { AuditFacts } from './facts.ts'

const decoration =
  /(?:^|[/_.\s+-])(?:logos?|icons?|favicons?|avatars?|userpic|arrows?|bullets?|corner|badges?|sprites?|pixel|emoji|flags?|spinner|loading|placeholder|blank|spacer)(?=[/_.\d\s+-]|$)/i

/** Smaller images show faces, logos and ornaments rather than a product. */
const smallest = { width: 300, height: 150 }

function isUsable({ url, width, height }: PageImage): boolean {
  if (!URL.canParse(url) || decoration.test(decodeSafely(new URL(url).pathname))) return false
  return (width ?? smallest.width) >= smallest.width && (height ?? smallest.height) >= smallest.height
}

/** Images of the page that a listing can show, each URL once; JSON-LD screenshots count as well. */
export function usableImages(page: Page): string[] {
  const declared = page.jsonLd.nodes.flatMap(({ screenshot }) => (Array.isArray(screenshot) ? screenshot : [screenshot]))
  const urls = declared.map((image: unknown) => (typeof image === 'object' && image !== null && 'url' in image ? image.url : image))
  const absolute = urls
    .filter((url): url is string => typeof url === 'string' && URL.canParse(url, page.url))
    // Some call their icon a screenshot.
    .filter((url) => !decoration.test(decodeSafely(new URL(url, page.url).pathname)))
  return [...new Set([...page.images.filter(isUsable).map(({ url }) => url), ...absolute.map((url) => new URL(url, page.url).href)])]
}

const maxDeclared = 3

/** The image that X would show, as the page names it. */
export const twitterImageOf = ({ twitter }: Pick<Page, 'twitter'>): string | undefined => twitter['image'] ?? twitter['image:src']

/** The images that only twitter:image names, and those of the page’s own site that only JSON-LD does. */
export function declaredImages(page: Page, social: string | undefined): string[] {
  const inData = page.jsonLd.nodes.flatMap(({ image, logo, screenshot }) => [image, logo, screenshot].flat())
  const named = inData.map((one: unknown) => (typeof one === 'object' && one !== null && 'url' in one ? one.url : one))
  const read = (one: unknown) => (typeof one === 'string' ? (URL.parse(one, page.url) ?? []) : [])
  const own = new Set([page.url, publicUrl(page)].map((url) => new URL(url).host))
  const urls = [...[twitterImageOf(page)].flatMap(read), ...named.flatMap(read).filter(({ host }) => own.has(host))]
  return [...new Set(urls.filter(({ protocol }) => /^https?:$/.test(protocol)).map(({ href }) => href))]
    .filter((href) => href !== social)
    .slice(0, maxDeclared)
}

/** Whether the reason for which an image can’t be used is certainly the site’s fault, and not temporary. */
export const isCertainly = (reason: string): boolean => /^it(?: returns 4(?:04|10)$| isn’t an image|’s )/.test(reason)

/** X, “Summary card”: a square. WhatsApp and Slack show one of this size beside the text, too. In pixels. */
const leastSquare = 300

/** Whether the page asks for the small preview, and its image is the square that this shows; null if the image’s size isn’t known. */
export function isSquareCard({
  page,
  socialImage,
  declaredImages = [],
}: Pick<AuditFacts, 'page' | 'socialImage' | 'declaredImages'>): boolean | null {
  const { openGraph, twitter } = page
  if (twitter['card']?.trim().toLowerCase() !== 'summary') return false
  const image = twitterImageOf(page) ?? openGraph['image']
  if (!image) return false
  const isSocial = twitterImageOf(page) === undefined || twitterImageOf(page) === openGraph['image']
  const known = isSocial ? socialImage : declaredImages.find(({ url }) => url === URL.parse(image, page.url)?.href)
  const [width, height] = known
    ? [known.width, known.height]
    : ['image:width', 'image:height'].map((name) => (isSocial ? Number(openGraph[name] ?? NaN) : NaN))
  if (!width || !height) return known ? false : null
  return Math.min(width, height) >= leastSquare && Math.abs(width / height - 1) <= 0.05
}

/** What link previews show: a raster image on the web. */
const isShareable = (url: string | undefined): url is string =>
  url !== undefined && /^https?:$/.test(URL.parse(url)?.protocol ?? '') && !/\.(?:svgz?|ico)$/i.test(URL.parse(url)?.pathname ?? '')

/** The image for link previews: a declared one that isn’t known to be broken, else the URL for a new one. */
export function shareImageOf({ page, socialImage }: Pick<AuditFacts, 'page' | 'socialImage'>): { url: string; exists: boolean } {
  const isBroken = (url: string) => urlError(url, page) !== null || (socialImage?.url === url && socialImage.reason !== null)
  const found = [page.openGraph['image'], page.twitter['image']].filter(isShareable).find((url) => !isBroken(url))
  return found === undefined ? { url: besidePage(page, 'social.png'), exists: false } : { url: found, exists: true }
}

/** A URL to show in a sentence; an inline image is named, not spelled out. */
export const shownUrl = (url: string): string => (url.startsWith('data:') ? 'The inline image (data:)' : url)
