import type { CatalogFacts } from '../../../shared/audit/facts.ts'
import { Failure } from '../../domain/failure.ts'
import type { Launch } from '../../domain/launch.ts'
import type { Profile } from '../../domain/records.ts'
import { findCatalogFacts } from '../audit/check-launch-readiness.ts'
import { requireOwn } from '../launches/launch-access.ts'
import { visitOnce } from '../audit/visit-once.ts'
import type { World } from '../../ports/world.ts'

/**
 * Visits the page of an own launch that is not live and keeps what is found and suggested now; the launch itself is not touched.
 * Throws NOT_FOUND, CONFLICT for what is live, and what the crawler and the judge throw; then the old findings stay.
 */
export async function recheckDraft(world: World, { slug }: { slug: string }, account: Profile): Promise<void> {
  const { url, status } = await requireOwn(world.store, slug, account)
  if (status === 'live') throw new Failure('CONFLICT', 'A live launch is audited like any other page.')
  const site = await visitOnce(world.crawler, url)
  const listing = await world.drafter.draft(site)
  const facts = await findCatalogFacts(world, { ...site, listing })
  const catalogOf = ({ slug, plan, status }: Launch): CatalogFacts => {
    const isOwn = facts.duplicate?.kind === 'launching' && status !== 'draft'
    return { ...facts, slug, plan, duplicate: isOwn ? null : facts.duplicate }
  }
  const urls = [site.page.url, ...site.response.hops]
  for (;;) {
    // A stranger's page is judged before the turn to write is taken: nobody waits for it.
    const catalog = catalogOf(await requireOwn(world.store, slug, account))
    const audit = await world.judge({ ...site, catalog })
    const isOver = await world.store.transact(async (transaction) => {
      const launch = await requireOwn(transaction, slug, account)
      if (launch.status === 'live' || launch.url !== url) return true
      if (JSON.stringify(catalogOf(launch)) !== JSON.stringify(catalog)) return false
      await transaction.put('crawls', { id: launch.id, listing, ...audit, at: world.clock().toISOString(), urls })
      return true
    })
    if (isOver) return
  }
}
