import { Failure } from '../domain/failure.ts'
import { refuseFaults } from '../domain/field-faults.ts'
import type { Launch } from '../domain/launch.ts'
import { drawnLogo } from '../domain/listing-address.ts'
import { readListing, type ListingInput } from '../domain/listing-draft.ts'
import type { Profile } from '../domain/records.ts'
import { requireOwn } from './launch-access.ts'
import type { World } from './world.ts'

/**
 * Keeps what was typed into an own draft: the fields given, complete or not. Another address of the product makes its badge unchecked.
 * Throws NOT_FOUND, CONFLICT for what is no draft any more, and BAD_REQUEST with every fault; then nothing is changed.
 */
export function editDraft(world: World, { slug, fields }: { slug: string; fields: ListingInput }, account: Profile): Promise<Launch> {
  return world.store.transact(async (transaction) => {
    const launch = await requireOwn(transaction, slug, account)
    if (launch.status !== 'draft') throw new Failure('CONFLICT', noDraft[launch.status])
    const { listing, faults } = readListing(fields, launch)
    refuseFaults(faults)
    const edited: Launch = { ...launch, ...listing, updatedAt: world.clock().toISOString() }
    if (edited.logo === '') edited.logo = drawnLogo(launch.slug)
    if (edited.url !== launch.url) edited.badge = { status: 'unchecked', reason: null, checkedAt: null }
    await transaction.put('launches', edited)
    return edited
  })
}

const noDraft: Record<Exclude<Launch['status'], 'draft'>, string> = {
  pending_review: 'This launch waits for its review: withdraw it to change it.',
  scheduled: 'This launch is scheduled: withdraw it to change it.',
  live: 'This launch is live: mend its listing in the dashboard.',
  rejected: 'This launch was turned down: reopen it to change it.',
}
