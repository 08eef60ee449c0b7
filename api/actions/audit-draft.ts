import { runAudit } from '../../shared/audit/run-audit.ts'
import { Failure } from '../domain/failure.ts'
import type { Launch } from '../domain/launch.ts'
import type { Profile } from '../domain/records.ts'
import { findCatalogFacts } from './check-launch-readiness.ts'
import { requireOwn } from './launch-access.ts'
import { visitOnce } from './visit-once.ts'
import type { World } from './world.ts'

/**
 * Visits the product of an own draft again and keeps what is found beside the listing, which stays as it was typed. Throws NOT_FOUND,
 * CONFLICT for what is no draft, and what the crawler throws.
 */
export async function auditDraft(world: World, { slug }: { slug: string }, account: Profile): Promise<Launch> {
  const { id, url } = await requireOwn(world.store, slug, account)
  const site = await visitOnce(world.crawler, url)
  const facts = await findCatalogFacts(world, site)
  return world.store.transact(async (transaction) => {
    const launch = await requireOwn(transaction, slug, account)
    if (launch.id !== id || launch.status !== 'draft') throw new Failure('CONFLICT', 'Only a draft is looked at again.')
    const audit = runAudit({ ...site, catalog: { ...facts, slug: launch.slug, plan: launch.plan } })
    const audited: Launch = { ...launch, crawled: { listing: site.listing, ...audit, at: world.clock().toISOString() } }
    await transaction.put('launches', audited)
    return audited
  })
}
