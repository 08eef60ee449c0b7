import { findDuplicate, urlKey } from '../../domain/duplicates.ts'
import { Failure } from '../../domain/failure.ts'
import type { Launch } from '../../domain/launch.ts'
import { dashboardUrl } from '../../domain/own-launch.ts'
import type { Finders } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

/**
 * The account's own draft, or launch that was turned down, for one of these addresses (design section 2, repeated submission). Throws
 * CONFLICT where the product is listed or launching; somebody else's draft blocks nobody.
 */
export async function findKnownLaunch(
  { siteUrl }: Pick<World, 'siteUrl'>,
  finders: Pick<Finders, 'findLaunchesByUrl'>,
  urls: readonly string[],
  accountId: string,
): Promise<Launch | null> {
  const found: Launch[] = []
  for (const key of new Set(urls.map(urlKey))) found.push(...(await finders.findLaunchesByUrl(key)))
  const duplicate = findDuplicate({ urls, name: null }, found)
  if (duplicate !== null) throw alreadyThere(duplicate.launch, siteUrl, accountId)
  const own = found.filter(({ ownerId }) => ownerId === accountId)
  return own.find(({ status }) => status === 'draft') ?? own.find(({ status }) => status === 'rejected') ?? null
}

/** A launch that is not public yet stays unnamed to everybody but its owner. */
function alreadyThere({ slug, name, status, ownerId }: Launch, siteUrl: string, accountId: string): Failure {
  const isOwn = ownerId === accountId
  const productUrl = `${siteUrl}/launches/${slug}/`
  const follow = dashboardUrl(siteUrl, slug)
  const message =
    status === 'live' ? `${name} is already listed: ${productUrl}` : `This product is currently launching${isOwn ? `: ${follow}` : '.'}`
  const data = {
    fieldErrors: { url: [message] },
    issues: [{ path: ['url'], message, code: status === 'live' ? 'listed' : 'launching' }],
    ...(status === 'live' && { productUrl }),
    ...(isOwn && { dashboardUrl: follow }),
  }
  return new Failure('CONFLICT', message, data, status === 'live' ? 'This product is already listed, at the productUrl below.' : undefined)
}
