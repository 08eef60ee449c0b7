import { keptKey, picturesIn, type StoredPicture } from '../../domain/pictures/picture.ts'
import type { World } from '../../ports/world.ts'

/** Whether a picture is on a launch, in an edit of one, or its owner’s own. The site’s are used until their record is removed. */
export async function isUsed(
  { store, siteUrl }: Pick<World, 'store' | 'siteUrl'>,
  { accountId, launchId, key }: StoredPicture,
): Promise<boolean> {
  if (accountId === null && launchId === undefined) return true
  const owner = accountId === null ? null : await store.get('profiles', accountId)
  if (owner?.picture !== undefined && keptKey(owner.picture) === key) return true
  const launch = launchId === undefined ? null : await store.get('launches', launchId)
  const launches = accountId === null ? [launch ?? []].flat() : await store.list('launches', 'ownerId', accountId)
  // A decision that removed the picture can still be undone.
  if (accountId !== null && (await store.list('undos', 'accountId', accountId)).some((undo) => JSON.stringify(undo).includes(key)))
    return true
  for (const each of launches) {
    const revision = await store.get('revisions', each.id)
    const listings = [each, revision?.approved, revision?.proposed].filter((listing) => listing != null)
    if (listings.some((listing) => picturesIn(listing).some((address) => keptKey(address, siteUrl) === key))) return true
  }
  return false
}
