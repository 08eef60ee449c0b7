import type { SiteFacts } from '../../../shared/audit/facts.ts'
import { widestBlock } from '../../net/caller-network.ts'
import type { Crawler } from '../../ports/world.ts'

type Visit = { facts: Promise<SiteFacts>; callers: number; end: AbortController }
const underWay = new WeakMap<Crawler, Map<string, Visit>>()

/**
 * Concurrent requests of a network (`ip`) for the same URL share one visit, so that a double click is one crawl. Nobody joins the visit of another
 * network, which may wait for its turn behind many of that network’s own. A visit ends when the signals of all who share it have aborted.
 */
export async function visitOnce(crawler: Crawler, address: string, ip: string, signal?: AbortSignal): Promise<SiteFacts> {
  const visits = underWay.get(crawler) ?? new Map<string, Visit>()
  underWay.set(crawler, visits)
  const key = `${widestBlock(ip)} ${address}`
  const begin = (): Visit => {
    const end = new AbortController()
    return { facts: crawler.visit(address, ip, end.signal), callers: 0, end }
  }
  const visit = visits.get(key) ?? begin()
  const forget = () => visits.get(key) === visit && visits.delete(key)
  const leave = () => {
    visit.callers -= 1
    if (visit.callers > 0) return
    forget()
    visit.end.abort(signal?.reason)
  }
  visits.set(key, visit)
  visit.callers += 1
  signal?.addEventListener('abort', leave)
  try {
    return await visit.facts
  } finally {
    signal?.removeEventListener('abort', leave)
    forget()
  }
}
