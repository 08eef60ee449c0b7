import { addressNote, besidePage } from '../../address.ts'
import { urlError } from '../../url-error.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import type { AuditFacts } from '../../facts.ts'
import { nameOf, taglineOf } from '../../words/own-words.ts'
import { propertyTag } from '../../snippets.ts'
import { isSquareCard, shownUrl } from '../../images.ts'
import { bestSize, previewFault, sizeOf } from '../../preview-fault.ts'
import { clean } from '../../words/text.ts'

/** `og-tags` reports a tag that is missing or leads nowhere. */
const told = 'Not checked: there’s no image yet. See “Open Graph tags”.'

function fixFor(facts: AuditFacts): string {
  const url = besidePage(facts.page, 'social.png')
  const tagline = taglineOf(facts)
  const tags = [
    propertyTag('og:image', url),
    propertyTag('og:image:width', String(bestSize.width)),
    propertyTag('og:image:height', String(bestSize.height)),
    propertyTag('og:image:alt', tagline === '' ? nameOf(facts) : `${nameOf(facts)}: ${tagline}`),
  ].join('\n')
  const where = `Save a ${bestSize.width} × ${bestSize.height} px PNG as ${url} and add this to your <head> in place of any og:image tags`
  return paste(`${where}${addressNote(facts.page)}:`, tags)
}

/** Whether the tag isn’t a full URL, which `og-tags` reports with the same fix. */
const isRelative = ({ markup }: AuditFacts): boolean => markup?.relative.some(({ property }) => property === 'og:image') ?? false

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
    const isSquare = isSquareCard(facts) === true
    const size = sizeOf(image)
    const [width, height] = ['image:width', 'image:height'].map((name) => Number(facts.page.openGraph[name] ?? NaN))
    const isOther = image.width !== null && ((width && width !== image.width) || (height && height !== image.height))
    const said = isOther ? `og:image:width and og:image:height say ${width} × ${height}, but the image is ${size}.` : ''
    const fault = previewFault(facts)
    if (fault !== null) return (fault.isGrave ? fail : warn)(`${fault.detail} ${said}`.trim(), fix)
    if (isOther) {
      const tags = [propertyTag('og:image:width', String(image.width)), propertyTag('og:image:height', String(image.height))]
      return warn(said, paste('Replace all og:image:width and og:image:height tags in <head> with:', tags.join('\n')))
    }
    return pass(isSquare ? `Found, ${size}, for the small square preview that twitter:card asks for.` : `Found, ${size}.`)
  },
})
