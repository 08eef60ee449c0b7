import { Type, type Static } from 'typebox'
import type { Issue } from '../../../shared/schemas/error-body.ts'
import { paths } from '../../../shared/paths.ts'
import { Failure, fieldError, throwFieldErrors } from '../../domain/failure.ts'
import { type Launch, isDay, isPlan } from '../../domain/launch/launch.ts'
import { readListing } from '../../domain/listing/read-field.ts'
import { ListingInput } from '../../domain/listing/listing-input.ts'
import { requireLead, requireOwn, noLaunch } from '../access/launch-access.ts'
import { erase } from '../account-deletion/eraser.ts'
import { adoptPictures } from '../pictures/add-picture.ts'
import { defineAction } from '../define-action.ts'
import { toPreviewFacts } from '../../../shared/previews/preview-facts.ts'
import { foundPictures } from '../../domain/listing/crawled-listing.ts'
import { findCatalogFacts, withinDeadline } from '../audit/check-launch-readiness.ts'
import { visitOnce } from '../audit/visit-once.ts'

/** The plan and date the owner wants. It reserves no slot until the launch is submitted. Empty texts mean not chosen yet. */
const LaunchWish = Type.Object({ plan: Type.String(), launchDate: Type.String() })
export type LaunchWish = Static<typeof LaunchWish>

export const draftInput = Type.Object({
  slug: Type.String(),
  fields: ListingInput,
  wish: Type.Optional(LaunchWish),
  /** `updatedAt` as the editor loaded it: if the draft has changed since, nothing is saved. */
  unchangedSince: Type.Optional(Type.String()),
})

/** A new URL resets audit and badge. Throws NOT_FOUND, CONFLICT if it's no draft or has changed, BAD_REQUEST with every error. */
export const editDraft = defineAction({
  access: 'maker',
  quota: null,
  input: draftInput,
  run: (world, { slug, fields, wish, unchangedSince }, account): Promise<Launch> =>
    world.store.transact(async (transaction) => {
      const launch = await requireOwn(transaction, slug, account)
      if (launch.status !== 'draft') throw new Failure('CONFLICT', notADraft[launch.status])
      requireUnchanged(launch, unchangedSince)
      const { listing, errors } = readListing(fields, launch)
      const wished = wish === undefined ? { changes: {}, errors: [] } : readWish(wish)
      throwFieldErrors([...errors, ...wished.errors])
      const edited: Launch = { ...launch, ...listing, ...wished.changes, updatedAt: world.clock().toISOString() }
      if (edited.logo === '') edited.logo = paths.drawnLogo(launch)
      if (edited.url !== launch.url) {
        edited.badge = { status: 'unchecked', reason: null, checkedAt: null }
        await transaction.remove('crawls', launch.id)
      }
      await adoptPictures(transaction, edited, account.id)
      await transaction.put('launches', edited)
      return edited
    }),
})

/** Prevents overwriting changes from another tab or device. Throws CONFLICT with `data.changed`. */
export function requireUnchanged({ updatedAt }: Launch, unchangedSince: string | undefined): void {
  if (unchangedSince !== undefined && unchangedSince !== updatedAt)
    throw new Failure('CONFLICT', 'This was changed in another tab or device after you opened it.', { changed: true })
}

const readWish = ({ plan, launchDate }: LaunchWish): { changes: Partial<Launch>; errors: Issue[] } => ({
  changes: { plan: isPlan(plan) ? plan : null, requestedLaunchDate: launchDate === '' ? null : launchDate },
  errors: [
    ...(plan === '' || isPlan(plan) ? [] : [fieldError('plan', 'Unknown plan.', 'enum')]),
    ...(launchDate === '' || isDay(launchDate) ? [] : [fieldError('launchDate', 'Choose a launch date.', 'invalid')]),
  ],
})

/** Why a launch can’t be edited as a draft, and what can be done. */
export const notADraft: Record<Exclude<Launch['status'], 'draft'>, string> = {
  pending_review: 'This launch is in review. Withdraw it to make changes.',
  scheduled: 'This launch is scheduled. Withdraw it to make changes.',
  live: 'This launch is live. Edit the listing from the dashboard.',
  rejected: 'This launch was rejected. Reopen it to make changes.',
}

/** Permanently deletes an own draft with everything that belongs to it; its slugs become free. Throws NOT_FOUND, and CONFLICT if it isn't a draft. */
export const discardDraft = defineAction({
  access: 'lead',
  quota: 'changes',
  input: Type.Object({ slug: Type.String() }),
  run: (world, { slug }, account): Promise<void> =>
    world.store.transact(async (transaction) => {
      const launch = await requireLead(transaction, slug, account)
      if (launch.status !== 'draft') throw new Failure('CONFLICT', 'Only drafts can be deleted.')
      await erase(transaction, account, 'launches', launch)
    }),
})

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
