import { isOwnHost } from './own-host.ts'
import type { FailedResource, ResourceKind } from './rendered.ts'

export type Timing = PerformanceResourceTiming & { responseStatus?: number; contentEncoding?: string }
export type Asked = { entry: Timing; kind: ResourceKind }

/** Large CDNs whose responses report their size to every page (Timing-Allow-Origin: *), so a response without one never arrived. */
const telling = /^(?:fonts\.googleapis\.com|fonts\.gstatic\.com|ajax\.googleapis\.com|cdn\.jsdelivr\.net|cdnjs\.cloudflare\.com)$/

/**
 * Responses with status 400 and above, style sheets still missing once the page has loaded, and files that one of the CDNs above never sent.
 * Responses from other hosts have no status unless the host allows it. Only known failures are listed.
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
  for (const url of deadMedia()) if (!failed.has(url)) failed.set(url, { url, kind: 'media', status: null, isOwn: isOwnHost(url) })
  return [...failed.values()]
}

/** Videos and sounds that people see a player of, and that the browser can’t play. */
const deadMedia = (): string[] =>
  [...document.querySelectorAll<HTMLMediaElement>('video, audio')].flatMap((media) => {
    const isDead = media.networkState === HTMLMediaElement.NETWORK_NO_SOURCE || media.error?.code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED
    const url = media.currentSrc || media.querySelector('source')?.src || ''
    return isDead && /^https?:/.test(url) && media.checkVisibility({ visibilityProperty: true }) ? [url] : []
  })

/** Images in the markup are checked by what people see. Failed beacons, pings and files of unknown kind don’t matter to visitors. */
const isSeen = ({ entry: { initiatorType }, kind }: Asked): boolean =>
  kind === 'other' || /^(?:beacon|ping)$/.test(initiatorType) || (kind === 'picture' && initiatorType !== 'css')

const isSilent = ({ name, decodedBodySize, transferSize, nextHopProtocol, workerStart }: Timing): boolean =>
  telling.test(new URL(name).hostname) && decodedBodySize === 0 && transferSize === 0 && nextHopProtocol === '' && workerStart === 0
