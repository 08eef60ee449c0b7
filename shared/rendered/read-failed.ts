import { isOwnHost } from './own-host.ts'
import type { FailedResource, ResourceKind } from './rendered.ts'

export type Timing = PerformanceResourceTiming & { responseStatus?: number; contentEncoding?: string }
export type Asked = { entry: Timing; kind: ResourceKind }

/** Large CDNs whose answers tell their size to every page (Timing-Allow-Origin: *), so that an answer without one never came. */
const telling = /^(?:fonts\.googleapis\.com|fonts\.gstatic\.com|ajax\.googleapis\.com|cdn\.jsdelivr\.net|cdnjs\.cloudflare\.com)$/

/**
 * Answers of 400 and above, style sheets that the browser doesn’t have although the page has loaded, and what a telling host never sent.
 * Answers of other hosts carry no status unless they allow it: what isn’t known to have failed isn’t listed.
 */
export function readFailed(asked: Asked[], styles: Map<string, boolean>): FailedResource[] {
  const failed = new Map<string, FailedResource>()
  for (const { entry, kind } of asked) {
    const status = entry.responseStatus ?? 0
    const isLost = status === 0 && isSilent(entry) && (kind === 'style' || kind === 'script' || kind === 'font')
    if (!isSeen({ entry, kind }) && (status >= 400 || isLost)) {
      failed.set(entry.name, { url: entry.name, kind, status: status || null, isOwn: isOwnHost(entry.name) })
    }
  }
  if (document.readyState !== 'complete') return [...failed.values()]
  for (const [url, isLoaded] of styles) {
    if (!isLoaded && !failed.has(url)) failed.set(url, { url, kind: 'style', status: null, isOwn: isOwnHost(url) })
  }
  return [...failed.values()]
}

/** Pictures of the markup are judged by what people see. Nobody misses what a page merely reports, and of which the browser says no kind. */
const isSeen = ({ entry: { initiatorType }, kind }: Asked): boolean =>
  kind === 'other' || /^(?:beacon|ping)$/.test(initiatorType) || (kind === 'picture' && initiatorType !== 'css')

const isSilent = ({ name, decodedBodySize, transferSize, nextHopProtocol, workerStart }: Timing): boolean =>
  telling.test(new URL(name).hostname) && decodedBodySize === 0 && transferSize === 0 && nextHopProtocol === '' && workerStart === 0
