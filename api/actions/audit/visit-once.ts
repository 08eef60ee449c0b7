import type { SiteFacts } from '../../../shared/audit/facts.ts'
import { widestBlock } from '../../net/caller-network.ts'
import type { Crawler } from '../../ports/world.ts'

type Visit = { facts: Promise<SiteFacts>; callers: number; end: AbortController }
const underWay = new WeakMap<Crawler, Map<string, Visit>>()

/** Requests of one network (`ip`) for a URL share a visit, so a double click is one crawl. It ends when all their signals have aborted. */
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
