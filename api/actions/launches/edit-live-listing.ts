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

/** The name and URL stay as they were reviewed. */
export type LiveFields = Omit<ListingInput, 'name' | 'url'>

type Edit = { slug: string; fields: LiveFields; unchangedSince?: string }

/** Edits the listing of an own live launch, which must stay complete. Throws NOT_FOUND, CONFLICT if it isn't live, BAD_REQUEST with every error. */
export function editLiveListing(world: World, { slug, fields, unchangedSince }: Edit, account: Profile): Promise<Launch> {
  const given: ListingInput = { ...fields }
  delete given.name
  delete given.url
  return world.store.transact(async (transaction) => {
    const launch = await requireOwn(transaction, slug, account)
    if (launch.status !== 'live') throw new Failure('CONFLICT', 'This launch isn’t live yet. Edit its draft.')
    requireUnchanged(launch, unchangedSince)
    const { listing, faults } = readListing(given, launch)
    const edited: Launch = { ...launch, ...listing, updatedAt: world.clock().toISOString() }
    if (edited.logo === '') edited.logo = drawnLogo(launch.slug)
    refuseFaults([...faults, ...missingFaults(edited)])
    await transaction.put('launches', edited)
    await noteEvent(world, transaction, {
      launchId: launch.id,
      by: account.id,
      event: 'mend', // the stored name of an edit
      note: Object.keys(listing).join(', ') || null,
    })
    return edited
  })
}
