import { listed, type FailedResource, type Requests, type Resource, type ResourceKind } from './rendered.ts'

type Timing = PerformanceResourceTiming & { responseStatus?: number }

const kindOfInitiator: Record<string, ResourceKind> = {
  script: 'script',
  img: 'picture',
  image: 'picture',
  input: 'picture',
  iframe: 'frame',
  frame: 'frame',
  embed: 'frame',
  object: 'frame',
  fetch: 'fetch',
  xmlhttprequest: 'fetch',
  video: 'media',
  audio: 'media',
  track: 'media',
}
const kindOfEnding: [RegExp, ResourceKind][] = [
  [/\.css$/i, 'style'],
  [/\.m?js$/i, 'script'],
  [/\.(?:woff2?|ttf|otf|eot)$/i, 'font'],
  [/\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp)$/i, 'picture'],
  [/\.(?:mp4|webm|mov|m4v|mp3|ogg|wav|vtt)$/i, 'media'],
]
/** Smaller answers gain little from compression. In bytes. */
const worthCompressing = 10_000

/** What the page has asked for (Resource Timing), and what of it failed. Browsers keep the first 250 requests of a page. */
export function readRequests(): Requests {
  const styles = readStyleSheets()
  const entries = performance.getEntriesByType('resource') as Timing[]
  const resources = entries.filter(({ name }) => /^https?:/.test(name)).map((entry) => ({ entry, kind: kindOf(entry, styles) }))
  const told = resources.map(({ entry, kind }) => ({ url: entry.name, kind, bytes: entry.encodedBodySize }))
  const failed = readFailed(resources, styles)
  const ownStyles = [...styles].filter(([url]) => isOwn(url))
  return {
    count: resources.length,
    failed: failed.slice(0, listed),
    ownStyles: { all: ownStyles.length, failed: ownStyles.filter(([url]) => failed.some((each) => each.url === url)).length },
    bytes: sumOf(told),
    heaviest: told
      .filter(({ bytes }) => bytes > 0)
      .sort((a, b) => b.bytes - a.bytes)
      .slice(0, 10),
    hosts: [...new Set(told.map(({ url }) => new URL(url).host))].filter((host) => host !== location.host).slice(0, listed),
    uncompressed: resources
      .filter(isUncompressed)
      .slice(0, listed)
      .map(({ entry, kind }) => ({ url: entry.name, kind, bytes: entry.encodedBodySize })),
  }
}

const isOwn = (url: string): boolean => URL.parse(url)?.host === location.host

/** The page’s style sheets by URL, with whether the browser has them. */
function readStyleSheets(): Map<string, boolean> {
  const found = new Map<string, boolean>()
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet" i][href]')) {
    if (link.disabled || !/^(?:text\/css)?$/i.test(link.type.trim()) || !/^https?:/.test(link.href)) continue
    found.set(link.href, link.sheet !== null)
  }
  return found
}

function kindOf({ name, initiatorType }: Timing, styles: Map<string, boolean>): ResourceKind {
  if (styles.has(name)) return 'style'
  const known = kindOfInitiator[initiatorType]
  if (known !== undefined) return known
  const path = new URL(name).pathname
  return kindOfEnding.find(([ending]) => ending.test(path))?.[1] ?? 'other'
}

/**
 * Answers of 400 and above, and style sheets that the browser doesn’t have although the page has finished loading. Answers of other hosts
 * carry no status unless they allow it; of those, only the style sheets are known to be missing.
 */
function readFailed(resources: { entry: Timing; kind: ResourceKind }[], styles: Map<string, boolean>): FailedResource[] {
  const failed = new Map<string, FailedResource>()
  for (const { entry, kind } of resources) {
    const status = entry.responseStatus ?? 0
    if (status >= 400) failed.set(entry.name, { url: entry.name, kind, status, isOwn: isOwn(entry.name) })
  }
  if (document.readyState === 'complete') {
    for (const [url, isLoaded] of styles)
      if (!isLoaded && !failed.has(url)) failed.set(url, { url, kind: 'style', status: null, isOwn: isOwn(url) })
  }
  return [...failed.values()]
}

function sumOf(resources: Resource[]): Requests['bytes'] {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const sums: Requests['bytes'] = { page: page?.encodedBodySize ?? 0 }
  for (const { kind, bytes } of resources) sums[kind] = (sums[kind] ?? 0) + bytes
  return sums
}

/** Sizes of other hosts’ answers are zero unless they allow it, and so are never taken for uncompressed. */
const isUncompressed = ({ entry, kind }: { entry: Timing; kind: ResourceKind }): boolean =>
  (kind === 'style' || kind === 'script' || (kind === 'fetch' && /\.json$/.test(new URL(entry.name).pathname))) &&
  entry.encodedBodySize >= worthCompressing &&
  entry.encodedBodySize === entry.decodedBodySize
