import type { Input } from '../../../shared/contract.ts'
import type { LaunchStatus } from '../../../shared/vocabulary.ts'
import { crawledListing } from '../../domain/crawled-listing.ts'
import { draftWarnings, strangeCategory } from '../../domain/draft-warnings.ts'
import { refuseFaults } from '../../domain/field-faults.ts'
import type { Launch, Listing } from '../../domain/launch.ts'
import { drawnLogo } from '../../domain/listing-address.ts'
import { isCategory, readListing } from '../../domain/listing-draft.ts'
import { draftUrl, reviewUrl } from '../../domain/own-launch.ts'
import { slugify } from '../../domain/slug.ts'
import type { Action } from '../action.ts'
import { findCatalogFacts } from '../audit/check-launch-readiness.ts'
import { findKnownLaunch } from './find-known-launch.ts'
import { findFreeSlug } from './find-free-slug.ts'
import { requireAccount, requireConnected } from '../launches/launch-access.ts'
import { noteEvent } from '../launches/note-event.ts'
import { visitOnce } from '../audit/visit-once.ts'
import type { World } from '../../ports/world.ts'
import type { Profile } from '../../domain/records.ts'
import { createId } from '../random.ts'

/**
 * Interface section 4.5. Crawls the site and drafts the listing; what is given wins. Asked again for an address that the account has a
 * draft for, it answers with that draft and changes nothing, also when both were asked for at the same moment.
 */
export const createDraft: Action<'createDraft'> = async (world, input, caller) => {
  const account = await requireAccount(world, caller)
  const { url, supplied, warnings } = readSupplied(input)
  const before = await findKnownLaunch(world, world.store, [url], account.id)
  if (before !== null) return answerExisting(world, before)

  const site = await visitOnce(world.crawler, input.url.trim())
  const drafted = await world.drafter.draft(site)
  const facts = await findCatalogFacts(world, { ...site, listing: drafted })
  const urls = [url, site.page.url, ...site.response.hops]
  const listing = { ...crawledListing({ ...site, listing: drafted }), ...supplied }
  const wanted = slugify(listing.name, listing.url)
  for (;;) {
    // A stranger's page is judged before the turn to write is taken: nobody waits for it.
    const slug = await findFreeSlug(world.store, wanted)
    const audit = await world.judge({ ...site, catalog: { ...facts, slug } })
    const answered = await world.store.transact(async (transaction) => {
      await requireConnected(transaction, caller)
      const known = await findKnownLaunch(world, transaction, urls, account.id)
      if (known !== null) return answerExisting(world, known)
      if ((await findFreeSlug(transaction, wanted)) !== slug) return null

      const launch = newDraft(world, account, { ...listing, logo: listing.logo || drawnLogo(slug), slug })
      await transaction.put('launches', launch)
      await transaction.put('crawls', { id: launch.id, listing: drafted, ...audit, at: launch.createdAt, urls })
      await noteEvent(world, transaction, { launchId: launch.id, by: account.id, event: 'create', note: caller.connection?.label ?? null })
      return answer(world, launch, { existing: false, warnings: [...warnings, ...draftWarnings(launch, audit.checks)] })
    })
    if (answered !== null) return answered
  }
}

/** What was given, field by field: an unknown field changes nothing, and an empty one wins over nothing. Throws BAD_REQUEST with every fault. */
function readSupplied(input: Input<'createDraft'>): { url: string; supplied: Partial<Listing>; warnings: string[] } {
  const asked = [...new Set(input.categories?.map((slug) => slug.trim().toLowerCase()).filter(Boolean))]
  const { listing, faults } = readListing({ ...input, categories: asked.filter(isCategory) })
  refuseFaults(faults)
  const { url = '', ...fields } = listing
  const isEmpty = (value: unknown) => value === '' || value === null || (Array.isArray(value) && value.length === 0)
  const supplied: Partial<Listing> = Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)))
  return { url, supplied, warnings: asked.filter((slug) => !isCategory(slug)).map(strangeCategory) }
}

const existingWarnings: Partial<Record<LaunchStatus, string>> = {
  draft: 'There is a draft for this address already; nothing was changed. Open it to go on.',
  rejected: 'This product was turned down before; nothing was changed. Open it to read why and to reopen it.',
}

const answerExisting = (world: World, launch: Launch) =>
  answer(world, launch, { existing: true, warnings: [existingWarnings[launch.status] ?? ''].filter(Boolean) })

const answer = ({ siteUrl }: World, { slug }: Launch, rest: { existing: boolean; warnings: string[] }) =>
  ({ ok: true, slug, draftUrl: draftUrl(siteUrl, slug), reviewUrl: reviewUrl(siteUrl, slug), ...rest }) as const

/** A draft of the account with this listing, not stored yet. */
function newDraft(world: Pick<World, 'clock' | 'random'>, account: Profile, listing: Listing & { slug: string }): Launch {
  const now = world.clock().toISOString()
  return {
    ...listing,
    id: createId(world),
    aliases: [],
    ownerId: account.id,
    maker: { name: account.name, handle: account.handle },
    status: 'draft',
    plan: null,
    week: null,
    requestedLaunchDate: null,
    launchDate: null,
    rejectionReason: null,
    createdAt: now,
    updatedAt: now,
    submittedAt: null,
    badge: { status: 'unchecked', reason: null, checkedAt: null },
    upvotes: 0,
    commentCount: 0,
    changelogCount: 0,
  }
}
