import { findDuplicate, urlKey } from '../../domain/launch/duplicates.ts'
import { Failure } from '../../domain/failure.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import type { Finders } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { paths } from '../../../shared/paths.ts'

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
