import type { SiteFacts } from '../../../shared/audit/facts.ts'
import { widestBlock } from '../../net/caller-network.ts'
import type { Crawler } from '../../ports/world.ts'

const underWay = new WeakMap<Crawler, Map<string, Promise<SiteFacts>>>()

/**
 * Concurrent requests of a network (`ip`) for the same URL share one visit, so that a double click is one crawl. Nobody joins the visit of another
 * network, which may wait for its turn behind many of that network’s own.
 */
export function visitOnce(crawler: Crawler, address: string, ip: string): Promise<SiteFacts> {
  const visits = underWay.get(crawler) ?? new Map<string, Promise<SiteFacts>>()
  underWay.set(crawler, visits)
  const key = `${widestBlock(ip)} ${address}`
  const running = visits.get(key)
  if (running !== undefined) return running
  const visit = crawler.visit(address, ip).finally(() => visits.delete(key))
  visits.set(key, visit)
  return visit
}
