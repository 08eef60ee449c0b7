import type { Listing } from '../../../shared/proof/listing.ts'
import type { SeenListing } from '../../../shared/schemas/elsewhere.ts'
import { opened, toldState } from '../../domain/elsewhere/states.ts'
import { invalidRequest } from '../../domain/failure.ts'
import type { Profile } from '../../domain/records.ts'
import type { World } from '../../ports/world.ts'
import type { Caller } from '../access/caller.ts'
import { defineBearerEndpoint } from '../define-action.ts'
import { requireConnected } from '../access/launch-access.ts'
import { changePlan, noPlace, readPlace } from './read-plan.ts'
import { readListingUrl, noteSubmission } from './note-place.ts'
import { judged, storeProof, type Found } from './prove-listing.ts'

type Address = { slug: string; directory: string }

/**
 * Notes in the owner’s private plan that the submit page was opened, or what the popup read on the listing: the server judges it. It submits nothing,
 * and takes back nothing. Throws NOT_FOUND.
 */
export const noteElsewhere = defineBearerEndpoint('noteElsewhere', async (world, { slug, directory, state, seen }, account, caller) => {
  if ((state === undefined) === (seen === undefined)) throw invalidRequest('Say what to note: `state` or `seen`.', 'required')
  const found = seen === undefined ? null : await noteSeen(world, { slug, directory }, seen, account, caller)
  if (state !== undefined) {
    await noteSubmission(world, { slug, directory }, account, async (submission, { at, transaction }) => {
      await requireConnected(transaction, caller)
      return opened(submission, at)
    })
  }
  const { place } = await readPlace(world, { slug, directory }, account)
  return {
    state: toldState(place.submission),
    nextStep: place.next,
    ...(found !== null && { proof: { verdict: found.verdict, words: found.note ?? '' } }),
  }
})

async function noteSeen(world: World, address: Address, seen: SeenListing, account: Profile, caller: Caller): Promise<Found> {
  const { launch, place } = await readPlace(world, address, account)
  const page = readListingUrl(seen.page, place.entry)
  const found = judged(page, toListing(page, seen), launch.url)
  const isToTell = await changePlan(world, address, account, async (transaction, own) => {
    await requireConnected(transaction, caller)
    const submission = await transaction.get('directorySubmissions', `${own.launch.id}:${address.directory}`)
    if (submission === null) throw noPlace()
    if (own.launch.url !== launch.url) return false
    return storeProof(world, transaction, submission, found)
  })
  if (isToTell) world.events.wake()
  return found
}

const toListing = (url: string, { links, directives, canonical }: SeenListing): Listing => ({
  url,
  links: links.map(({ url: link, rel, hidden }) => ({ url: link, rel: rel.map((value) => value.toLowerCase()), hidden })),
  directives: directives.map((directive) => directive.toLowerCase()),
  canonical,
  isDisallowed: false,
  inBrowser: true,
})
