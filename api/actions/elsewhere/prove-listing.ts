import { judgeListing, type ListingVerdict } from '../../../shared/proof/judge-listing.ts'
import { servedListing, type Followed, type Listing } from '../../../shared/proof/listing.ts'
import { isDirectorys } from '../../../shared/proof/own-site.ts'
import type { DirectoryEntry, DirectorySample } from '../../domain/directories/records.ts'
import type { DirectorySubmission, Proof } from '../../domain/elsewhere/records.ts'
import { withProof } from '../../domain/elsewhere/proofs.ts'
import { Failure } from '../../domain/failure.ts'
import { dayOf } from '../../domain/launch/launch.ts'
import type { Transaction } from '../../ports/store.ts'
import type { ListingVisit, World } from '../../ports/world.ts'
import { emit } from '../../notices/fan-out.ts'

/** What was found, before it’s a proof. */
export type Found = Omit<Proof, 'at'>

const toFound = (page: string, { verdict, rel, noindex, words }: ListingVerdict): Found => ({
  page,
  verdict,
  rel: rel.slice(0, 10).map((value) => value.slice(0, 40)),
  noindex,
  note: words,
})

const errorAt = (page: string, note: string): Found => ({ page, verdict: 'error', rel: [], noindex: false, note })

/** Visits a listing and judges it. A page that can’t be read is an `error`. If the crawler is busy, its Failure is thrown. */
export async function visitListing(
  { crawler }: Pick<World, 'crawler'>,
  page: string,
  entry: DirectoryEntry,
  productUrl: string,
  ip?: string,
): Promise<Found> {
  let visit: ListingVisit
  try {
    visit = await crawler.readListing(page, productUrl, ip)
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'BAD_REQUEST') throw error
    return errorAt(page, `${error.message} If the URL is right, try again later.`)
  }
  if ('gone' in visit) {
    return {
      page,
      verdict: 'absent',
      rel: [],
      noindex: false,
      gone: true,
      note: `The page is gone (${visit.gone}). Enter the listing’s new URL, or ask the directory.`,
    }
  }
  const { page: found, response, robots, followed } = visit
  if (!isDirectorys(found.url, entry.url)) {
    return errorAt(
      page,
      `The URL redirects to ${URL.parse(found.url)?.host ?? 'another site'}, which isn’t ${entry.name}. Enter the listing’s own URL.`,
    )
  }
  return judged(page, servedListing(found, response.robotsTag, robots.allowed), productUrl, followed)
}

export const judged = (page: string, listing: Listing, productUrl: string, followed?: Followed): Found => ({
  ...toFound(page, judgeListing(listing, productUrl, followed)),
  ...(listing.inBrowser && { inBrowser: true as const }),
})

type Proving = Pick<World, 'clock' | 'random' | 'hashText'>

/** Stores a proof of a submission as it is now. Resolves to whether anyone is to be notified: call `world.events.wake()` after the transaction. */
export async function storeProof(world: Proving, transaction: Transaction, submission: DirectorySubmission, found: Found) {
  const at = world.clock().toISOString()
  const { submission: proven, change } = withProof(submission, { ...found, at })
  await transaction.put('directorySubmissions', proven)
  const sample = sampleOf(world, submission, found)
  if (sample !== null) await transaction.put('directorySamples', sample)
  if (change !== 'lost') return false
  const entry = await transaction.get('directoryEntries', submission.slug)
  const { launchId, slug } = submission
  await emit(world, transaction, {
    kind: 'listing-lost',
    launchId,
    by: null,
    facts: { directory: { slug, name: entry?.name ?? slug } },
  })
  return true
}

/** What a proof says about the directory itself. A browser’s claim, or a listing without a link, says nothing about it. */
function sampleOf({ clock, hashText }: Proving, { id, slug }: DirectorySubmission, found: Found): DirectorySample | null {
  if (found.inBrowser === true || (found.verdict !== 'followed' && found.verdict !== 'nofollow')) return null
  const day = dayOf(clock())
  return {
    // One a day and listing, however often it’s checked.
    id: `${slug}:${day}:proof:${hashText(id).slice(0, 12)}`,
    slug,
    day,
    kind: 'proof',
    page: found.page,
    status: 200,
    link: found.noindex ? 'undetermined' : found.verdict,
    ...(found.noindex && { note: 'The page asks not to be indexed.' }),
  }
}
