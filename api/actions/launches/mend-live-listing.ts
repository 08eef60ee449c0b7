import { Failure } from '../../domain/failure.ts'
import { refuseFaults } from '../../domain/field-faults.ts'
import type { Launch } from '../../domain/launch.ts'
import { drawnLogo } from '../../domain/listing-address.ts'
import { missingFaults, readListing, type ListingInput } from '../../domain/listing-draft.ts'
import type { Profile } from '../../domain/records.ts'
import { requireUnchanged } from '../drafts/edit-draft.ts'
import { requireOwn } from './launch-access.ts'
import { noteEvent } from './note-event.ts'
import type { World } from '../../ports/world.ts'

/** What was reviewed and linked to stays: name and address. */
export type LiveFields = Omit<ListingInput, 'name' | 'url'>

type Mending = { slug: string; fields: LiveFields; unchangedSince?: string }

/** The owner mends the listing of a live launch, which stays complete. Throws NOT_FOUND, CONFLICT where it is not live, BAD_REQUEST with every fault. */
export function mendLiveListing(world: World, { slug, fields, unchangedSince }: Mending, account: Profile): Promise<Launch> {
  const given: ListingInput = { ...fields }
  delete given.name
  delete given.url
  return world.store.transact(async (transaction) => {
    const launch = await requireOwn(transaction, slug, account)
    if (launch.status !== 'live') throw new Failure('CONFLICT', 'This launch is not live yet: edit its draft.')
    requireUnchanged(launch, unchangedSince)
    const { listing, faults } = readListing(given, launch)
    const mended: Launch = { ...launch, ...listing, updatedAt: world.clock().toISOString() }
    if (mended.logo === '') mended.logo = drawnLogo(launch.slug)
    refuseFaults([...faults, ...missingFaults(mended)])
    await transaction.put('launches', mended)
    await noteEvent(world, transaction, {
      launchId: launch.id,
      by: account.id,
      event: 'mend',
      note: Object.keys(listing).join(', ') || null,
    })
    return mended
  })
}
