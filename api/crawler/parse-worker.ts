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

/** The kind of an image and its size in pixels, of the largest picture where a file holds several; null when it is no image. */
export function measureImage(bytes: Uint8Array) {
  try {
    const { type, width, height, images = [] } = imageSize(bytes)
    const [largest = { width, height }] = images.toSorted((a, b) => b.width * b.height - a.width * a.height)
    return { type: type ?? '', width: largest.width, height: largest.height }
  } catch {
    return null
  }
}
