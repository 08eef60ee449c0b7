import { runAudit } from '../../shared/audit/run-audit.ts'
import { Failure } from '../domain/failure.ts'
import type { Crawl, Profile } from '../domain/records.ts'
import { findCatalogFacts } from './check-launch-readiness.ts'
import { requireOwn } from './launch-access.ts'
import { visitOnce } from './visit-once.ts'
import type { World } from './world.ts'

/**
 * Visits the page of an own launch that is not live and keeps what is found and suggested now; the launch itself is not touched.
 * Throws NOT_FOUND, CONFLICT for what is live, and what the crawler throws; then the old findings stay.
 */
export async function recheckDraft(world: World, { slug }: { slug: string }, account: Profile): Promise<void> {
  const { url, status } = await requireOwn(world.store, slug, account)
  if (status === 'live') throw new Failure('CONFLICT', 'A live launch is audited like any other page.')
  const site = await visitOnce(world.crawler, url)
  const listing = await world.drafter.draft(site)
  const facts = await findCatalogFacts(world, { ...site, listing })
  return world.store.transact(async (transaction) => {
    const launch = await requireOwn(transaction, slug, account)
    if (launch.status === 'live' || launch.url !== url) return
    const isOwn = facts.duplicate?.kind === 'launching' && launch.status !== 'draft'
    const catalog = { ...facts, slug: launch.slug, plan: launch.plan, duplicate: isOwn ? null : facts.duplicate }
    const { checks, score } = runAudit({ ...site, catalog })
    const urls = [site.page.url, ...site.response.hops]
    const crawl: Crawl = { id: launch.id, listing, checks, score, at: world.clock().toISOString(), urls }
    await transaction.put('crawls', crawl)
  })
}
