import { platform, setPriority } from 'node:os'
import { isMainThread } from 'node:worker_threads'
import { imageSize } from 'image-size'
import type { AuditFacts, PageTopic } from '../../shared/audit/facts.ts'
import { runAudit } from '../../shared/audit/run-audit.ts'
import { readDirectoryPage as readDirectory } from '../../shared/directories/reading/read-directory-page.ts'
import { knownLanguage } from '../../shared/audit/words/language.ts'
import { suggestListing } from '../../shared/listing/suggest-listing.ts'
import { decodeHtml } from '../../shared/page/decode-html.ts'
import { readDocument } from '../../shared/page/markup/read-document.ts'
import { readScriptKeys } from '../../shared/page/doubts/read-keys.ts'
import type { PageDoubt } from '../../shared/page/page.ts'
import { isHtml } from './formats/is-html.ts'
import { isFont, isSvg } from './formats/signatures.ts'
import { pictureError } from './formats/picture-end.ts'
import { namedOn, toSitePage } from './formats/site-page.ts'
import { readStyleSheet } from './formats/style-sheet.ts'
import { informativeLinks } from './formats/informative-links.ts'
import { crawlDelay, isAllowed, readRobotsTxt } from './formats/robots-txt.ts'
import { isSitemap, sampleEntries, sitemapError, wrongDates } from './formats/sitemap-xml.ts'

// Only on Linux does a thread have a priority of its own; elsewhere this would slow down the whole service.
if (platform() === 'linux' && !isMainThread) setPriority(5)

/** Runs in a worker thread (page-reader.ts): a stranger’s bytes can stall or exhaust nothing else. */
export function readHtml({ bytes, url, contentType }: { bytes: Uint8Array; url: string; contentType: string | null }) {
  const { html, charset } = decodeHtml(bytes, contentType)
  const { page, markup } = readDocument(html, { url, contentType })
  return { page, markup, listing: suggestListing(page), charset, links: informativeLinks(page), language: knownLanguage(page) }
}

/** Runs in a new thread before its first task, which would otherwise pay for what loads and compiles on first use. */
export function warmUp(): void {
  const bytes = Buffer.from(
    '<!doctype html><title>Lanterna</title><h1>Lanterna</h1><p>Tides on your wrist. <a href="/pricing">Pricing</a></p>',
  )
  const { page, listing } = readHtml({ bytes, url: 'https://example.com/', contentType: 'text/html' })
  runChecks({ page, listing })
  measureImage(new Uint8Array())
}

export function readSitePage(task: {
  bytes: Uint8Array
  url: string
  contentType: string | null
  ms: number
  robotsTag: string[]
  policy?: string | null
  /** Left out if the page isn’t to be judged. */
  topic?: PageTopic | null
  siteLanguage?: string | null
}) {
  const { html, charset } = decodeHtml(task.bytes, task.contentType)
  const { page, markup } = readDocument(html, task)
  const { contentType, ms, robotsTag, policy } = task
  const response = { status: 200, hops: [task.url], ms, at: Date.now(), late: 0, bytes: task.bytes.length, contentType, charset, robotsTag }
  return {
    page: toSitePage(page, {
      markup,
      response: { ...response, httpRedirectsToHttps: null },
      policy: policy ?? null,
      html,
      ...('topic' in task && { topic: task.topic, siteLanguage: task.siteLanguage }),
    }),
    named: namedOn(page),
  }
}

/** In characters. A longer file can’t be shown in a fix. */
const maxCorrected = 3000

/** Robots that make link previews, by their names in robots.txt. */
const previewing = ['facebookexternalhit', 'Twitterbot', 'LinkedInBot', 'Slackbot', 'Discordbot', 'TelegramBot', 'WhatsApp']

/** For everyone, Googlebot, the page’s styles and scripts, link previews and the social image; null if it is an HTML page. */
export function readRobots({
  bytes,
  path,
  styles = [],
  scripts = [],
  image,
}: {
  bytes: Uint8Array
  path: string
  styles?: string[]
  scripts?: string[]
  image?: string | undefined
}) {
  const text = new TextDecoder().decode(bytes)
  if (isHtml(text)) return null
  const robots = readRobotsTxt(text)
  const allowed = isAllowed(robots, '*', path) && isAllowed(robots, 'googlebot', path)
  const { errors, corrected } = robots
  const isSafe = corrected.length <= maxCorrected && isAllowed(readRobotsTxt(corrected), '*', path)
  const named = robots.groups.some(({ agents }) => agents.includes('googlebot')) ? 'Googlebot' : '*'
  const isBlocked = (file: string) => !isAllowed(robots, named.toLowerCase(), file)
  // One script of several may well be none of their business.
  const blocked = allowed ? [...styles.filter(isBlocked), ...(scripts.every(isBlocked) ? scripts : [])] : []
  const reading = previewing.filter((agent) => isAllowed(robots, agent.toLowerCase(), path))
  const unseen = allowed ? previewing.filter((agent) => !reading.includes(agent)) : []
  const nameIn = (agent: string) => (robots.groups.some(({ agents }) => agents.includes(agent.toLowerCase())) ? agent : '*')
  const imageless = reading.filter((agent) => image !== undefined && !isAllowed(robots, agent.toLowerCase(), image)).map(nameIn)
  return {
    allowed,
    sitemaps: robots.sitemaps.slice(0, 50),
    errors,
    ...(errors.length > 0 && isSafe && { corrected }),
    ...(blocked.length > 0 && { blocked: { agent: named, files: blocked.slice(0, 10) } }),
    ...(unseen.length > 0 && { unseen }),
    ...(image !== undefined && imageless.length > 0 && { imageless: { agents: [...new Set(imageless)], file: image } }),
  }
}

/** Which of these paths robots.txt allows for a crawler, by the lower-case product token of its User-Agent. */
export function allowedPaths({ bytes, agent, paths }: { bytes: Uint8Array; agent: string; paths: string[] }): boolean[] {
  const text = new TextDecoder().decode(bytes)
  if (isHtml(text)) return paths.map(() => true)
  const robots = readRobotsTxt(text)
  return paths.map((path) => isAllowed(robots, agent, path))
}

/** Whether robots.txt allows a crawler to request a path, and how many seconds it is to leave between requests. */
export function readRules({ bytes, agent, path }: { bytes: Uint8Array; agent: string; path: string }) {
  const text = new TextDecoder().decode(bytes)
  if (isHtml(text)) return { isAllowed: true, delay: 0 }
  const robots = readRobotsTxt(text)
  return { isAllowed: isAllowed(robots, agent, path), delay: crawlDelay(robots, agent) }
}

export function readDirectoryPage(task: {
  bytes: Uint8Array
  url: string
  contentType: string | null
  robotsTag: string[]
  kind: 'home' | 'other'
}) {
  return readDirectory(decodeHtml(task.bytes, task.contentType).html, task)
}

/** For a sitemap, an even sample of up to `max` entries, wrong dates, and as `error` why search engines can’t read it. */
export function readSitemap({ bytes, complete, max }: { bytes: Uint8Array; complete: boolean; max: number }) {
  const text = new TextDecoder().decode(bytes)
  const nothing = { isIndex: false, total: 0, sample: [] as string[], dates: [], error: null }
  if (isHtml(text)) return { kind: 'page' as const, ...nothing }
  const error = sitemapError(text, complete)
  const entries = () => ({ ...sampleEntries(text, max), dates: wrongDates(text, Date.now()), error })
  if (error !== null || !isSitemap(text, complete))
    return { kind: 'neither' as const, ...(text.trimStart().startsWith('<') ? entries() : nothing) }
  return { kind: 'sitemap' as const, ...entries() }
}

export const readStyles = (bytes: Uint8Array) => {
  const text = new TextDecoder().decode(bytes)
  return { isHtml: isHtml(text), ...readStyleSheet(text) }
}

export function readScript(bytes: Uint8Array): { isHtml: boolean; keys: PageDoubt[] } {
  const text = new TextDecoder().decode(bytes)
  return isHtml(text.slice(0, 4096)) ? { isHtml: true, keys: [] } : { isHtml: false, keys: readScriptKeys(text) }
}

export function readFont(bytes: Uint8Array): 'fine' | 'page' | 'other' {
  if (isHtml(new TextDecoder().decode(bytes.subarray(0, 4096)))) return 'page'
  return isFont(bytes) ? 'fine' : 'other'
}

/** Like measureImage, plus what is wrong with the file. `isWhole` says whether all of it was read. */
export function readPicture({ bytes, isWhole }: { bytes: Uint8Array; isWhole: boolean }) {
  const picture = measureImage(bytes)
  return picture === null ? null : { ...picture, error: isWhole ? pictureError(bytes, picture.type) : null }
}

export { readFeed } from './formats/feed.ts'
export { readManifest } from './formats/related-files.ts'

/** The audit of a page, and the checks that threw: an error crosses to the main thread as an Error only. */
export function runChecks(facts: AuditFacts) {
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
