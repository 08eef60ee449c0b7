import type { RenderedFacts } from '../../rendered/rendered.ts'
import type { WatchedFacts } from '../../watched/watched.ts'

/** What the tab shows, with the speed and the failed requests of a load without cache. */
export function withFreshLoad(rendered: RenderedFacts, { desktop: { rendered: fresh, heard } }: WatchedFacts): RenderedFacts {
  const known = new Set(rendered.requests.failed.map(({ url }) => url))
  const failed = [...rendered.requests.failed, ...fresh.requests.failed.filter(({ url }) => !known.has(url))]
  const isTimed = fresh.speed.largestPaint !== null
  return {
    ...rendered,
    ...(isTimed && { speed: { ...fresh.speed, cpuShare: heard?.cpuShare ?? null } }),
    view: isTimed ? { ...rendered.view, load: 'first' } : rendered.view,
    requests: { ...rendered.requests, failed },
  }
}
