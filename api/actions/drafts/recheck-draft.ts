import { Type } from 'typebox'
import { toPreviewFacts } from '../../../shared/previews/preview-facts.ts'
import { foundPictures } from '../../domain/listing/found-pictures.ts'
import { Failure } from '../../domain/failure.ts'
import { findCatalogFacts } from '../audit/check-launch-readiness.ts'
import { noLaunch, requireOwn } from '../access/launch-access.ts'
import { visitOnce } from '../audit/visit-once.ts'
import { withinDeadline } from '../audit/within-deadline.ts'
import { defineAction } from '../define-action.ts'

/** The launch itself isn't changed. Throws NOT_FOUND, CONFLICT if it's live, and what crawler and judge throw; the findings stay then. */
export const recheckDraft = defineAction({
  access: 'maker',
  quota: 'audits',
  input: Type.Object({ slug: Type.String() }),
  async run(world, { slug }, account, caller) {
    const { id, slug: ownSlug, url, plan, status } = await requireOwn(world.store, slug, account)
    if (status === 'live') throw new Failure('CONFLICT', 'This launch is live. Audit its page like any other.')
    // Parsing and judging take a while, so they stay outside the transaction: nobody waits for them.
    const { site, listing, audit } = await withinDeadline(caller, async (signal) => {
      const site = await visitOnce(world.crawler, url, caller.ip, signal)
      const listing = await world.drafter.draft(site)
      const facts = await findCatalogFacts(world, { ...site, listing }, account.id)
      const audit = await world.runChecks({ ...site, catalog: { ...facts, slug: ownSlug, plan, forDraft: true } }, signal)
      return { site, listing, audit }
    })
    await world.store.transact(async (transaction) => {
      // By id, as its slug may have changed.
      const launch = await transaction.get('launches', id)
      if (launch === null) throw noLaunch()
      if (launch.status === 'live' || launch.url !== url) return
      const urls = [site.page.url, ...site.response.hops]
      const previews = toPreviewFacts(site.page, site.socialImage)
      const at = world.clock().toISOString()
      await transaction.put('crawls', { id, listing, ...audit, at, urls, previews, pictures: foundPictures(site) })
    })
  },
})
