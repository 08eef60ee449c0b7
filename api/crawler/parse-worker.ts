import { imageSize } from 'image-size'
import { suggestListing } from '../../shared/listing/suggest-listing.ts'
import { decodeHtml } from '../../shared/page/decode-html.ts'
import { readPage } from '../../shared/page/read-page.ts'

/** Runs in a worker thread of its own (page-reader.ts): a stranger's bytes can stall or exhaust nothing but this. */
export function readHtml({ bytes, url, contentType }: { bytes: Uint8Array; url: string; contentType: string | null }) {
  const { html, charset } = decodeHtml(bytes, contentType)
  const page = readPage(html, { url, contentType })
  return { page, listing: suggestListing(page), charset }
}

/**
 * The media type of an image and its size in pixels, of the largest picture where a file holds several; an SVG has no size.
 * null when it is no image.
 */
export function measureImage(bytes: Uint8Array) {
  if (isSvg(bytes)) return { type: 'image/svg+xml', width: null, height: null }
  try {
    const { type = '', width, height, images = [] } = imageSize(bytes)
    const [largest = { width, height }] = images.toSorted((a, b) => b.width * b.height - a.width * a.height)
    return { type: mediaTypes.get(type) ?? `image/${type}`, width: largest.width, height: largest.height }
  } catch {
    return null
  }
}

const mediaTypes = new Map([
  ['ico', 'image/x-icon'],
  ['jpg', 'image/jpeg'],
])

function isSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 4096))
  return /^\s*</.test(start) && /<svg[\s>]/i.test(start) && !/<(html|body)\b/i.test(start)
}
