import { toPreviewFacts } from '../../../shared/previews/preview-facts.ts'
import type { Input } from '../../../shared/contract.ts'
import { fieldKeys, fieldOf, type FieldKey, type KeysWith, type Listing } from '../../../shared/fields/listing-fields.ts'
import type { LaunchStatus } from '../../../shared/vocabulary.ts'
import { paths } from '../../../shared/paths.ts'
import { foundPictures, crawledListing } from '../../domain/listing/crawled-listing.ts'
import { draftWarnings, insecureImageWarning, unknownCategoryWarning } from '../../domain/listing/draft-warnings.ts'
import { throwFieldErrors, Failure } from '../../domain/failure.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import { shownMaker } from '../../domain/launch/makers.ts'
import { isInsecure } from '../../domain/listing/listing-address.ts'
import { isEmpty, readListing } from '../../domain/listing/read-field.ts'
import { readCategories } from '../../domain/names/category-names.ts'
import { slugify, findFreeSlug } from '../../domain/launch/slug.ts'
import { defineBearerEndpoint } from '../define-action.ts'
import { findCatalogFacts, withinDeadline } from '../audit/check-launch-readiness.ts'
import { requireConnected } from '../access/launch-access.ts'
import { rejectPendingDeletion } from '../access/deletion-access.ts'
import { keepListingPictures, ownPath } from '../pictures/add-picture.ts'
import { noteEvent } from '../history/note-event.ts'
import { visitOnce } from '../audit/visit-once.ts'
import type { World } from '../../ports/world.ts'
import type { Profile } from '../../domain/records.ts'
import { createId } from '../../domain/random.ts'
import { findDuplicate, urlKey } from '../../domain/launch/duplicates.ts'
import type { Finders } from '../../ports/store.ts'

/** Interface section 4.5. Supplied fields win. An existing draft for the URL is returned unchanged, also of simultaneous requests. */
export const createDraft = defineBearerEndpoint('createDraft', async (world, input, account, caller) => {
  const { url, supplied, warnings } = readSupplied(withOwnPaths(input, world.siteUrl))
  const before = await findKnownLaunch(world, world.store, [url], account.id)
  if (before !== null) return answerExisting(world, before)

  // Parsing and judging take a while, so they stay outside the transaction: nobody waits for them.
  const { site, drafted, listing, wanted, likelySlug, audit } = await withinDeadline(caller, async (signal) => {
    const site = await visitOnce(world.crawler, input.url.trim(), caller.ip, signal)
    const drafted = await world.drafter.draft(site)
    const listing = await keepListingPictures(world, account.id, { ...crawledListing({ ...site, listing: drafted }), ...supplied })
    const wanted = slugify(listing.name, listing.url)
    const facts = await findCatalogFacts(world, { ...site, listing: drafted }, account.id)
    const likelySlug = await findFreeSlug(world.store, wanted)
    const audit = await world.runChecks({ ...site, catalog: { ...facts, slug: likelySlug, forDraft: true } }, signal)
    return { site, drafted, listing, wanted, likelySlug, audit }
  })
  return world.store.transact(async (transaction) => {
    await requireConnected(transaction, caller)
    await rejectPendingDeletion(transaction, account.id)
    const urls = [url, site.page.url, ...site.response.hops]
    const known = await findKnownLaunch(world, transaction, urls, account.id)
    if (known !== null) return answerExisting(world, known)

    const slug = await findFreeSlug(transaction, wanted)
    const launch = newDraft(world, account, { ...listing, logo: listing.logo || paths.drawnLogo({ slug }), slug })
    await transaction.put('launches', launch)
    // If someone took the likely slug in the meantime, the badge was judged for their launch, so that finding is left out.
    const checks = audit.checks.filter(({ id }) => id !== 'badge' || slug === likelySlug)
    const previews = toPreviewFacts(site.page, site.socialImage)
    const crawl = { id: launch.id, listing: drafted, ...audit, checks, at: launch.createdAt, urls, previews, pictures: foundPictures(site) }
    await transaction.put('crawls', crawl)
    await noteEvent(world, transaction, { launchId: launch.id, by: account.id, event: 'create', note: caller.connection?.label ?? null })
    return answer(world, launch, { existing: false, warnings: [...warnings, ...draftWarnings(launch, checks)] })
  })
})

type PictureKey = KeysWith<{ kind: 'picture' | 'pictures' }>

const withOwnPaths = ({ logo, screenshots, ...others }: Input<'createDraft'>, siteUrl: string): Input<'createDraft'> => ({
  ...others,
  ...(logo !== undefined && { logo: ownPath(logo, siteUrl) }),
  ...(screenshots !== undefined && { screenshots: screenshots.map((address) => ownPath(address, siteUrl)) }),
})

type Supplied = { url: string; supplied: Partial<Listing>; warnings: string[] }

/** Empty fields don't override the crawl; unknown categories and bad images are left out with a warning. Throws BAD_REQUEST. */
function readSupplied(input: Input<'createDraft'>): Supplied {
  const { slugs, unknown } = readCategories(input.categories ?? [])
  const insecure = fieldKeys.filter(isPicture).filter((key) => [input[key] ?? []].flat().some(isInsecure))
  const secured = Object.fromEntries(insecure.map((key) => [key, withoutInsecure(input[key])]))
  const { listing, errors } = readListing({ ...input, ...secured, categories: slugs })
  throwFieldErrors(errors)
  const { url = '', ...fields } = listing
  const supplied: Partial<Listing> = Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)))
  return { url, supplied, warnings: [...unknown.map(unknownCategoryWarning), ...insecure.map(insecureImageWarning)] }
}

const isPicture = (key: FieldKey): key is PictureKey => fieldOf(key).kind === 'picture' || fieldOf(key).kind === 'pictures'

const withoutInsecure = (given: string | readonly string[] | undefined) =>
  typeof given === 'string' ? '' : given?.filter((image) => !isInsecure(image))

const existingWarnings: Partial<Record<LaunchStatus, string>> = {
  draft: 'You already have a draft for this URL. Open it to continue.',
  rejected: 'This product was rejected earlier. Open it to see why and resubmit.',
}

const answerExisting = (world: World, launch: Launch) =>
  answer(world, launch, { existing: true, warnings: [existingWarnings[launch.status] ?? ''].filter(Boolean) })

const answer = ({ siteUrl }: World, { slug }: Launch, rest: { existing: boolean; warnings: string[] }) =>
  ({ ok: true, slug, draftUrl: siteUrl + paths.draft({ slug }), reviewUrl: siteUrl + paths.draftReview({ slug }), ...rest }) as const

/** A new draft of the account with this listing, not stored yet. */
function newDraft(world: Pick<World, 'clock' | 'random'>, account: Profile, listing: Listing & { slug: string }): Launch {
  const now = world.clock().toISOString()
  return {
    ...listing,
    id: createId(world),
    aliases: [],
    ownerId: account.id,
    maker: shownMaker(account),
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

/** A draft or rejected launch for one of these URLs. Throws CONFLICT if the product is listed or launching; others’ drafts don’t count. */
export async function findKnownLaunch(
  { siteUrl }: Pick<World, 'siteUrl'>,
  finders: Pick<Finders, 'findLaunchesByUrl'>,
  urls: readonly string[],
  accountId: string,
): Promise<Launch | null> {
  const found: Launch[] = []
  for (const key of new Set(urls.map(urlKey))) found.push(...(await finders.findLaunchesByUrl(key)))
  const duplicate = findDuplicate({ urls, name: null }, found)
  if (duplicate !== null) throw alreadyKnown(duplicate.launch, siteUrl, accountId)
  const own = found.filter(({ ownerId }) => ownerId === accountId)
  return own.find(({ status }) => status === 'draft') ?? own.find(({ status }) => status === 'rejected') ?? null
}

/** Only its owner learns the name of a launch that isn't public yet. */
function alreadyKnown({ slug, name, status, ownerId }: Launch, siteUrl: string, accountId: string): Failure {
  const isOwn = ownerId === accountId
  const productUrl = `${siteUrl}${paths.launch({ slug })}`
  const message =
    status === 'live'
      ? `${name} is already listed: ${productUrl}`
      : `This product has already been submitted${isOwn ? '.' : ' from another account.'}`
  const data = {
    fieldErrors: { url: [message] },
    issues: [{ path: ['url'], message, code: status === 'live' ? 'listed' : 'launching' }],
    ...(status === 'live' && { productUrl }),
    ...(isOwn && { dashboardUrl: siteUrl + paths.launchDashboard({ slug }) }),
  }
  return new Failure('CONFLICT', message, data, status === 'live' ? 'This product is already listed at the productUrl below.' : undefined)
}
