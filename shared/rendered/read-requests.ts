import { isOwnHost } from './own-host.ts'
import { readFailed, type Asked, type Timing } from './read-failed.ts'
import { readStyleSheets } from './read-style-sheets.ts'
import { listed, type Requests, type Resource, type ResourceKind } from './rendered.ts'
import initiators from './initiators.json' with { type: 'json' }

const kindOfInitiator = initiators as Record<string, ResourceKind>
const kindOfEnding: [RegExp, ResourceKind][] = [
  [/\.css$/i, 'style'],
  [/\.m?js$/i, 'script'],
  [/\.(?:woff2?|ttf|otf|eot)$/i, 'font'],
  [/\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp)$/i, 'picture'],
  [/\.(?:mp4|webm|mov|m4v|mp3|ogg|wav|vtt)$/i, 'media'],
]
/** Smaller responses gain little from compression. In bytes. */
const worthCompressing = 10_000

/** What the page has requested (Resource Timing), and what failed. Browsers keep the first 250 requests of a page. */
export async function readRequests(): Promise<Omit<Requests, 'unkept'>> {
  const styles = await readStyleSheets()
  const entries = performance.getEntriesByType('resource') as Timing[]
  const resources = eachOnce(entries.filter(({ name }) => /^https?:/.test(name))).map((entry): Asked => ({
    entry,
    kind: kindOf(entry, styles),
  }))
  const measured = resources.map(({ entry, kind }) => ({ url: entry.name, kind, bytes: entry.encodedBodySize }))
  const failed = readFailed(resources, styles)
  const ownStyles = [...styles].filter(([url]) => isOwnHost(url))
  return {
    count: resources.length,
    failed: failed.slice(0, listed),
    ownStyles: { all: ownStyles.length, failed: ownStyles.filter(([url]) => failed.some((each) => each.url === url)).length },
    bytes: sumOf(measured),
    heaviest: measured
      .filter(({ bytes }) => bytes > 0)
      .sort((a, b) => b.bytes - a.bytes)
      .slice(0, 10),
    hosts: [...new Set(measured.map(({ url }) => new URL(url).host))].filter((host) => host !== location.host).slice(0, listed),
    uncompressed: resources
      .filter(isUncompressed)
      .slice(0, listed)
      .map(({ entry, kind }) => ({ url: entry.name, kind, bytes: entry.encodedBodySize })),
  }
}

/** Each file once: Firefox lists a file again whenever it is read from its cache, also for this audit. */
export function eachOnce<Entry extends Pick<Timing, 'name' | 'encodedBodySize' | 'transferSize'>>(entries: readonly Entry[]): Entry[] {
  const sizes = new Map<string, number>()
  return entries.filter(({ name, encodedBodySize, transferSize }) => {
    const known = sizes.get(name)
    if (known !== undefined && (known === encodedBodySize || transferSize === 0)) return false
    sizes.set(name, encodedBodySize)
    return true
  })
}

function kindOf({ name, initiatorType }: Timing, styles: Map<string, boolean>): ResourceKind {
  if (styles.has(name)) return 'style'
  const known = kindOfInitiator[initiatorType]
  if (known !== undefined) return known
  const path = new URL(name).pathname
  return kindOfEnding.find(([ending]) => ending.test(path))?.[1] ?? 'other'
}

function sumOf(resources: Resource[]): Requests['bytes'] {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const sums: Requests['bytes'] = { page: page?.encodedBodySize ?? 0 }
  for (const { kind, bytes } of resources) sums[kind] = (sums[kind] ?? 0) + bytes
  return sums
}

/**
 * Sizes of responses from other hosts are zero unless the host allows it, so they never look uncompressed. Responses from a
 * service worker say nothing about the server.
 */
const isUncompressed = ({ entry, kind }: Asked): boolean =>
  entry.workerStart === 0 &&
  (kind === 'style' || kind === 'script' || (kind === 'fetch' && new URL(entry.name).pathname.endsWith('.json'))) &&
  entry.encodedBodySize >= worthCompressing &&
  entry.encodedBodySize === entry.decodedBodySize &&
  // Sizes of cached scripts are wrong in Firefox, which may have compiled them.
  (entry.contentEncoding === undefined ? entry.transferSize > 0 : entry.contentEncoding === '')
