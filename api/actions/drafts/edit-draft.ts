import type { Issue } from '../../../shared/schemas/error-body.ts'
import { Failure } from '../../domain/failure.ts'
import { fault, refuseFaults } from '../../domain/field-faults.ts'
import type { Launch } from '../../domain/launch.ts'
import { isDay, isPlan } from '../../domain/launch-plan.ts'
import { drawnLogo } from '../../domain/listing-address.ts'
import { readListing, type ListingInput } from '../../domain/listing-draft.ts'
import type { Profile } from '../../domain/records.ts'
import { requireOwn } from '../launches/launch-access.ts'
import type { World } from '../../ports/world.ts'

/** What the owner means to ask for; it takes no place before the launch is submitted. Empty texts are no wish. */
export type LaunchWish = { plan: string; launchDate: string }

type Edit = {
  slug: string
  fields: ListingInput
  wish?: LaunchWish
  /** `updatedAt` as the editor saw it: when the draft has changed since, nothing is kept. */
  unchangedSince?: string
}

/**
 * Keeps what was typed into an own draft: the fields given, complete or not. What was found at another
 * address counts no more: of the page nothing is known then, and its badge is unchecked.
 * Throws NOT_FOUND, CONFLICT for what is no draft any more or has changed, and BAD_REQUEST with every fault; then nothing is changed.
 */
export function editDraft(world: World, { slug, fields, wish, unchangedSince }: Edit, account: Profile): Promise<Launch> {
  return world.store.transact(async (transaction) => {
    const launch = await requireOwn(transaction, slug, account)
    if (launch.status !== 'draft') throw new Failure('CONFLICT', noDraft[launch.status])
    requireUnchanged(launch, unchangedSince)
    const { listing, faults } = readListing(fields, launch)
    const wished = wish === undefined ? { changes: {}, faults: [] } : readWish(wish)
    refuseFaults([...faults, ...wished.faults])
    const edited: Launch = { ...launch, ...listing, ...wished.changes, updatedAt: world.clock().toISOString() }
    if (edited.logo === '') edited.logo = drawnLogo(launch.slug)
    if (edited.url !== launch.url) {
      edited.badge = { status: 'unchecked', reason: null, checkedAt: null }
      await transaction.remove('crawls', launch.id)
    }
    await transaction.put('launches', edited)
    return edited
  })
}

/** Somebody who writes over what he never saw loses work: another tab's, or another day's. Throws CONFLICT with `data.changed`. */
export function requireUnchanged({ updatedAt }: Launch, unchangedSince: string | undefined): void {
  if (unchangedSince !== undefined && unchangedSince !== updatedAt)
    throw new Failure('CONFLICT', 'This was changed elsewhere after you opened it.', { changed: true })
}

function readWish({ plan, launchDate }: LaunchWish): { changes: Partial<Launch>; faults: Issue[] } {
  return {
    changes: { plan: isPlan(plan) ? plan : null, requestedLaunchDate: launchDate === '' ? null : launchDate },
    faults: [
      ...(plan === '' || isPlan(plan) ? [] : [fault('plan', 'There is no such plan.', 'enum')]),
      ...(launchDate === '' || isDay(launchDate) ? [] : [fault('launchDate', 'Choose a day, written YYYY-MM-DD.', 'invalid')]),
    ],
  }
}

const noDraft: Record<Exclude<Launch['status'], 'draft'>, string> = {
  pending_review: 'This launch waits for its review: withdraw it to change it.',
  scheduled: 'This launch is scheduled: withdraw it to change it.',
  live: 'This launch is live: mend its listing in the dashboard.',
  rejected: 'This launch was turned down: reopen it to change it.',
}
