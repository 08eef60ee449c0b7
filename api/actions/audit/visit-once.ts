import type { SiteFacts } from '../../../shared/audit/facts.ts'
import type { Crawler } from '../../ports/world.ts'

const underWay = new WeakMap<Crawler, Map<string, Promise<SiteFacts>>>()

/** Concurrent requests for the same URL share one visit, so that a double click is one crawl. `ip` is who asks. */
export function visitOnce(crawler: Crawler, address: string, ip: string): Promise<SiteFacts> {
  const visits = underWay.get(crawler) ?? new Map<string, Promise<SiteFacts>>()
  underWay.set(crawler, visits)
  const running = visits.get(address)
  if (running !== undefined) return running
  const visit = crawler.visit(address, ip).finally(() => visits.delete(address))
  visits.set(address, visit)
  return visit
}
