import { platform, setPriority } from 'node:os'
import { isMainThread } from 'node:worker_threads'
import { imageSize } from 'image-size'
import type { AuditFacts } from '../../shared/audit/facts.ts'
import { runAudit } from '../../shared/audit/run-audit.ts'
import { suggestListing } from '../../shared/listing/suggest-listing.ts'
import { decodeHtml } from '../../shared/page/decode-html.ts'
import { readPage } from '../../shared/page/read-page.ts'
import { isHtml } from '../crawler/gather/is-html.ts'
import { isAllowed, readRobotsTxt } from '../crawler/robots-txt.ts'
import { isSitemap } from '../crawler/sitemap-xml.ts'

// Only on Linux does a thread have a priority of its own; elsewhere this would slow down the whole service.
if (platform() === 'linux' && !isMainThread) setPriority(5)

/** Runs in a worker thread (page-reader.ts): a stranger’s bytes can stall or exhaust nothing else. */
export function readHtml({ bytes, url, contentType }: { bytes: Uint8Array; url: string; contentType: string | null }) {
  const { html, charset } = decodeHtml(bytes, contentType)
  const page = readPage(html, { url, contentType })
  return { page, listing: suggestListing(page), charset }
}

/** What robots.txt says about a path, to everyone and to Googlebot; null if the file is an HTML page. */
export function readRobots({ bytes, path }: { bytes: Uint8Array; path: string }) {
  const text = new TextDecoder().decode(bytes)
  if (isHtml(text)) return null
  const robots = readRobotsTxt(text)
  const allowed = isAllowed(robots, '*', path) && isAllowed(robots, 'googlebot', path)
  return { allowed, sitemaps: robots.sitemaps.slice(0, 50), faults: robots.faults }
}

export function readSitemap({ bytes, complete }: { bytes: Uint8Array; complete: boolean }): 'sitemap' | 'page' | 'neither' {
  const text = new TextDecoder().decode(bytes)
  if (isHtml(text)) return 'page'
  return isSitemap(text, complete) ? 'sitemap' : 'neither'
}

export { readFeed, readManifest } from '../crawler/formats/related-files.ts'

/** The audit of a page, and the checks that threw: an error crosses to the main thread as an Error only. */
export function judge(facts: AuditFacts) {
  const thrown: { id: string; error: Error }[] = []
  const onError = (id: string, error: unknown) => void thrown.push({ id, error: error instanceof Error ? error : new Error(String(error)) })
  return { audit: runAudit(facts, { onError }), thrown }
}

/** The media type of an image and its size in pixels, of the largest one if a file holds several. An SVG has no size. null if it isn’t an image. */
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
