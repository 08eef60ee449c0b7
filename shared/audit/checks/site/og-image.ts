import { addressNote, besidePage, shownUrl, urlError } from '../../address.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import type { AuditFacts, ImageFacts } from '../../facts.ts'
import { nameOf, taglineOf } from '../../words/own-words.ts'
import { propertyTag } from '../../snippets.ts'
import { isSquareCard } from '../../images.ts'
import { clean } from '../../words/text.ts'

/** Meta, “Images in link shares”: best from 1200 × 630, small below 600 × 315, 1.91:1, at most 8 MB. */
const best = { width: 1200, height: 630 }
const min = { width: 600, height: 315 }
const maxBytes = 8 * 1024 * 1024
const ratios = { min: 1.7, max: 2.1 }

/** `og-tags` reports a tag that is missing or leads nowhere. */
const told = 'Not checked: there’s no image yet. See “Open Graph tags”.'

function fixFor(facts: AuditFacts): string {
  const url = besidePage(facts.page, 'social.png')
  const tagline = taglineOf(facts)
  const tags = [
    propertyTag('og:image', url),
    propertyTag('og:image:width', String(best.width)),
    propertyTag('og:image:height', String(best.height)),
    propertyTag('og:image:alt', tagline === '' ? nameOf(facts) : `${nameOf(facts)}: ${tagline}`),
  ].join('\n')
  const where = `Save a ${best.width} × ${best.height} px PNG as ${url} and add this to your <head> in place of any og:image tags`
  return paste(`${where}${addressNote(facts.page)}:`, tags)
}

/** Whether the tag isn’t a full URL, which `og-tags` reports with the same fix. */
const isRelative = ({ markup }: AuditFacts): boolean => markup?.relative.some(({ property }) => property === 'og:image') ?? false

const sizeOf = ({ width, height }: ImageFacts) => `${width} × ${height} px`

/** What previews make of the social image that they can fetch; null if it’s fine. The cure is another image. */
export function previewFault(facts: AuditFacts): { detail: string; isGrave: boolean } | null {
  const image = facts.socialImage
  if (!image || image.reason !== null) return null
  const found = (detail: string, isGrave = false) => ({ detail, isGrave })
  const { bytes, width, height } = image
  if (bytes > maxBytes) return found(`The social image is too large: ${(bytes / 1024 / 1024).toFixed(1)} MB, and the limit is 8 MB.`, true)
  if (image.type?.includes('svg')) return found('Link previews don’t show SVG images.', true)
  if (width === null || height === null) return found('The social image was found, but its size can’t be read.')
  if (isSquareCard(facts) === true) return null
  const size = sizeOf(image)
  if (width < min.width || height < min.height) return found(`The social image (${size}) is too small for a large preview.`, true)
  if (width < best.width || height < best.height) return found(`The social image (${size}) looks blurry on high-resolution screens.`)
  const ratio = width / height
  return ratio < ratios.min || ratio > ratios.max ? found(`Previews will crop the social image (${size}) to 1.91:1.`) : null
}

export const ogImage = defineCheck({
  id: 'og-image',
  label: 'Social image (og:image)',
  weight: 5,
  learnMore: 'https://developers.facebook.com/docs/sharing/webmasters/images/',
  needs: ['socialImage'],
  run(facts) {
    const fix = fixFor(facts)
    const image = facts.socialImage
    const declared = clean(facts.page.openGraph['image'])
    if (image === null) return declared === '' ? pass(told) : fail('Shared links won’t show an image.', fix)
    const error = urlError(image.url, facts.page)
    if (error !== null && declared === image.url) return pass(told)
    if (error !== null) return fail(`${image.url} ${error}.`, fix)
    if (image.reason !== null && isRelative(facts)) return pass(told)
    if (image.reason !== null) return fail(`${shownUrl(image.url)} can’t be used: ${image.reason}.`, fix)
    const fault = previewFault(facts)
    if (fault !== null) return fault.isGrave ? fail(fault.detail, fix) : warn(fault.detail, fix)
    const isSquare = isSquareCard(facts) === true
    const size = sizeOf(image)
    const [width, height] = ['image:width', 'image:height'].map((name) => Number(facts.page.openGraph[name] ?? NaN))
    if ((width && width !== image.width) || (height && height !== image.height)) {
      const tags = [propertyTag('og:image:width', String(image.width)), propertyTag('og:image:height', String(image.height))]
      const instruction = 'Replace all og:image:width and og:image:height tags in <head> with:'
      return warn(
        `og:image:width and og:image:height say ${width} × ${height}, but the image is ${size}.`,
        paste(instruction, tags.join('\n')),
      )
    }
    return pass(isSquare ? `Found, ${size}, for the small square preview that twitter:card asks for.` : `Found, ${size}.`)
  },
})
